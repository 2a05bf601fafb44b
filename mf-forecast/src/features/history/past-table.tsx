import type { PastRow } from '@veckovis/domain/forecast'
import { formatHours } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { VisuallyHidden, WideTable } from '@veckovis/ui'
import { useLayoutEffect, useRef } from 'react'
import { useAbsenceNames } from '../../context/use-forecast'
import { rowNameById } from '../../wording/row-names'
import * as styles from './history.module.css'

type Cell = PastRow['cells'][number]

export const differsOf = ({ past, present }: Cell): boolean => past !== present

const PastCell = ({ cell }: { readonly cell: Cell }) => {
  const { t } = useTranslation('mf-forecast')
  const { past, present, isOld } = cell
  if (!differsOf(cell)) return <td data-old={isOld ? '' : undefined}>{formatHours(past)}</td>
  return (
    <td data-differs="" data-old={isOld ? '' : undefined}>
      <VisuallyHidden>{t('history.then')} </VisuallyHidden>
      <strong>{formatHours(past)}</strong>
      <span className={styles.now}>{t('history.now', { hours: formatHours(present) })}</span>
    </td>
  )
}

/** Of a year only some weeks are in sight: the first cell that differs is among them. */
const useDifferenceInSight = () => {
  const table = useRef<HTMLTableElement>(null)
  useLayoutEffect(() => {
    const cell = table.current?.querySelector<HTMLElement>('td[data-differs]')
    const frame = table.current?.parentElement
    if (!cell || !frame) return
    frame.scrollLeft = cell.offsetLeft - frame.clientWidth / 2
    frame.scrollTop = cell.offsetTop - frame.clientHeight / 2
  }, [])
  return table
}

/** Rows with hours then or now, week by week; where the two differ the cell is marked and says both. */
export const PastTable = ({ rows }: { readonly rows: readonly PastRow[] }) => {
  const { t } = useTranslation('mf-forecast')
  const names = useAbsenceNames()
  const table = useDifferenceInSight()
  const shown = rows.filter(({ cells }) => cells.some(({ past, present }) => past !== 0 || present !== 0))
  const weeks = rows[0]?.cells.map(({ week }) => week) ?? []
  return (
    <WideTable label={t('history.table')} className={styles.frame}>
      <table ref={table} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('grid.rowHeader')}</th>
            {weeks.map(week => (
              <th key={week} scope="col">
                {t('weekShort', { week })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ rowId, cells }) => (
            <tr key={rowId}>
              <th scope="row">{rowNameById(rowId, names, t)}</th>
              {cells.map(cell => (
                <PastCell key={cell.week} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}
