import { useState } from 'react'
import { WeekGrid } from '../week-grid'
import type { GridCell, GridColumn, GridEdit, GridLabels, GridRow, RejectedEdit, WeekGridProps } from '../grid-model'

export const labels: GridLabels = {
  rowHeader: 'Row',
  sum: 'Sum',
  average: 'Average',
  readOnly: 'Read-only',
  changed: 'Changed',
  invalid: 'Invalid',
  oldWeek: 'Old week',
  currentWeek: 'This week',
  annotated: 'Has a note',
  fold: 'Fold',
  unfold: 'Unfold',
  fill: 'Fill to the right',
  annotateWeek: 'Note for week',
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

type Groups = WeekGridProps['groups']

const writtenRow = (row: GridRow, edits: readonly GridEdit[]): GridRow => {
  const mine = edits.filter(edit => edit.rowId === row.id)
  if (mine.length === 0) return row
  const cells = row.cells.map((cell, index) => {
    const edit = mine.find(({ week }) => week === columns[index]?.week)
    return edit === undefined ? cell : { ...cell, text: edit.text === '' ? '0' : edit.text, dirty: true }
  })
  return { ...row, status: 'dirty', cells }
}

const written = (groups: Groups, edits: readonly GridEdit[]): Groups =>
  groups.map(group => ({ ...group, rows: group.rows.map(row => writtenRow(row, edits)) }))

/** Refuses what has a letter in it. */
const refusalsOf = (edits: readonly GridEdit[]): RejectedEdit[] =>
  edits.filter(({ text }) => /[a-z]/i.test(text)).map(edit => ({ ...edit, message: `"${edit.text}" is not a number` }))

type ExampleProps = Partial<WeekGridProps> & {
  /** The rows of the only group, to begin with. */
  start?: readonly GridRow[]
  /** The rows of the only group, whatever is typed. */
  rows?: readonly GridRow[]
  startGroups?: Groups
}

export const oneGroup = (rows: readonly GridRow[]): Groups => [{ id: 'hours', caption: 'Hours', rows }]

/** As little as a caller has to do for other programs. */
const withoutTypography = (text: string): string => text.replace('\u2212', '-').replaceAll('\u00a0', '')

/** A caller as small as can be: it refuses what has a letter in it, keeps the rest, and folds. */
export const ExampleGrid = ({ start = threeRows, startGroups, rows, ...props }: ExampleProps) => {
  const [groups, setGroups] = useState(startGroups ?? oneGroup(start))
  return (
    <WeekGrid
      columns={columns}
      groups={rows ? oneGroup(rows) : groups}
      labels={labels}
      clipboardText={withoutTypography}
      onEdits={edits => {
        const refused = refusalsOf(edits)
        if (refused.length === 0) setGroups(before => written(before, edits))
        return refused
      }}
      {...props}
    />
  )
}

/** What a cell shows: the input's value where one is open, else its text. */
export const shownIn = (element: HTMLElement): string =>
  element instanceof HTMLInputElement ? element.value : element.textContent
