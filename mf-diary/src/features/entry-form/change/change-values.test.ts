import { ValidationError } from 'yup'
import { vacation } from '../../../data/entry.fixture'
import type { EntryValues, Member } from '../entry-values'
import { changeOfValues, changeSchema, valuesOfAbsence } from './change-values'

const approved = { ...vacation, status: 'APPROVED' as const, substitute: { typeId: 3, perDay: 4 } }
const member: Member = {
  ...{ id: 7, firstName: 'Åsa', lastName: 'Öberg', distinction: null },
  ...{ employedFrom: '2024-01-01', employedTo: '2026-08-31' },
}
const basis = { pauseMinutes: 30, people: [member], today: '2026-03-18' }
const values = valuesOfAbsence(approved)

const problems = (changes: Partial<EntryValues>, entry = approved, people = [member]) => {
  try {
    changeSchema(entry, { ...basis, people }).validateSync(
      { ...valuesOfAbsence(entry), ...changes },
      { abortEarly: false },
    )
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.inner.map(({ path, message }) => `${path} ${message}`)
  }
}

test('the last day is the last chosen one, and empty for somebody who came back before the first', () => {
  expect(values.to).toBe('2026-08-14')
  expect(valuesOfAbsence({ ...approved, returnedAfter: '2026-08-12' }).to).toBe('2026-08-14')
  expect(valuesOfAbsence({ ...approved, returnedAfter: '2026-08-09' }).to).toBe('')
})

test('what was changed is sent with all that may change, and nothing where nothing was', () => {
  expect(changeOfValues(values, values)).toBeNull()
  expect(changeOfValues({ ...values, to: '2026-08-19' }, values)).toEqual({
    lastDay: '2026-08-19',
    hours: { perDay: 8 },
    substitute: { typeId: 3, perDay: 4 },
  })
  expect(changeOfValues({ ...values, substituteType: '', perDay: '7,5' }, values)).toEqual({
    lastDay: '2026-08-14',
    hours: { perDay: 7.5 },
    substitute: null,
  })
})

test.each([
  ['2026-08-19', []],
  ['2026-08-12', []],
  ['', ['to problems.required']],
  ['2026-08-09', ['to problems.date-range']],
  ['2027-01-04', ['to problems.other-year']],
  ['2026-08-16', ['to problems.no-new-day']],
  ['2026-09-01', ['to problems.outside-employment']],
])('of the last day "%s" the form says %j', (to, said) => {
  expect(problems({ to })).toEqual(said)
})

test('a range without a chosen day, hours that are none and a person who is gone are refused', () => {
  expect(problems({ to: '2026-08-09' }, { ...approved, from: '2026-08-08' })).toEqual(['to problems.no-date'])
  expect(problems({ perDay: '16' })).toEqual(['perDay problems.sixteen-hours'])
  expect(problems({}, approved, [])).toEqual(['to problems.unknown-person'])
})

test('who comes in the place of somebody is employed on the days that are new', () => {
  const substitute = { ...member, id: 8, firstName: 'Bo', employedTo: '2026-08-14' }
  const people = [member, substitute]
  expect(problems({ substituteStaff: '8' }, approved, people)).toEqual([])
  expect(problems({ substituteStaff: '8', to: '2026-08-19' }, approved, people)).toEqual([
    'substituteStaff problems.outside-employment',
  ])
  expect(problems({ substituteStaff: '7' }, approved, people)).toEqual(['substituteStaff problems.same-person'])
})
