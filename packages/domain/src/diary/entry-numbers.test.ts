import fc from 'fast-check'
import {
  checkDiaryNumber,
  hoursOfTimes,
  parseDiaryHours,
  parseQuantity,
  parseTime,
  proposedHoursPerDay,
} from './entry-numbers'

const error = (code: string) => ({ ok: false, error: code })
const value = (hours: number) => ({ ok: true, value: hours })

test.each([
  ['14:00', '10:00', false, 0, error('negative-range')],
  ['00:00', '00:00', false, 0, error('zero')],
  ['00:00', '00:00', true, 0, error('zero')],
  ['22:00', '06:00', true, 0, value(800)],
  ['22:00', '06:00', true, 30, value(750)],
  ['07:05', '07:25', false, 0, value(33)],
  ['08:00', '17:00', false, 60, value(800)],
  ['08:00', '08:30', false, 30, error('zero')],
  ['08:00', '08:20', false, 30, error('zero')],
  ['06:00', '22:00', false, 0, error('sixteen-hours')],
  ['06:00', '21:45', false, 0, value(1575)],
  ['06:00', '22:00', true, 30, value(1550)],
  ['23:00', '22:00', true, 0, error('sixteen-hours')],
  ['7:5', '10:00', false, 0, error('not-a-time')],
  ['25:00', '10:00', false, 0, error('not-a-time')],
  ['08:00', '24:00', false, 0, error('not-a-time')],
])('R-315 R-323 %s to %s, by night %s, with a pause of %i minutes', (from, to, isNightWork, pause, expected) => {
  expect(hoursOfTimes({ from, to, isNightWork }, pause)).toEqual(expected)
})

test('R-322 times are HH:MM of a day', () => {
  expect(parseTime('07:05')).toEqual(value(425))
  for (const text of ['7:5', '25:00', '24:00', '07:60', '07.05', ' 07:05', '']) expect(parseTime(text).ok).toBe(false)
})

test.each([
  [15.75, value(15.75)],
  [16, error('sixteen-hours')],
  [0, error('zero')],
  [-1, error('negative')],
  [7.125, error('too-many-decimals')],
  [Number.NaN, error('not-a-number')],
])('R-316 R-317 %s hours a day', (hours, expected) => {
  expect(checkDiaryNumber('hours-per-day', hours)).toEqual(expected)
})

test('hours and quantities are read as they are typed', () => {
  expect(parseDiaryHours('hours-per-day', '7,5')).toEqual(value(750))
  expect(parseDiaryHours('hours-per-day', '16')).toEqual(error('sixteen-hours'))
  expect(parseDiaryHours('temporary-hours-per-day', '0')).toEqual(value(0))
  expect(parseDiaryHours('hours-per-week', '40')).toEqual(value(4000))
  expect(parseDiaryHours('hours-per-day', '')).toEqual(error('required'))
  expect(parseQuantity('2')).toEqual(value(2))
  expect(parseQuantity('0')).toEqual(error('zero'))
  expect(parseQuantity('1,5')).toEqual(error('not-an-integer'))
})

test('a fifth of the hours of a week is proposed for a day', () => {
  expect(proposedHoursPerDay(3825)).toBe(765)
  expect(proposedHoursPerDay(3333)).toBe(667)
})

test('hours by the clock are more than none and fewer than sixteen, by day and by night', () => {
  const minute = fc.integer({ min: 0, max: 1439 })
  const time = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  fc.assert(
    fc.property(minute, minute, fc.boolean(), fc.integer({ min: 0, max: 240 }), (from, to, isNightWork, pause) => {
      const hours = hoursOfTimes({ from: time(from), to: time(to), isNightWork }, pause)
      if (!hours.ok) return
      const minutes = (to - from + 1440) % 1440
      expect(hours.value).toBe(Math.round(((minutes - pause) * 100) / 60))
      expect(hours.value).toBeGreaterThan(0)
      expect(hours.value).toBeLessThan(1600)
    }),
  )
})
