import { periodPresetNames } from '@veckovis/domain/calendar'
import en from '../../../locales/en.json'
import sv from '../../../locales/sv.json'
import { leavesOutWeek53, presetOfRange, weekChoices } from './week-choices'

describe('choices of weeks', () => {
  test('R-524 a year has 52 weeks to choose from, a long one 53', () => {
    expect(weekChoices(2025)).toHaveLength(52)
    expect(weekChoices(2026).at(-1)).toBe(53)
  })

  test('a range that stops at 52 in a long year leaves week 53 out', () => {
    expect(leavesOutWeek53(2026, { startWeek: 1, endWeek: 52 })).toBe(true)
    expect(leavesOutWeek53(2026, { startWeek: 1, endWeek: 53 })).toBe(false)
    expect(leavesOutWeek53(2025, { startWeek: 1, endWeek: 52 })).toBe(false)
  })

  test('R-129 R-527 the six presets are called as the specification says', () => {
    expect(periodPresetNames.map(name => sv.presets[name])).toEqual([
      'Nu',
      ...[1, 2, 3, 4].map(quarter => `Kvartal ${quarter}`),
      'År',
    ])
    expect(periodPresetNames.map(name => en.presets[name])).toEqual([
      'Now',
      ...[1, 2, 3, 4].map(quarter => `Quarter ${quarter}`),
      'Year',
    ])
  })

  test('the preset that gives the range is the pressed one', () => {
    const current = { year: 2026, week: 12 }
    expect(presetOfRange({ startWeek: 14, endWeek: 26 }, 2026, current)).toBe('quarter2')
    expect(presetOfRange({ startWeek: 12, endWeek: 53 }, 2026, current)).toBe('now')
    expect(presetOfRange({ startWeek: 1, endWeek: 52 }, 2026, current)).toBeUndefined()
  })
})
