import { useMemo } from 'react'
import type { GridColumn, GridGroup, GridLabels, WeekGridProps } from '../grid-model'

type Summary = 'sum' | 'average'

/** What all rows of a sheet have in common: the same object until one of it changes, so that rows can be kept. */
export type SheetView = {
  columns: readonly GridColumn[]
  labels: GridLabels
  summaries: readonly Summary[]
  readOnly: boolean
}

const summaryKinds = ['sum', 'average'] as const

const summariesOf = (groups: readonly GridGroup[], asked: readonly Summary[] | undefined): Summary[] =>
  summaryKinds.filter(
    kind => asked?.includes(kind) ?? groups.some(group => group.rows.some(row => row[kind] !== undefined)),
  )

const useStableLabels = (labels: GridLabels): GridLabels => {
  const { rowHeader, sum, average, readOnly, changed, invalid, oldWeek, currentWeek } = labels
  const { annotated, fold, unfold, fill } = labels
  return useMemo(
    () => ({
      ...{ rowHeader, sum, average, readOnly, changed, invalid, oldWeek, currentWeek },
      ...{ annotated, fold, unfold, fill },
    }),
    [rowHeader, sum, average, readOnly, changed, invalid, oldWeek, currentWeek, annotated, fold, unfold, fill],
  )
}

export const useSheetView = ({ columns, groups, labels, summaries, readOnlyReason }: WeekGridProps): SheetView => {
  const stable = useStableLabels(labels)
  const shown = summariesOf(groups, summaries)
  const hasSum = shown.includes('sum')
  const hasAverage = shown.includes('average')
  const readOnly = readOnlyReason !== undefined
  return useMemo(
    () => ({
      columns,
      labels: stable,
      summaries: summaryKinds.filter(kind => (kind === 'sum' ? hasSum : hasAverage)),
      readOnly,
    }),
    [columns, stable, hasSum, hasAverage, readOnly],
  )
}
