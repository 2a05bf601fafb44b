import fc from 'fast-check'
import { dayNumberOf, toIsoDate } from './calendar-date'
import { isoWeekOf, weeksInIsoYear } from './iso-week'
import { holidaysOfWeek, publicHolidayIds, swedishPublicHolidays, type PublicHolidayId } from './public-holidays'

const datesIn = (year: number) =>
  Object.fromEntries(swedishPublicHolidays(year).map(({ id, date }) => [id, toIsoDate(date).slice(5)]))

const dateOf = (year: number, id: PublicHolidayId) => datesIn(year)[id]

const weekdayOf = (year: number, id: PublicHolidayId) => {
  const date = swedishPublicHolidays(year).find(holiday => holiday.id === id)?.date
  return date === undefined ? -1 : new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay()
}

const moving = [
  'good-friday',
  'easter-eve',
  'easter-day',
  'easter-monday',
  'ascension-day',
  'whit-sunday',
  'midsummer-eve',
  'midsummer-day',
  'all-saints-day',
] as const

test.each([
  [2024, '03-29 03-30 03-31 04-01 05-09 05-19 06-21 06-22 11-02'],
  [2025, '04-18 04-19 04-20 04-21 05-29 06-08 06-20 06-21 11-01'],
  [2026, '04-03 04-04 04-05 04-06 05-14 05-24 06-19 06-20 10-31'],
  [2027, '03-26 03-27 03-28 03-29 05-06 05-16 06-25 06-26 11-06'],
  [2028, '04-14 04-15 04-16 04-17 05-25 06-04 06-23 06-24 11-04'],
])('the days that move with the year %i', (year, dates) => {
  expect(moving.map(id => dateOf(year, id)).join(' ')).toBe(dates)
})

test('the days that stand still', () => {
  expect(datesIn(2026)).toMatchObject({
    'new-years-day': '01-01',
    epiphany: '01-06',
    'first-of-may': '05-01',
    'national-day': '06-06',
    'christmas-eve': '12-24',
    'christmas-day': '12-25',
    'boxing-day': '12-26',
    'new-years-eve': '12-31',
  })
})

test('thirteen days are holidays by law and four are eves', () => {
  const holidays = swedishPublicHolidays(2026)
  const statutory = holidays.filter(({ isStatutory }) => isStatutory).map(({ id }) => id)
  expect(statutory.toSorted()).toEqual(publicHolidayIds.toSorted())
  expect(holidays.filter(({ isStatutory }) => !isStatutory).map(({ id }) => id)).toEqual([
    'easter-eve',
    'midsummer-eve',
    'christmas-eve',
    'new-years-eve',
  ])
})

test('Easter is a Sunday from 22 March to 25 April, and the earliest and the latest occur', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2400 }), year => {
      const date = dateOf(year, 'easter-day') ?? ''
      expect(weekdayOf(year, 'easter-day')).toBe(0)
      expect(date >= '03-22' && date <= '04-25').toBe(true)
    }),
  )
  expect([dateOf(2285, 'easter-day'), dateOf(2038, 'easter-day')]).toEqual(['03-22', '04-25'])
})

test('Midsummer and All Saints are Saturdays within their seven days, eves come the day before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1953, max: 2400 }), year => {
      const dates = datesIn(year)
      expect([weekdayOf(year, 'midsummer-day'), weekdayOf(year, 'all-saints-day')]).toEqual([6, 6])
      expect([weekdayOf(year, 'midsummer-eve'), weekdayOf(year, 'easter-eve')]).toEqual([5, 6])
      expect((dates['midsummer-day'] ?? '') >= '06-20' && (dates['midsummer-day'] ?? '') <= '06-26').toBe(true)
      expect((dates['all-saints-day'] ?? '') >= '10-31' && (dates['all-saints-day'] ?? '') <= '11-06').toBe(true)
    }),
  )
})

test('every holiday falls into exactly one ISO week, and the days of a year come in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2005, max: 2200 }), year => {
      const weeksAround = [year - 1, year, year + 1].flatMap(isoYear =>
        Array.from({ length: weeksInIsoYear(isoYear) }, (_, index) => ({ year: isoYear, week: index + 1 })),
      )
      const found = weeksAround.flatMap(week => holidaysOfWeek(week).map(holiday => ({ week, holiday })))
      const holidays = swedishPublicHolidays(year)
      for (const holiday of holidays) {
        const weeks = found.filter(entry => entry.holiday.id === holiday.id && entry.holiday.date.year === year)
        expect(weeks.map(({ week }) => week)).toEqual([isoWeekOf(holiday.date)])
      }
      const dayNumbers = holidays.map(({ date }) => dayNumberOf(date))
      expect(dayNumbers).toEqual(dayNumbers.toSorted((one, other) => one - other))
    }),
    { numRuns: 20 },
  )
})

test('the week of a turn of the year has the holidays of both years', () => {
  expect(holidaysOfWeek({ year: 2026, week: 53 }).map(({ id }) => id)).toEqual(['new-years-eve', 'new-years-day'])
  expect(holidaysOfWeek({ year: 2026, week: 14 }).map(({ id }) => id)).toEqual([
    'good-friday',
    'easter-eve',
    'easter-day',
  ])
  expect(holidaysOfWeek({ year: 2026, week: 10 })).toEqual([])
})
