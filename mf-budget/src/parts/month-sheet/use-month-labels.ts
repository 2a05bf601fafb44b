import type { SheetLabels } from '@veckovis/grid'
import { useTranslation } from '@veckovis/platform'

/** Of what a year of months does not have, nothing is said. */
const neverSaid = { average: '', pastColumn: '', currentColumn: '', annotated: '', annotateColumn: '' }
const neverThere = { fold: '', unfold: '' }

/** What a sheet of twelve months says of itself; `sum` is the column behind December. */
export const useMonthLabels = (sum: string): SheetLabels => {
  const { t } = useTranslation('mf-budget')
  return {
    ...neverSaid,
    ...neverThere,
    sum,
    rowHeader: t('months.rowHeader'),
    readOnly: t('months.readOnly'),
    changed: t('months.changed'),
    invalid: t('months.invalid'),
    fill: t('months.fill'),
  }
}
