import type { CellContent } from '../../workbook/reading/workbook-content'
import { linesOfWorkbook } from './workbook-lines'

const text = (content: string): CellContent => content
const sheet = (rows: readonly (readonly (CellContent | null)[])[], more = {}) => ({
  name: 'Blad1',
  isHidden: false,
  hiddenRows: [],
  cellsOutside: 0,
  rows,
  ...more,
})

test('cells become what a person would have typed, under the numbers of their rows', () => {
  const cells: CellContent[] = [
    7.5,
    { kind: 'date', day: '1961-03-02' },
    { kind: 'date', day: null },
    { kind: 'truth', value: true },
    { kind: 'truth', value: false },
    { kind: 'error', text: '#N/A' },
    { kind: 'formula' },
    { kind: 'percent', share: 0.07 },
  ]
  expect(
    linesOfWorkbook({ sheets: [sheet([[text('Namn'), null, text('År')], [], cells], { hiddenRows: [3] })] }),
  ).toEqual({
    ok: true,
    value: [
      { line: 1, cells: ['Namn', '', 'År'] },
      { line: 3, cells: ['7,5', '1961-03-02', '', 'ja', 'nej', '#N/A', '', '7 %'], isHidden: true },
    ],
  })
})

test('the first sheet that is shown and holds anything is the list', () => {
  const sheets = [sheet([[text('a')]], { isHidden: true }), sheet([]), sheet([[text('b')]]), sheet([[text('c')]])]
  expect(linesOfWorkbook({ sheets })).toEqual({ ok: true, value: [{ line: 1, cells: ['b'] }] })
  expect(linesOfWorkbook({ sheets: [sheet([])] })).toEqual({ ok: false, error: { code: 'empty' } })
})

test('part of a list is not taken for the list', () => {
  const sheets = [sheet([[text('a')]], { cellsOutside: 1 })]
  expect(linesOfWorkbook({ sheets })).toEqual({ ok: false, error: { code: 'too-many-rows', limit: 5000 } })
})
