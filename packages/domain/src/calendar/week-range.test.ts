import fc from 'fast-check'
import {
  defaultWeekRange,
  moveEndWeek,
  moveStartWeek,
  parseWeekRange,
  periodPreset,
  periodPresetNames,
  weeksOfRange,
  withWeeks,
} from './week-range'

const current = { year: 2026, week: 12 }
const week = fc.integer({ min: 1, max: 53 })

test('R-130 R-131 R-527 the six presets by their weeks', () => {
  const weeksIn = (year: number) =>
    periodPresetNames.map(name => {
      const { startWeek, endWeek } = periodPreset(name, year, current)
      return `${name} ${startWeek}-${endWeek}`
    })
  expect(weeksIn(2026)).toEqual([
    'now 12-53',
    'quarter1 1-13',
    'quarter2 14-26',
    'quarter3 27-39',
    'quarter4 40-53',
    'year 1-53',
  ])
  expect(weeksIn(2027)).toEqual([
    'now 1-52',
    'quarter1 1-13',
    'quarter2 14-26',
    'quarter3 27-39',
    'quarter4 40-52',
    'year 1-52',
  ])
})

test('R-525 the default range is 1 to 52 and lists its weeks', () => {
  expect(defaultWeekRange).toEqual({ startWeek: 1, endWeek: 52 })
  expect(weeksOfRange({ startWeek: 3, endWeek: 5 })).toEqual([3, 4, 5])
  expect(weeksOfRange({ startWeek: 5, endWeek: 5 })).toEqual([5])
  expect(weeksOfRange({ startWeek: 9, endWeek: 5 })).toEqual([])
})

test('moving one end past the other takes the other along', () => {
  expect(moveStartWeek({ startWeek: 5, endWeek: 10 }, 12)).toEqual({ startWeek: 12, endWeek: 12 })
  expect(moveStartWeek({ startWeek: 5, endWeek: 10 }, 7)).toEqual({ startWeek: 7, endWeek: 10 })
  expect(moveEndWeek({ startWeek: 5, endWeek: 10 }, 3)).toEqual({ startWeek: 3, endWeek: 3 })
  expect(moveEndWeek({ startWeek: 5, endWeek: 10 }, 7)).toEqual({ startWeek: 5, endWeek: 7 })
  fc.assert(
    fc.property(week, week, week, (one, other, moved) => {
      const range = { startWeek: Math.min(one, other), endWeek: Math.max(one, other) }
      for (const next of [moveStartWeek(range, moved), moveEndWeek(range, moved)])
        expect(next.startWeek).toBeLessThanOrEqual(next.endWeek)
    }),
  )
})

test('a range is made longer only where weeks lie outside it', () => {
  const range = { startWeek: 5, endWeek: 52 }
  expect(withWeeks(range, [53, 12])).toEqual({ startWeek: 5, endWeek: 53 })
  expect(withWeeks(range, [3, 40])).toEqual({ startWeek: 3, endWeek: 52 })
  expect(withWeeks(range, [])).toEqual(range)
})

describe('weeks in an address', () => {
  const parse = (startWeek: string | null, endWeek: string | null, year = 2025) =>
    parseWeekRange({ startWeek, endWeek }, year)

  test('are read', () => {
    expect(parse('3', '04')).toEqual({ ok: true, value: { startWeek: 3, endWeek: 4 } })
    expect(parse(null, null)).toEqual({ ok: true, value: defaultWeekRange })
    expect(parse('10', null)).toEqual({ ok: true, value: { startWeek: 10, endWeek: 52 } })
    expect(parse('53', null, 2026)).toEqual({ ok: true, value: { startWeek: 53, endWeek: 53 } })
    expect(parse(null, '20')).toEqual({ ok: true, value: { startWeek: 1, endWeek: 20 } })
  })

  test.each([
    ['0', '4', 'week-outside-year'],
    ['1', '53', 'week-outside-year'],
    ['54', null, 'week-outside-year'],
    ['5', '4', 'end-before-start'],
    ['-1', '4', 'not-a-week'],
    ['1e1', '12', 'not-a-week'],
    ['1', '12abc', 'not-a-week'],
    ['', '4', 'not-a-week'],
    ['x1', '4', 'not-a-week'],
    ['001', '4', 'not-a-week'],
  ])('%p to %p is refused as %s', (start, end, error) => expect(parse(start, end)).toEqual({ ok: false, error }))
})
