import type { UnitList } from '@veckovis/contracts/analytics'
import type { Words } from '@veckovis/platform'

/** Which weeks, with their years where they lie in two. */
export const weeksText = ({ from, to }: UnitList['period'], t: Words): string =>
  from.year === to.year
    ? t('period.oneYear', { from: from.week, to: to.week, year: to.year })
    : t('period.moreYears', { from: from.week, fromYear: from.year, to: to.week, toYear: to.year })
