import type { WorkbookContent } from '@veckovis/spreadsheet/workbook-reader'
import { recogniseImport } from './read-import'

type Rows = WorkbookContent['sheets'][number]['rows']

const sheet = (name: string, rows: Rows) => ({ name, rows, isHidden: false, hiddenRows: [], cellsOutside: 0 })

const rows: Rows = [
  ['Vecka', 4, 5, 54],
  ['Semester', 8, -1, 2],
  ['Kaffe', 1, 2, 3],
  ['Årets tjänstledighet', { kind: 'date', day: '2026-01-01' }, 1, null],
]

const address = { year: 2026, weeks: 53 as const, absenceNames: new Map([[9, 'Årets tjänstledighet']]) }

test('rows are recognised by names of the page and of further absences, and all that is wrong is listed at its cell', () => {
  const read = recogniseImport({ sheets: [sheet('Blad1', [['x', 1]]), sheet('2026', rows)] }, address)
  if (!read.ok) throw new Error(read.error.code)
  const { recognised, errors, chosen } = read.value
  expect(chosen.name).toBe('2026')
  expect(recognised.kept.map(({ rowId }) => rowId)).toEqual(['absences-2', 'absences-9'])
  expect(recognised.leftOut).toEqual([{ row: 3, label: 'Kaffe', reason: 'unknown-label' }])
  expect(errors).toEqual([
    { code: 'unknown-week', at: { row: 1, column: 4 }, week: 54 },
    { code: 'number', at: { row: 2, column: 3 }, reason: 'negative' },
    { code: 'date', at: { row: 4, column: 2 } },
  ])
})

test.each([
  ['several sheets, none of them of the year', [sheet('A', rows), sheet('B', rows)], 'no-sheet'],
  ['one sheet of another year', [sheet('2025', rows)], 'other-year'],
  ['sheets without rows', [sheet('2025', [])], 'no-sheet'],
])('%s cannot be taken', (_case, sheets, code) => {
  expect(recogniseImport({ sheets }, address)).toMatchObject({ ok: false, error: { code } })
})
