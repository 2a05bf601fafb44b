import { emptyValues } from './entry-values'
import { overlapQuestionOf } from './overlap-question'

const person = (id: number, hours: number) => ({
  ...{ id, firstName: `Nr ${id}`, lastName: '', distinction: null, employedFrom: '2020-01-01', employedTo: null },
  proposals: [{ from: '2020-01-01', hours }],
})
const basis = { pauseMinutes: 30, people: [person(7, 7.5), person(8, 6), person(9, 8)], except: null }
const dates = { from: '2026-07-06', to: '2026-07-10', weekdays: [1, 2, 3, 4, 5] }
const chosen = { ...emptyValues('ABSENCE', dates.from), to: dates.to, staffId: '7', others: '8 9', perDay: '7,5' }

test('each of several people is asked about with the hours that they get', () => {
  expect(overlapQuestionOf(chosen, basis)).toEqual({
    ...{ staffId: 7, perDay: 7.5, ...dates, except: null },
    others: [
      { staffId: 8, perDay: 6 },
      { staffId: 9, perDay: 8 },
    ],
  })
  const times = { ...chosen, counted: 'times', begins: '07:00', ends: '12:00' }
  expect(overlapQuestionOf(times, basis)?.others).toEqual([
    { staffId: 8, perDay: 4.5 },
    { staffId: 9, perDay: 4.5 },
  ])
})

test('one person is asked about alone, beside the entry that is changed', () => {
  const question = overlapQuestionOf({ ...chosen, others: '' }, { ...basis, except: 4 })
  expect(question).toEqual({ staffId: 7, perDay: 7.5, ...dates, except: 4, others: [] })
})

test('nothing is asked while person, dates or hours are none', () => {
  expect(overlapQuestionOf({ ...chosen, staffId: '' }, basis)).toBeNull()
  expect(overlapQuestionOf({ ...chosen, perDay: '16' }, basis)).toBeNull()
  expect(overlapQuestionOf({ ...chosen, weekdays: '' }, basis)).toBeNull()
})
