import { readTable, type Column } from './read-table'

const columns: readonly Column<'email' | 'name' | 'phone'>[] = [
  { key: 'email', headings: ['E-postadress', 'E-post', 'Email'], isRequired: true },
  { key: 'name', headings: ['Namn', 'Name'], isRequired: true },
  { key: 'phone', headings: ['Telefon', 'Phone'], isRequired: false },
]
const tableOf = (list: Parameters<typeof readTable>[0]) => readTable(list, columns, 3)

test.each(['E-post;NAMN', 'email;Name', ' E-POSTADRESS ;"namn "', 'e_post;namn', 'Name;E post'])(
  'columns are found by Swedish and English headings, in any order and case: %s',
  headings => expect(tableOf(`${headings}\na;b`)).toMatchObject({ ok: true, value: { unknown: [] } }),
)

test('cells are taken by column; a missing cell is empty, a further one and an unknown heading are named', () => {
  const list = 'Namn;constructor;E-post;;__proto__\n Åsa ;x;a@b.se\nBo\nCy;;c@d.se;;;more'
  const rows = [
    { line: 2, cells: { email: 'a@b.se', name: 'Åsa', phone: '' }, hasMoreCells: false },
    { line: 3, cells: { email: '', name: 'Bo', phone: '' }, hasMoreCells: false },
    { line: 4, cells: { email: 'c@d.se', name: 'Cy', phone: '' }, hasMoreCells: true },
  ]
  expect(tableOf(list)).toEqual({ ok: true, value: { rows, unknown: ['constructor', '__proto__'], hiddenRows: 0 } })
})

test('the lines of a workbook keep their numbers, and those that are hidden are counted', () => {
  const lines = [
    { line: 3, cells: ['Name', 'Email'] },
    { line: 7, cells: ['Bo', 'b@c.se'] },
    { line: 8, cells: ['Cy', 'c@d.se'], isHidden: true },
  ]
  expect(tableOf(lines)).toMatchObject({
    value: { rows: [{ line: 7, cells: { name: 'Bo' } }, { line: 8 }], hiddenRows: 1 },
  })
})

test.each([
  ['Telefon;Phone;Namn\n1;2;a', { code: 'columns-missing', columns: ['email'] }],
  ['Bo\tb@c.se', { code: 'columns-missing', columns: ['email', 'name'] }],
  ['Namn;Email;Name\na;b;c', { code: 'columns-twice', columns: ['name'] }],
  ['Namn;Email\n;\n', { code: 'no-rows' }],
  ['Namn;Email\na;"b', { code: 'open-quote', line: 2 }],
  ['Namn;Email\na;b\na;b\na;b\na;b', { code: 'too-many-rows', limit: 3 }],
  ['  ', { code: 'empty' }],
])('what is no such list is refused as a whole: %j', (text, error) =>
  expect(tableOf(text)).toEqual({ ok: false, error }),
)
