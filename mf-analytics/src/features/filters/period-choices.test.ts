import {
  choiceOf,
  daysOfMonth,
  daysOfThird,
  offeredPeriods,
  problemOfDays,
  wholeYear,
  withDay,
  yearOffered,
  yearToDate,
} from './period-choices'

test('a month is its first and last day, and is known again by them', () => {
  expect(daysOfMonth(2028, 2)).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  const periods = offeredPeriods(2026, '2026-03-18')
  expect(choiceOf(daysOfMonth(2026, 12), periods)).toBe('12')
  expect(choiceOf(wholeYear, periods)).toBe('year')
  expect(choiceOf({ from: '2026-02-01', to: '2026-02-27' }, periods)).toBe('own')
  expect(yearOffered({ from: '2025-03-01', to: '2026-02-28' }, 2026)).toBe(2025)
  expect(yearOffered(wholeYear, 2026)).toBe(2026)
})

test('a third of a year is four whole months, and what has passed of the year ends today', () => {
  expect([1, 2, 3].map(third => daysOfThird(2026, third as 1 | 2 | 3))).toEqual([
    { from: '2026-01-01', to: '2026-04-30' },
    { from: '2026-05-01', to: '2026-08-31' },
    { from: '2026-09-01', to: '2026-12-31' },
  ])
  const periods = offeredPeriods(2026, '2026-03-18')
  expect(periods.slice(0, 5).map(({ value }) => value)).toEqual(['year', 'to-date', 'third-1', 'third-2', 'third-3'])
  expect(yearToDate('2026-03-18')).toEqual({ from: '2026-01-01', to: '2026-03-18' })
  expect(choiceOf(yearToDate('2026-03-18'), periods)).toBe('to-date')
  expect(choiceOf(daysOfThird(2026, 2), periods)).toBe('third-2')
  // Of an earlier year the same days are days of one's own.
  expect(choiceOf(yearToDate('2025-03-18'), periods)).toBe('own')
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
