import {
  formatForecastValue,
  summariseSelection,
  type ForecastRow,
  type ForecastTables,
  type NumberUnit,
  type PercentageDisplay,
} from '@veckovis/domain/forecast'
import { formatPercent } from '@veckovis/domain/numbers'
import type { SheetAddress, SheetSelection } from '@veckovis/grid'
import { useTranslation, type Words } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import { findForecastRow } from '../../../context/forecast-figures'
import type { ForecastTab } from '../../../context/forecast-filters'
import { useForecast, useForecastValue } from '../../../context/use-forecast'
import { rowName } from '../../../wording/row-names'
import { summariesOf } from '../forecast-grid-model'
import { CellMenu } from './cell-menu'
import * as styles from './selection-status.module.css'

type SelectionStatusProps = {
  readonly selection: SheetSelection
  readonly tables: ForecastTables
  readonly tab: ForecastTab
}

type RowOf = (rowId: string) => ForecastRow | undefined

const amount = (value: number, unit: NumberUnit, words: Words) => {
  const text = formatForecastValue(value, unit)
  return unit === 'hours' || unit === 'money' ? words(`units.${unit}`, { value: text }) : text
}

/** What a row has beside its weeks, by the words that the sheet has for it; a row that has none is named alone. */
const summaryName = (row: ForecastRow, column: 'sum' | 'average', lastWeek: number, words: Words): string | null => {
  const shown = summariesOf(row, lastWeek, words)
  if (shown[column] === undefined) return null
  return (column === 'sum' ? shown.sumNote : undefined) ?? words(`grid.${column}`)
}

const placeOf = (row: ForecastRow, { column }: SheetAddress, lastWeek: number, words: Words): string => {
  const name = rowName(row, words)
  if (column === 'label') return name
  const place =
    typeof column === 'number' ? words('weekShort', { week: column }) : summaryName(row, column, lastWeek, words)
  return place === null ? name : words('status.place', { name, place })
}

/** What the cell shows; a percentage has no average. */
const percentageOf = (display: PercentageDisplay, { column }: SheetAddress): string | null => {
  const { percentageColumns, percentageTotal, decimals } = display
  if (column === 'sum') return formatPercent(percentageTotal, decimals)
  const cell = percentageColumns.find(({ weekNumber }) => weekNumber === column)
  return cell === undefined ? null : formatPercent(cell.percentage, decimals)
}

const valueOf = (row: ForecastRow, address: SheetAddress, words: Words): string | null => {
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

const rangeText = ({ rowIds, columns }: SheetSelection, rowOf: RowOf, words: Words) => {
  const rows = rowIds.map(rowOf).filter(row => row !== undefined)
  const { count, total } = summariseSelection(rows, new Set(columns))
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

/** A week that is selected from its first row to its last is called by its own name, and so is its note. */
const WholeWeek = ({ week }: { readonly week: number }) => {
  const { t } = useTranslation('mf-forecast')
  const { questions } = useForecast()
  return (
    <>
      <span className={styles.place} data-part="place">
        {t('comments.week', { week })}
      </span>
      <Button
        variant="quiet"
        title={t('status.noteKeys')}
        onClick={event => questions.annotate({ rowId: null, column: week }, event.currentTarget)}
      >
        {t('status.weekNote')}
      </Button>
    </>
  )
}

type OneCellProps = {
  readonly selection: SheetSelection
  readonly focus: SheetAddress
  readonly row: ForecastRow
}

const OneCell = ({ selection, focus, row }: OneCellProps) => {
  const { t } = useTranslation('mf-forecast')
  const { isExplained, explainCell, annotate } = useForecast().questions
  const { endWeek } = useForecastValue(({ rangeAtom }) => rangeAtom)
  const value = valueOf(row, focus, t)
  const { column } = focus
  return (
    <>
      <span className={styles.place} data-part="place">
        {placeOf(row, focus, endWeek, t)} {value !== null && <strong>{value}</strong>}
      </span>
      {isExplained(focus) && (
        <Button variant="quiet" title={t('status.whyKeys')} onClick={event => explainCell(focus, event.currentTarget)}>
          {t('status.why')}
        </Button>
      )}
      {typeof column === 'number' && (
        <>
          <Button variant="quiet" title={t('status.noteKeys')} onClick={event => annotate(focus, event.currentTarget)}>
            {t('status.note')}
          </Button>
          <CellMenu selection={selection} />
        </>
      )}
    </>
  )
}

/** The line below the sheet: where the focus stands, what may be asked about it, and what the selection adds up to. */
export const SelectionStatus = ({ selection, tables, tab }: SelectionStatusProps) => {
  const { t } = useTranslation('mf-forecast')
  const { focus, rowIds, columns, wholeColumn } = selection
  const rowOf = (rowId: string) => findForecastRow(tables, tab, rowId)
  const row = focus === null ? undefined : rowOf(focus.rowId)
  if (focus === null || row === undefined) return <p className={styles.status}>{t('status.hint')}</p>
  return (
    <div className={styles.status}>
      {wholeColumn === null ? <OneCell {...{ selection, focus, row }} /> : <WholeWeek week={wholeColumn} />}
      {rowIds.length * columns.length > 1 && (
        <span className={styles.range} data-part="range">
          {rangeText(selection, rowOf, t).map(text => (
            <span key={text}>{text}</span>
          ))}
        </span>
      )}
    </div>
  )
}
