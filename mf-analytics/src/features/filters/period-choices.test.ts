import { choiceOf, daysOfMonth, problemOfDays, wholeYear, withDay, yearOffered } from './period-choices'

test('a month is its first and last day, and is known again by them', () => {
  expect(daysOfMonth(2028, 2)).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(choiceOf(daysOfMonth(2026, 12))).toBe(12)
  expect(choiceOf(wholeYear)).toBe('year')
  expect(choiceOf({ from: '2026-02-01', to: '2026-02-27' })).toBe('own')
  expect(yearOffered({ from: '2025-03-01', to: '2026-02-28' }, 2026)).toBe(2025)
  expect(yearOffered(wholeYear, 2026)).toBe(2026)
})

test('one day brings the other end of its year, and takes it along', () => {
  expect(withDay(wholeYear, 'from', '2026-05-04')).toEqual({ from: '2026-05-04', to: '2026-12-31' })
  expect(withDay(wholeYear, 'to', '2026-05-04')).toEqual({ from: '2026-01-01', to: '2026-05-04' })
  expect(withDay({ from: '2026-05-04', to: '2026-06-04' }, 'to', '2026-07-04').from).toBe('2026-05-04')
  expect(withDay({ from: '2026-05-04', to: '2026-06-04' }, 'to', '')).toEqual(wholeYear)
})

test('days that make no period are told', () => {
  expect(problemOfDays({ from: '2026-05-04', to: '2026-05-03' })).toBe('order')
  expect(problemOfDays({ from: '2026-05-04', to: '2026-05-06' })).toBe('no-week')
  expect(problemOfDays({ from: '2020-01-01', to: '2026-05-06' })).toBe('too-long')
  expect(problemOfDays({ from: '2026-05-04', to: '2026-05-07' })).toBeNull()
  expect(problemOfDays(wholeYear)).toBeNull()
})
