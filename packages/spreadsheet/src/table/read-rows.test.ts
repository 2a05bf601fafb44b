import { readRows } from './read-rows'

const columns = [
  { key: 'place', headings: ['Kommun', 'Municipality'], isRequired: true },
  { key: 'name', headings: ['Avdelning', 'Name'], isRequired: true },
  { key: 'active', headings: ['Aktiv'], isRequired: false },
]
const found = { place: 'Ekerö', name: 'Norr', active: '' }

test.each([
  ['a pasted text', 'Municipality;Skor;Avdelning\nEkerö;38;Norr'],
  [
    'the lines of a workbook',
    [
      ['Municipality', 'Skor', 'Avdelning'],
      ['Ekerö', '38', 'Norr'],
    ],
  ],
])('%s becomes rows by its headings, and what no column is known by is named', (_, list) => {
  const lines = typeof list === 'string' ? list : list.map((cells, index) => ({ line: index + 1, cells }))
  const rows = [{ line: 2, cells: found, hasMoreCells: false }]
  expect(readRows(lines, columns, 1)).toEqual({ ok: true, value: { rows, unknown: ['Skor'] } })
})

test.each([
  ['Avdelning;Aktiv\na;ja', { code: 'columns-missing', columns: ['place'] }],
  ['Hemtjänst\tNorr', { code: 'columns-missing', columns: ['place', 'name'] }],
  ['Kommun;Avdelning;Name\na;b;c', { code: 'columns-twice', columns: ['name'] }],
  ['Kommun;Avdelning\n;\n', { code: 'no-rows' }],
  ['Kommun;Avdelning\nEkerö;"Norr', { code: 'open-quote', line: 2 }],
  ['Kommun;Avdelning\na;b\nc;d', { code: 'too-many-rows', limit: 1 }],
  ['  ', { code: 'empty' }],
])('what is no such list is refused as a whole: %j', (text, error) =>
  expect(readRows(text, columns, 1)).toEqual({ ok: false, error }),
)
