import { emptyValues, type EntryValues, type Member } from './entry-values'
import { valuesOfLine } from './values-of-line'

const member = { distinction: null, employedFrom: '2024-01-01', employedTo: null }
const people: Member[] = [
  {
    ...member,
    id: 7,
    firstName: 'Åsa',
    lastName: 'Öberg',
    proposals: [
      { from: '2024-01-01', hours: 8 },
      { from: '2026-12-01', hours: 6 },
    ],
  },
  { ...member, id: 8, firstName: 'Anna', lastName: 'Berg', proposals: [{ from: '2024-01-01', hours: 7 }] },
  { ...member, id: 9, firstName: 'Anna', lastName: 'Ek', proposals: [] },
]
// A Saturday.
const basis = { people, today: '2026-11-28' }
const initial = emptyValues('ABSENCE', '2026-11-29')

/** The form after each of the lines, typed one after the other. */
const after = (lines: readonly string[], begun: Partial<EntryValues> = {}): EntryValues =>
  lines.reduce((values, line) => valuesOfLine(line, values, { initial, basis }), { ...initial, ...begun })

test('a line fills person, reason, days, substitute and the hours of both', () => {
  expect(after(['Åsa sjuk på måndag–tisdag, timvikarie'])).toEqual({
    ...initial,
    line: 'Åsa sjuk på måndag–tisdag, timvikarie',
    staffId: '7',
    reason: '1',
    from: '2026-11-30',
    to: '2026-12-01',
    perDay: '8',
    substituteType: '3',
    temporaryPerDay: '8',
  })
})

test('letter by letter it ends where the whole line ends', () => {
  const line = 'Anna Berg VAB 1/12–31/12, utan vikarie'
  const typed = Array.from(line, (_, index) => line.slice(0, index + 1))
  expect(after(typed)).toEqual(after([line]))
})

test('what a line said no more is as the form opened, and the hours with it', () => {
  const line = 'Åsa semester 7/12–9/12, övertid'
  expect(after([line, ''])).toEqual(initial)
  expect(after([line, 'Åsa'])).toEqual({ ...initial, line: 'Åsa', staffId: '7', perDay: '8' })
})

test('what was chosen or typed in the fields stays until the line says something else', () => {
  const chosen = { staffId: '8', perDay: '3,5', temporaryPerDay: '2' }
  expect(after(['sjuk i morgon, timvikarie'], chosen)).toMatchObject({ ...chosen, reason: '1', substituteType: '3' })
  expect(after(['Åsa sjuk'], chosen)).toMatchObject({ staffId: '7', perDay: '3,5', temporaryPerDay: '2' })
  const corrected = { ...after(['Åsa sjuk']), reason: '4' }
  expect(valuesOfLine('Åsa', corrected, { initial, basis })).toMatchObject({ reason: '4' })
})

test('a name of several people chooses nobody', () => {
  expect(after(['Anna sjuk'])).toMatchObject({ staffId: '', reason: '1', perDay: '' })
})

test('days over New Year are cut there, and a weekend is taken with its days', () => {
  expect(after(['semester 21/12–8/1'])).toMatchObject({
    ...{ from: '2026-12-21', to: '2026-12-31', rest: '2027-01-01 2027-01-08', weekdays: '12345' },
  })
  expect(after(['sjuk i dag'])).toMatchObject({ from: '2026-11-28', to: '2026-11-28', weekdays: '1234567' })
})
