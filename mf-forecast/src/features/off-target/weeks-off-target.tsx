import { listComingOffTarget, type ForecastResult, type WeekOffTarget } from '@veckovis/domain/forecast'
import type { IsoWeek } from '@veckovis/domain/calendar'
import { formatFractionalHours, formatMoney, formatPercent } from '@veckovis/domain/numbers'
import { useIsPrinting } from '@veckovis/grid'
import { useTranslation } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import { useId, useMemo, useState } from 'react'
import * as styles from './weeks-off-target.module.css'

export type WeeksOffTargetProps = {
  readonly result: ForecastResult
  readonly year: number
  readonly currentWeek: IsoWeek
  /** In one row, with the week and its efficiency alone; all are shown with everything. */
  readonly isLow?: boolean
}

/** More than these wait behind a button; in one row fewer. */
const shownAtFirst = 8
const shownInRow = 4

const WeekEntry = ({ entry }: { readonly entry: WeekOffTarget }) => {
  const { t } = useTranslation('mf-forecast')
  const { week, mark, efficiency, deficit, cost } = entry
  return (
    <li data-off-target-week={week}>
      <p className={styles.head}>
        <strong>{t('weekShort', { week })}</strong> <span className={styles.mark}>{t(`marks.${mark}`)}</span>{' '}
        <span className={styles.share}>{formatPercent(efficiency, 1)}</span>
      </p>
      <p className={styles.figures}>
        <span>{t('units.hours', { value: formatFractionalHours(deficit) })}</span>{' '}
        <span>{t('units.money', { value: formatMoney(cost) })}</span>
      </p>
    </li>
  )
}

/** The weeks ahead that are red by themselves, whatever the weeks before them make of it. */
export const WeeksOffTarget = ({ result, year, currentWeek, isLow = false }: WeeksOffTargetProps) => {
  const { t } = useTranslation('mf-forecast')
  const titleId = useId()
  const isPrinting = useIsPrinting()
  const [showsAll, setShowsAll] = useState(false)
  const weeks = useMemo(() => listComingOffTarget(result, year, currentWeek), [result, year, currentWeek])
  if (weeks.length === 0) return null
  const most = isLow ? shownInRow : shownAtFirst
  const isWhole = showsAll || isPrinting
  const shown = isWhole ? weeks : weeks.slice(0, most)
  return (
    <section
      className={styles.weeks}
      data-part="off-target"
      data-row={isLow && !isWhole ? '' : undefined}
      aria-labelledby={titleId}
    >
      <h2 id={titleId}>{t('offTarget.title', { count: weeks.length })}</h2>
      <ul>
        {shown.map(entry => (
          <WeekEntry key={entry.week} entry={entry} />
        ))}
      </ul>
      {weeks.length > most && (
        <Button variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(before => !before)}>
          {t(showsAll ? 'offTarget.fewer' : 'offTarget.all', { count: weeks.length })}
        </Button>
      )}
    </section>
  )
}
