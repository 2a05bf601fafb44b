import { useState } from 'react'
import { WeekGrid } from '../week-grid'
import type { GridCell, GridColumn, GridLabels, GridRow, WeekGridProps } from '../grid-model'

export const labels: GridLabels = {
  rowHeader: 'Row',
  sum: 'Sum',
  average: 'Average',
  readOnly: 'Read-only',
  changed: 'Changed',
  invalid: 'Invalid',
  oldWeek: 'Old week',
  currentWeek: 'This week',
}

/** Weeks 10 to 15; week 12 is the current one. */
export const columns: readonly GridColumn[] = [10, 11, 12, 13, 14, 15].map(week => ({
  week,
  title: `v. ${week}`,
  isOld: week < 12,
  isCurrent: week === 12,
}))

const plainCell: GridCell = { text: '0', editable: true, dirty: false }

export const exampleRow = (id: string, cell: Partial<GridCell> = {}, row: Partial<GridRow> = {}): GridRow => ({
  id,
  label: `Row ${id}`,
  status: 'normal',
  ...row,
  cells: columns.map(({ isOld }) => ({ ...plainCell, editable: !isOld, ...cell })),
})

export const threeRows = [exampleRow('a'), exampleRow('total', { editable: false }, { sum: '7' }), exampleRow('b')]

const written = (rows: readonly GridRow[], rowId: string, week: number, text: string): GridRow[] =>
  rows.map(row => {
    if (row.id !== rowId) return row
    const cells = row.cells.map((cell, index) =>
      columns[index]?.week === week ? { ...cell, text: text === '' ? '0' : text, dirty: true } : cell,
    )
    return { ...row, status: 'dirty', cells }
  })

type ExampleProps = Partial<WeekGridProps> & { start?: readonly GridRow[] }

/** A caller as small as can be: it refuses what has a letter in it, and else keeps the text. */
export const ExampleGrid = ({ start = threeRows, ...props }: ExampleProps) => {
  const [rows, setRows] = useState(start)
  return (
    <WeekGrid
      caption="Hours"
      columns={columns}
      rows={rows}
      labels={labels}
      onEdit={({ rowId, week, text }) => {
        if (/[a-z]/i.test(text)) return `"${text}" is not a number`
        setRows(before => written(before, rowId, week, text))
        return null
      }}
      {...props}
    />
  )
}
