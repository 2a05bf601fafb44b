import {
  formatForecastValue,
  summariseSelection,
  type ForecastRow,
  type NumberUnit,
  type PercentageDisplay,
} from '@veckovis/domain/forecast'
import { formatPercent } from '@veckovis/domain/numbers'
import type { GridAddress, GridSelection } from '@veckovis/grid'
import { useTranslation, type Words } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import { rowName } from '../../../data/row-names'
import { CellMenu } from './cell-menu'
import * as styles from './selection-status.module.css'

export type AskAbout = (address: GridAddress, anchor: HTMLElement) => void

/** Asks for what is written about a cell, or about a whole week where there is no row. */
export type AskForNote = (place: Omit<GridAddress, 'rowId'> & { rowId: string | null }, anchor: HTMLElement) => void

type SelectionStatusProps = {
  readonly selection: GridSelection
  readonly rowOf: (rowId: string) => ForecastRow | undefined
  /** Whether the figure at an address is calculated, so that it can explain itself. */
  readonly isExplained: (address: GridAddress) => boolean
  readonly onExplain: AskAbout
  readonly onAnnotate: AskForNote
}

const amount = (value: number, unit: NumberUnit, words: Words) => {
  const text = formatForecastValue(value, unit)
  return unit === 'hours' || unit === 'money' ? words(`units.${unit}`, { value: text }) : text
}

const placeOf = (row: ForecastRow, { column }: GridAddress, words: Words): string => {
  const name = rowName(row, words)
  if (column === 'label') return name
  const place = typeof column === 'number' ? words('weekShort', { week: column }) : words(`grid.${column}`)
  return words('status.place', { name, place })
}

/** What the cell shows; a percentage has no average. */
const percentageOf = (display: PercentageDisplay, { column }: GridAddress): string | null => {
  const { percentageColumns, percentageTotal, decimals } = display
  if (column === 'sum') return formatPercent(percentageTotal, decimals)
  const cell = percentageColumns.find(({ weekNumber }) => weekNumber === column)
  return cell === undefined ? null : formatPercent(cell.percentage, decimals)
}

const valueOf = (row: ForecastRow, address: GridAddress, words: Words): string | null => {
  const { column } = address
  if (column === 'label') return null
  if (row.percentageDisplay?.showAsPercentage === true) return percentageOf(row.percentageDisplay, address)
  if (row.unit === 'mark') {
    const mark = row.columns.find(({ weekNumber }) => weekNumber === column)
    return mark === undefined ? null : words(`marks.${mark.value}`)
  }
  if (column === 'sum') return row.showRowSum ? amount(row.sum, row.unit, words) : null
  if (column === 'average') return row.showAverage ? amount(row.average, row.unit, words) : null
  const cell = row.columns.find(({ weekNumber }) => weekNumber === column)
  return cell === undefined ? null : amount(cell.value, row.unit, words)
}

const rangeText = ({ rowIds, weeks }: GridSelection, rowOf: SelectionStatusProps['rowOf'], words: Words) => {
  const rows = rowIds.map(rowOf).filter(row => row !== undefined)
  const { count, total } = summariseSelection(rows, new Set(weeks))
  return [
    ...(total === null
      ? []
      : [
          words('status.sum', { value: amount(total.sum, total.unit, words) }),
          words('status.average', { value: amount(total.average, total.unit, words) }),
        ]),
    words('status.count', { count }),
  ]
}

type WholeWeekProps = Pick<SelectionStatusProps, 'onAnnotate'> & { readonly week: number }

/** A week that is selected from its first row to its last is called by its own name, and so is its note. */
const WholeWeek = ({ week, onAnnotate }: WholeWeekProps) => {
  const { t } = useTranslation('mf-forecast')
  return (
    <>
      <span className={styles.place} data-part="place">
        {t('comments.week', { week })}
      </span>
      <Button
        variant="quiet"
        title={t('status.noteKeys')}
        onClick={event => onAnnotate({ rowId: null, column: week }, event.currentTarget)}
      >
        {t('status.weekNote')}
      </Button>
    </>
  )
}

type OneCellProps = Omit<SelectionStatusProps, 'selection'> & { readonly focus: GridAddress; readonly row: ForecastRow }

const OneCell = ({ focus, row, isExplained, onExplain, onAnnotate }: OneCellProps) => {
  const { t } = useTranslation('mf-forecast')
  const value = valueOf(row, focus, t)
  const { column } = focus
  return (
    <>
      <span className={styles.place} data-part="place">
        {placeOf(row, focus, t)} {value !== null && <strong>{value}</strong>}
      </span>
      {isExplained(focus) && (
        <Button variant="quiet" title={t('status.whyKeys')} onClick={event => onExplain(focus, event.currentTarget)}>
          {t('status.why')}
        </Button>
      )}
      {typeof column === 'number' && (
        <>
          <Button
            variant="quiet"
            title={t('status.noteKeys')}
            onClick={event => onAnnotate(focus, event.currentTarget)}
          >
            {t('status.note')}
          </Button>
          <CellMenu week={column} onAnnotateWeek={anchor => onAnnotate({ rowId: null, column }, anchor)} />
        </>
      )}
    </>
  )
}

/** The line below the sheet: where the focus stands, what may be asked about it, and what the selection adds up to. */
export const SelectionStatus = (props: SelectionStatusProps) => {
  const { selection, rowOf, onAnnotate } = props
  const { t } = useTranslation('mf-forecast')
  const { focus, rowIds, weeks, wholeWeek } = selection
  const row = focus === null ? undefined : rowOf(focus.rowId)
  if (focus === null || row === undefined) return <p className={styles.status}>{t('status.hint')}</p>
  return (
    <div className={styles.status}>
      {wholeWeek === null ? (
        <OneCell {...props} focus={focus} row={row} />
      ) : (
        <WholeWeek week={wholeWeek} onAnnotate={onAnnotate} />
      )}
      {rowIds.length * weeks.length > 1 && (
        <span className={styles.range} data-part="range">
          {rangeText(selection, rowOf, t).map(text => (
            <span key={text}>{text}</span>
          ))}
        </span>
      )}
    </div>
  )
}
