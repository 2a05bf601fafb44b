import { calculateForecast } from '@veckovis/domain/forecast'
import fc from 'fast-check'
import { readForecast } from '../../data/read-forecast'
import { workedExample } from '../../data/worked-example.fixture'
import { targetBand } from './target-band'

const markOfWeek = (needs: number, available: number, target: number) => {
  const read = readForecast(workedExample(), 2026)
  if (!read.ok) throw new Error(read.error)
  const { input } = read.value
  const none = input.myForecast.map(() => 0)
  const plain = { ...input, absences: [], substitutes: [], changedNeedsFromDiary: none, myForecast: none }
  const week = {
    totalHoursRequired: none.with(0, needs),
    budgetedStaffHours: none.with(0, available),
    target: none.with(0, target),
  }
  return calculateForecast({ ...plain, ...week }, { startWeek: 1, endWeek: 1 }).marks[0]
}

test('between its ends the efficiency lies within 5 points of the target', () => {
  // 34 000 hundredths are 340 hours: 340 / 0.90 and 340 / 0.80.
  expect(targetBand(34_000, 85)).toEqual({ lower: 340 / 0.9, upper: 340 / 0.8 })
})

test('without needs there is no band, and a target of 5 or less has no upper bound', () => {
  expect([targetBand(0, 85), targetBand(-100, 85)]).toEqual([null, null])
  expect(targetBand(100, 5)).toEqual({ lower: 10, upper: null })
})

test('a week is properly staffed when its available hours lie in the band, and only then', () => {
  const hours = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(hours, hours, fc.integer({ min: 600, max: 15_000 }), (needs, available, targetHundredths) => {
      const target = targetHundredths / 100
      const band = targetBand(needs, target)
      const { lower, upper } = { lower: band?.lower ?? NaN, upper: band?.upper ?? Infinity }
      // The mark compares whole numbers; on the very edge the quotient of the band may round either way.
      fc.pre([lower, upper].every(edge => Math.abs(available / 100 - edge) > 1e-6))
      const isInBand = available / 100 > lower && available / 100 < upper
      expect(markOfWeek(needs, available, target) === 'properly-staffed').toBe(isInBand)
    }),
  )
})
