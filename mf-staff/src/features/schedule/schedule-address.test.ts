import { addressOfSchedule, inYear, scheduleFromAddress, usualRange, yearChoices } from './schedule-address'

const current = { year: 2026, week: 12 }
const read = (text: string) => scheduleFromAddress(new URLSearchParams(text), current)

test('without an address the current week and the nine after it are shown', () => {
  expect(read('')).toEqual({
    part: { year: 2026, range: { startWeek: 12, endWeek: 21 }, page: 1, pageSize: 100 },
    hasProblem: false,
  })
})

test('the last weeks of a year stay inside it, week 53 included', () => {
  expect(usualRange(2026, { year: 2026, week: 53 })).toEqual({ startWeek: 44, endWeek: 53 })
  expect(usualRange(2025, { year: 2025, week: 52 })).toEqual({ startWeek: 43, endWeek: 52 })
  expect(usualRange(2027, current)).toEqual({ startWeek: 1, endWeek: 10 })
})

test('year, weeks and page stand in the address', () => {
  const part = { year: 2027, range: { startWeek: 3, endWeek: 8 }, page: 4, pageSize: 25 }
  expect(read(addressOfSchedule(part).toString())).toEqual({ part, hasProblem: false })
  expect(addressOfSchedule({ ...part, page: 1, pageSize: 100 }).toString()).toBe('year=2027&startWeek=3&endWeek=8')
})

test.each([
  'page=0',
  'page=x',
  'pageSize=20',
  'year=1999',
  'year=2026x',
  'startWeek=0',
  'startWeek=54',
  'startWeek=9&endWeek=8',
  'year=2025&endWeek=53',
])('%s can not be used, and that is told', text => {
  expect(read(text).hasProblem).toBe(true)
})

test('week 53 becomes week 52 in a year without it', () => {
  expect(inYear({ year: 2026, range: { startWeek: 53, endWeek: 53 } }, 2027).range).toEqual({
    startWeek: 52,
    endWeek: 52,
  })
})

test('the year of the address can be chosen too', () => {
  expect(yearChoices(2026, 2026)).toEqual([2024, 2025, 2026, 2027, 2028])
  expect(yearChoices(2026, 2031)).toEqual([2024, 2025, 2026, 2027, 2028, 2031])
})
