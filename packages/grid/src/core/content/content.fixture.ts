import { contentOf, type GivenContent, type SheetContent } from './content'
import type { RowContent, SheetCell, SheetColumn } from './sheet-content'

export const weeksFrom = (first: number, count: number, current = first): readonly SheetColumn[] =>
  Array.from({ length: count }, (_, index) => {
    const week = first + index
    return { id: week, kind: 'week', title: `v. ${week}`, isPast: week < current, isCurrent: week === current }
  })

export const rowOf = (id: string, columns: readonly SheetColumn[], cell: Partial<SheetCell> = {}): RowContent => ({
  id,
  cells: columns.map(({ isPast }) => ({ text: '0', editable: !isPast, dirty: false, ...cell })),
})

export const columns = weeksFrom(10, 6, 12)

/** Weeks 10 to 15, of which the first two are over; the second row is calculated. */
export const exampleContent = (given: Partial<GivenContent> = {}): SheetContent =>
  contentOf({
    groups: [
      {
        id: 'hours',
        rows: [
          rowOf('a', columns, { text: '1' }),
          rowOf('total', columns, { text: '2', editable: false }),
          rowOf('b', columns, { text: '1 234,5', editText: '1234,5' }),
        ],
      },
    ],
    columns,
    dense: false,
    summaries: [],
    readOnly: false,
    rowWindow: false,
    inputs: 'entered',
    line: null,
    offers: { undo: true, redo: true, inspect: true, annotate: true, annotateColumn: true, fold: true },
    ownKeys: [],
    notices: { readOnly: 'Calculated', past: 'Over' },
    clipboardText: text => text.replace('\u2212', '-'),
    ...given,
  })

/** A hundred people over a year, each week of theirs to be edited. */
export const manyContent = (rows = 100): SheetContent => {
  const year = weeksFrom(1, 53)
  return exampleContent({
    groups: [0, 1].map(group => ({
      id: `group-${group}`,
      rows: Array.from({ length: rows / 2 }, (_, row) => rowOf(`${group}-${row}`, year)),
    })),
    columns: year,
    summaries: ['sum'],
    rowWindow: true,
  })
}
