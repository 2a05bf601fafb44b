import { useState } from 'react'
import { Sheet } from '../sheet'
import type { SheetCell, SheetColumn, SheetEdit, RejectedEdit } from '../core/content/sheet-content'
import type { SheetLabels, SheetRow, SheetProps } from '../view/sheet-props'

export const labels: SheetLabels = {
  rowHeader: 'Row',
  sum: 'Sum',
  average: 'Average',
  readOnly: 'Read-only',
  changed: 'Changed',
  invalid: 'Invalid',
  pastColumn: 'Old week',
  currentColumn: 'This week',
  annotated: 'Has a note',
  fold: 'Fold',
  unfold: 'Unfold',
  fill: 'Fill to the right',
  annotateColumn: 'Note for week',
}

/** Weeks 10 to 15; week 12 is the current one. */
export const columns: readonly SheetColumn[] = [10, 11, 12, 13, 14, 15].map(week => ({
  id: week,
  kind: 'week',
  title: `v. ${week}`,
  isPast: week < 12,
  isCurrent: week === 12,
}))

const plainCell: SheetCell = { text: '0', editable: true, dirty: false }

export const exampleRow = (id: string, cell: Partial<SheetCell> = {}, row: Partial<SheetRow> = {}): SheetRow => ({
  id,
  label: `Row ${id}`,
  status: 'normal',
  ...row,
  cells: columns.map(({ isPast }) => ({ ...plainCell, editable: !isPast, ...cell })),
})

export const threeRows = [exampleRow('a'), exampleRow('total', { editable: false }, { sum: '7' }), exampleRow('b')]

type Groups = SheetProps['groups']

const writtenRow = (row: SheetRow, edits: readonly SheetEdit[]): SheetRow => {
  const mine = edits.filter(edit => edit.rowId === row.id)
  if (mine.length === 0) return row
  const cells = row.cells.map((cell, index) => {
    const edit = mine.find(({ column }) => column === columns[index]?.id)
    return edit === undefined ? cell : { ...cell, text: edit.text === '' ? '0' : edit.text, dirty: true }
  })
  return { ...row, status: 'dirty', cells }
}

const written = (groups: Groups, edits: readonly SheetEdit[]): Groups =>
  groups.map(group => ({ ...group, rows: group.rows.map(row => writtenRow(row, edits)) }))

/** Refuses what has a letter in it. */
const refusalsOf = (edits: readonly SheetEdit[]): RejectedEdit[] =>
  edits.filter(({ text }) => /[a-z]/i.test(text)).map(edit => ({ ...edit, message: `"${edit.text}" is not a number` }))

type ExampleProps = Partial<SheetProps> & {
  /** The rows of the only group, to begin with. */
  start?: readonly SheetRow[]
  /** The rows of the only group, whatever is typed. */
  rows?: readonly SheetRow[]
  startGroups?: Groups
}

export const oneGroup = (rows: readonly SheetRow[]): Groups => [{ id: 'hours', caption: 'Hours', rows }]

/** As little as a caller has to do for other programs. */
const withoutTypography = (text: string): string => text.replace('\u2212', '-').replaceAll('\u00a0', '')

/** A caller as small as can be: it refuses what has a letter in it, keeps the rest, and folds. */
export const ExampleSheet = ({ start = threeRows, startGroups, rows, ...props }: ExampleProps) => {
  const [groups, setGroups] = useState(startGroups ?? oneGroup(start))
  return (
    <Sheet
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
