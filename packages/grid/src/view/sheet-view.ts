import { useMemo, type CSSProperties } from 'react'
import type { GridColumn, GridGroup, GridLabels, WeekGridProps } from '../grid-model'
import type { ColumnWindow } from './column-window'
import { useStandingColumns } from './use-standing-columns'

type Summary = 'sum' | 'average'

/** What all rows of a sheet have in common: the same object until one of it changes, so that rows can be kept. */
export type SheetView = {
  columns: readonly GridColumn[]
  /** Which of them stand in the document, as indexes. */
  standing: readonly number[]
  labels: GridLabels
  summaries: readonly Summary[]
  readOnly: boolean
  /** Week heads have a button that asks for what is written about the week. */
  annotatesWeeks: boolean
}

/** A column that stands in the document, and how many before it do not. */
export type StandingColumn = { column: GridColumn; index: number; skipped: number }

export const standingColumns = ({ columns, standing }: SheetView): StandingColumn[] =>
  standing.map((index, place) => {
    const column = columns[index]
    if (column === undefined) throw new RangeError(`There is no column ${index}`)
    return { column, index, skipped: index - (standing[place - 1] ?? -1) - 1 }
  })

/** Makes room for the columns that do not stand in the document. */
export const skippedStyle = (skipped: number): CSSProperties | undefined =>
  skipped === 0 ? undefined : { marginLeft: `calc(${skipped} * var(--_week))` }

const summaryKinds = ['sum', 'average'] as const

const summariesOf = (groups: readonly GridGroup[], asked: readonly Summary[] | undefined): Summary[] =>
  summaryKinds.filter(
    kind => asked?.includes(kind) ?? groups.some(group => group.rows.some(row => row[kind] !== undefined)),
  )

const useStableLabels = (labels: GridLabels): GridLabels => {
  const { rowHeader, sum, average, readOnly, changed, invalid, oldWeek, currentWeek } = labels
  const { annotated, fold, unfold, fill, annotateWeek } = labels
  return useMemo(
    () => ({
      ...{ rowHeader, sum, average, readOnly, changed, invalid, oldWeek, currentWeek },
      ...{ annotated, fold, unfold, fill, annotateWeek },
    }),
    [
      rowHeader,
      sum,
      average,
      readOnly,
      changed,
      invalid,
      oldWeek,
      currentWeek,
      annotated,
      fold,
      unfold,
      fill,
      annotateWeek,
    ],
  )
}

export const useSheetView = (props: WeekGridProps, columnWindow: ColumnWindow): SheetView => {
  const { columns, groups, labels, summaries, readOnlyReason } = props
  const stable = useStableLabels(labels)
  const shown = summariesOf(groups, summaries)
  const hasSum = shown.includes('sum')
  const hasAverage = shown.includes('average')
  const readOnly = readOnlyReason !== undefined
  const annotatesWeeks = props.onAnnotateWeek !== undefined
  const standing = useStandingColumns(columnWindow, { groups, columns, readOnly })
  return useMemo(
    () => ({
      columns,
      standing,
      labels: stable,
      summaries: summaryKinds.filter(kind => (kind === 'sum' ? hasSum : hasAverage)),
      readOnly,
      annotatesWeeks,
    }),
    [columns, standing, stable, hasSum, hasAverage, readOnly, annotatesWeeks],
  )
}
