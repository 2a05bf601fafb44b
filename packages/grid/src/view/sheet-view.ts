import { useMemo, type CSSProperties } from 'react'
import type { SheetContent, Summary } from '../core/content/content'
import type { RowContent, SheetCell, SheetColumn } from '../core/content/sheet-content'
import type { SheetWindow } from '../core/state/sheet-state'
import { standingColumns as columnsStanding } from '../core/window/window'
import type { SheetLabels, SheetProps } from './sheet-props'

/** What all rows of a sheet have in common: the same object until one of it changes, so that rows can be kept. */
export type SheetView = {
  columns: readonly SheetColumn[]
  /** Which of them stand in the document, as indexes. */
  standing: readonly number[]
  standingColumns: readonly StandingColumn[]
  labels: SheetLabels
  summaries: readonly Summary[]
  readOnly: boolean
  /** Every cell that takes text holds an input, and its text is only where the input takes its words from. */
  standingInputs: boolean
  /** Rows are all of one height, so that those out of sight need not stand in the document. */
  evenRows: boolean
  /** Heads are as narrow as their columns, of which all are in sight. */
  dense: boolean
  /** Heads of columns have a button that asks for what is written about the column. */
  annotatesColumns: boolean
}

/** A column that stands in the document, and how many before it do not. */
type StandingColumn = { column: SheetColumn; index: number; skipped: number }

const standingColumnsOf = (columns: readonly SheetColumn[], standing: readonly number[]): StandingColumn[] =>
  standing.map((index, place) => {
    const column = columns[index]
    if (column === undefined) throw new RangeError(`There is no column ${index}`)
    return { column, index, skipped: index - (standing[place - 1] ?? -1) - 1 }
  })

/** The cell that a row has for a column. */
export const cellFor = (row: RowContent, column: SheetColumn, index: number): SheetCell => {
  const cell = row.cells[index]
  if (cell === undefined) throw new Error(`Row ${row.id} has no cell for ${column.kind} ${column.id}`)
  return cell
}

/** Makes room for the columns that do not stand in the document. */
export const skippedRoom = (skipped: number): string => (skipped === 0 ? '' : `calc(${skipped} * var(--_column))`)

export const skippedStyle = (skipped: number): CSSProperties | undefined =>
  skipped === 0 ? undefined : { marginLeft: skippedRoom(skipped) }

const useStableLabels = (labels: SheetLabels): SheetLabels => {
  const { rowHeader, sum, average, readOnly, changed, invalid, pastColumn, currentColumn } = labels
  const { annotated, fold, unfold, fill, annotateColumn } = labels
  return useMemo(
    () => ({
      ...{ rowHeader, sum, average, readOnly, changed, invalid, pastColumn, currentColumn },
      ...{ annotated, fold, unfold, fill, annotateColumn },
    }),
    [
      rowHeader,
      sum,
      average,
      readOnly,
      changed,
      invalid,
      pastColumn,
      currentColumn,
      annotated,
      fold,
      unfold,
      fill,
      annotateColumn,
    ],
  )
}

type Common = Omit<SheetView, 'standing' | 'standingColumns'>

/** The columns that stand now, and before: more are in no row at the same time. */
const mostViews = 2

/** Makes the view of rows in which these columns stand, and the same one again as long as some row may hold it. */
const viewsOf = (common: Common) => {
  const made = new Map<string, SheetView>()
  return (standing: readonly number[]): SheetView => {
    const key = standing.join()
    const found = made.get(key)
    const view = found ?? { ...common, standing, standingColumns: standingColumnsOf(common.columns, standing) }
    made.delete(key)
    made.set(key, view)
    const [oldest] = made.keys()
    if (made.size > mostViews && oldest !== undefined) made.delete(oldest)
    return view
  }
}

/** What the rows of a sheet show, each by its place. */
export type SheetViews = { view: SheetView; viewOf: (row: number) => SheetView }

export const useSheetViews = (props: SheetProps, content: SheetContent, window: SheetWindow): SheetViews => {
  const labels = useStableLabels(props.labels)
  const { columns, readOnly, dense, rowWindow: evenRows } = content
  const standingInputs = content.inputs === 'standing'
  const annotatesColumns = props.onAnnotateColumn !== undefined
  const hasSum = content.summaries.includes('sum')
  const hasAverage = content.summaries.includes('average')
  const views = useMemo(() => {
    const summaries: Summary[] = [...(hasSum ? ['sum' as const] : []), ...(hasAverage ? ['average' as const] : [])]
    return viewsOf({ columns, labels, summaries, readOnly, standingInputs, evenRows, dense, annotatesColumns })
  }, [columns, labels, hasSum, hasAverage, readOnly, standingInputs, evenRows, dense, annotatesColumns])
  const { late } = window
  const before = late && views(columnsStanding(content, late))
  const view = views(columnsStanding(content, window))
  const lateRows = new Set(late?.rows)
  return { view, viewOf: row => (before !== null && lateRows.has(row) ? before : view) }
}
