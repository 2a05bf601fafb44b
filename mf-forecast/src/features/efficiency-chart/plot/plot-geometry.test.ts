import fc from 'fast-check'
import type { ChartWeek } from '../chart-weeks'
import { axisTicks, hoursAxis, indexNearX, labelledIndices, xOfIndex, yOfHours } from './plot-geometry'
import { bandPath } from './plot-layers'

const week = (available: number, needed: number, upper: number | null = needed): ChartWeek => ({
  week: 1,
  available,
  needed,
  band: { lower: needed, upper },
  mark: 'properly-staffed',
  cumulativeMark: 'properly-staffed',
  ownMark: 'properly-staffed',
  isFlagged: false,
  efficiency: 85,
  ownEfficiency: 85,
  target: 85,
})

test('hours close together are not pressed flat by a zero far below them', () => {
  expect(hoursAxis([week(400, 352), week(384, 447)])).toEqual({ min: 350, max: 450, step: 25 })
  expect(axisTicks({ min: 350, max: 450, step: 25 }, 200)).toEqual([350, 375, 400, 425, 450])
  expect(axisTicks({ min: 350, max: 450, step: 25 }, 60)).toEqual([350, 400, 450])
})

test('otherwise the axis starts at 0, or below it when there are hours below 0', () => {
  expect(hoursAxis([week(400, 0)])).toEqual({ min: 0, max: 400, step: 100 })
  expect(hoursAxis([week(-30, 100)]).min).toBeLessThanOrEqual(-30)
})

test('weeks without any hours still have an axis', () => {
  const axis = hoursAxis([week(0, 0)])
  expect(axis.max).toBeGreaterThan(axis.min)
})

test('a band far beyond the lines is cut', () => {
  expect(hoursAxis([week(400, 380, 40_000)]).max).toBeLessThan(1000)
  expect(hoursAxis([week(400, 380, null)]).max).toBeLessThan(1000)
  expect(yOfHours(40_000, { min: 0, max: 400, step: 100 }, 200)).toBe(0)
})

test('every line lies within an axis of few ticks', () => {
  const hours = fc.double({ min: -10_000, max: 600_000, noNaN: true })
  fc.assert(
    fc.property(fc.array(fc.tuple(hours, hours), { minLength: 1, maxLength: 53 }), pairs => {
      const axis = hoursAxis(pairs.map(([available, needed]) => week(available, needed)))
      const all = pairs.flat()
      expect(axis.min).toBeLessThanOrEqual(Math.min(...all) + 1e-6)
      expect(axis.max).toBeGreaterThanOrEqual(Math.max(...all) - 1e-6)
      expect(axisTicks(axis, 300).length).toBeLessThanOrEqual(8)
    }),
    { examples: [[[[-1000.0000000000003, -3000.0000000000005]]]] },
  )
})

test('the pointer finds the week that it is nearest to', () => {
  expect([0, 9, 11, 999, -5].map(x => indexNearX(x, 53, 1040))).toEqual([0, 0, 1, 50, 0])
  expect(indexNearX(500, 1, 1040)).toBe(0)
  expect([xOfIndex(0, 53, 1040), xOfIndex(52, 53, 1040), xOfIndex(0, 1, 1040)]).toEqual([0, 1040, 520])
})

test('a narrow chart names fewer weeks', () => {
  const year = Array.from({ length: 52 }, (_, index) => index + 1)
  const named = (width: number) => labelledIndices(year, width).map(index => year[index])
  expect(named(1140).slice(0, 3)).toEqual([1, 3, 5])
  expect(named(280)).toEqual([1, 9, 17, 25, 33, 41, 49])
  expect(labelledIndices([53], 280)).toEqual([0])
})

test('the band has a piece per run of weeks, also for a lone week', () => {
  const band = (x: number) => ({ x, upper: 10, lower: 20 })
  expect(bandPath([band(0), band(5), null, band(20)])).toBe('M0 10L5 10L5 20L0 20ZM12 10L28 10L28 20L12 20Z')
  expect(bandPath([null, null])).toBe('')
})
