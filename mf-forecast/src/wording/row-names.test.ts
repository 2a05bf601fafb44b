import type { Words } from '@veckovis/platform'
import { furtherAbsenceNames, rowNameById, skippedRowName } from './row-names'

const words: Words = (key, values) => `${key}${values === undefined ? '' : ` ${JSON.stringify(values)}`}`
const rows = [{ serverId: 1 }, { serverId: 9 }, { serverId: 10 }, { serverId: 'x-y' }]
const names = furtherAbsenceNames(
  [
    { id: 1, name: 'Annat ord' },
    { id: 9, name: 'Facklig tid' },
  ],
  rows,
  words,
)

test('an absence without a name is told by its place among the absences, never by its number', () => {
  expect(rowNameById('absences-1', names, words)).toBe('rows.absences-1')
  expect(rowNameById('absences-9', names, words)).toBe('Facklig tid')
  expect(rowNameById('absences-10', names, words)).toBe('rows.placed-absence {"position":3}')
  expect(rowNameById('absences-x-y', names, words)).toBe('rows.placed-absence {"position":4}')
  expect(rowNameById('absences-77', names, words)).toBe('rows.further-absence')
  expect(rowNameById('substitutes-77', names, words)).toBe('rows.unknown-substitute')
})

test('a row that could not be read has its name where there is one, else its place', () => {
  const skipped = (kind: 'absence' | 'substitute', serverId: number | null) =>
    skippedRowName({ kind, serverId, position: 5 }, names, words)
  expect(skipped('absence', 2)).toBe('rows.absences-2')
  expect(skipped('absence', 9)).toBe('Facklig tid')
  expect(skipped('absence', 77)).toBe('rows.placed-absence {"position":5}')
  expect(skipped('substitute', 77)).toBe('rows.placed-substitute {"position":5}')
  expect(skipped('absence', null)).toBe('rows.nameless-absence {"position":5}')
})
