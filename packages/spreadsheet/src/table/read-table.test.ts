import { readCsv } from '../csv/read-csv'
import { readTable, type Column } from './read-table'

const columns: readonly Column<'email' | 'name' | 'phone'>[] = [
  { key: 'email', headings: ['E-postadress', 'E-post', 'Email'], isRequired: true },
  { key: 'name', headings: ['Namn', 'Name'], isRequired: true },
  { key: 'phone', headings: ['Telefon', 'Phone'], isRequired: false },
]
const tableOf = (text: string) => {
  const reading = readCsv(text)
  if (!reading.ok) throw new Error(reading.error.code)
  return readTable(reading.value.rows, columns)
}

test.each(['E-post;NAMN', 'email;Name', ' E-POSTADRESS ;"namn "', 'e_post;namn', 'Name;E post'])(
  'columns are found by Swedish and English headings, in any order and case: %s',
  headings =>
    expect(tableOf(headings)).toMatchObject({ found: ['email', 'name'], missing: [], twice: [], unknown: [] }),
)

test('what a list lacks, has twice and what nobody knows is told', () => {
  expect(tableOf('Telefon;Phone;Skostorlek;;__proto__\n1;2;3')).toMatchObject({
    found: ['phone'],
    missing: ['email', 'name'],
    twice: ['phone'],
    unknown: ['Skostorlek', '__proto__'],
  })
})

test('cells are taken by column; a missing cell is empty and a further one told', () => {
  expect(tableOf('Namn;constructor;E-post\n Åsa ;x;a@b.se\nBo\nCy;;c@d.se;;more').rows).toEqual([
    { line: 2, cells: { email: 'a@b.se', name: 'Åsa', phone: '' }, hasMoreCells: false },
    { line: 3, cells: { email: '', name: 'Bo', phone: '' }, hasMoreCells: false },
    { line: 4, cells: { email: 'c@d.se', name: 'Cy', phone: '' }, hasMoreCells: true },
  ])
})
