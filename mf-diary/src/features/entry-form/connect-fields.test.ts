import { connectFields } from './connect-fields'
import { emptyValues, type EntryField, type EntryValues, type Member } from './entry-values'

const member = { firstName: 'Åsa', lastName: 'Öberg', distinction: null, employedFrom: '2024-01-01', employedTo: null }
const people: Member[] = [
  {
    ...member,
    id: 7,
    proposals: [
      { from: '2024-01-01', hours: 8 },
      { from: '2026-09-01', hours: 4 },
    ],
  },
  { ...member, id: 8, proposals: [{ from: '2024-01-01', hours: 6 }] },
]

/** The form after something was chosen in it. */
const after = (changes: Partial<EntryValues>, act: (fields: ReturnType<typeof connectFields>) => void): EntryValues => {
  const values = { ...emptyValues('ABSENCE', '2026-03-19'), ...changes }
  const changed = { ...values }
  const set = (name: EntryField, text: string) => {
    changed[name] = text
  }
  act(connectFields({ category: 'ABSENCE', basis: { people } }, { values, set }))
  return changed
}

test('R-321 an end in another year becomes the start, and what was cut off is offered', () => {
  const cut = after({ from: '2026-12-20', to: '2026-12-20' }, fields => fields.changeDates({ to: '2027-01-05' }))
  expect(cut).toMatchObject({ to: '2026-12-20', rest: '2027-01-01 2027-01-05' })
})

test('an end that is chosen again in the same year offers nothing any more', () => {
  const rest = '2027-01-01 2027-01-05'
  const chosen = after({ from: '2026-12-20', to: '2026-12-20', rest }, fields =>
    fields.changeDates({ to: '2026-12-31' }),
  )
  expect(chosen).toMatchObject({ to: '2026-12-31', rest: '' })
})

test('a start in a later year takes the end with it, and there is no rest', () => {
  const before = { from: '2026-12-20', to: '2026-12-31', rest: '2027-01-01 2027-01-05' }
  const moved = after(before, fields => fields.changeDates({ from: '2027-01-04' }))
  expect(moved).toMatchObject({ from: '2027-01-04', to: '2027-01-04', rest: '' })
})

test('the end follows a start that is moved beyond it, and what was cut off stays offered', () => {
  const rest = '2027-01-01 2027-01-05'
  const moved = after({ from: '2026-12-20', to: '2026-12-20', rest }, fields =>
    fields.changeDates({ from: '2026-12-22' }),
  )
  expect(moved).toMatchObject({ from: '2026-12-22', to: '2026-12-22', rest })
})

test('a day that is half typed changes nothing else', () => {
  const typed = after({ from: '2026-12-20', to: '2026-12-20' }, fields => fields.changeDates({ to: '0002-01-05' }))
  expect(typed).toMatchObject({ from: '2026-12-20', to: '0002-01-05', rest: '' })
})

test('hours of the person are proposed, and others with another person or another day', () => {
  expect(after({}, fields => fields.choosePerson('7')).perDay).toBe('8')
  expect(after({ staffId: '7', perDay: '8' }, fields => fields.choosePerson('8')).perDay).toBe('6')
  expect(after({ staffId: '7', perDay: '8' }, fields => fields.changeDates({ from: '2026-09-07' })).perDay).toBe('4')
})

test('hours that somebody has typed stay', () => {
  expect(after({ staffId: '7', perDay: '5' }, fields => fields.choosePerson('8')).perDay).toBe('5')
})

test('a substitute who is chosen works as long as the other one is away, but for hours that were typed', () => {
  const chosen = (changes: Partial<EntryValues>, type: string) =>
    after(changes, fields => fields.chooseSubstitute(type)).temporaryPerDay
  expect(chosen({ perDay: '8' }, '3')).toBe('8')
  expect(chosen({ perDay: '8', temporaryPerDay: '5' }, '3')).toBe('5')
  expect(chosen({ perDay: '8' }, '7')).toBe('')
  expect(chosen({ perDay: '8', counted: 'times' }, '3')).toBe('')
})
