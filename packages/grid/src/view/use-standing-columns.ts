import { useMemo, useSyncExternalStore } from 'react'
import type { GridColumn, GridGroup } from '../grid-model'
import { columnsStanding, type ColumnWindow } from './column-window'

/** Where Tab enters a sheet that has not been visited: something to edit, else this week, else the first week. */
const entryColumn = (groups: readonly GridGroup[], columns: readonly GridColumn[], readOnly: boolean): number => {
  const takesInput = (index: number, { cells }: GridGroup['rows'][number]) =>
    cells[index]?.editable === true && columns[index]?.isOld === false
  if (!readOnly)
    for (const { folded, rows } of groups)
      for (const row of folded === true ? [] : rows) {
        const index = row.cells.findIndex((_, place) => takesInput(place, row))
        if (index !== -1) return index
      }
  return Math.max(
    0,
    columns.findIndex(column => column.isCurrent),
  )
}

type Sheet = { groups: readonly GridGroup[]; columns: readonly GridColumn[]; readOnly: boolean }

/** The indexes of the columns that stand in the document: the same array until they are others. */
export const useStandingColumns = (
  columnWindow: ColumnWindow,
  { groups, columns, readOnly }: Sheet,
): readonly number[] => {
  const inSight = useSyncExternalStore(columnWindow.subscribe, columnWindow.get)
  const standing = columnsStanding(
    columns.map(column => column.week),
    inSight,
    entryColumn(groups, columns, readOnly),
  )
  const key = standing.join()
  return useMemo(() => (key === '' ? [] : key.split(',').map(Number)), [key])
}
