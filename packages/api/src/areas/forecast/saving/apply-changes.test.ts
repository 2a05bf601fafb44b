import type { ForecastChanges } from '@veckovis/contracts/forecast'
import fc from 'fast-check'
import type { StoredRow } from '../stored-forecast'
import { applyChanges, type ChangeRules } from './apply-changes'

const weeksOf = (weeks: number, first: Record<number, number> = {}): number[] =>
  Array.from({ length: weeks }, (_, index) => first[index + 1] ?? 0)

const stored: StoredRow[] = [
  { kind: 'absence', sourceId: 2, typed: weeksOf(53, { 30: 1_000 }), diary: weeksOf(53, { 30: 400 }) },
  { kind: 'absence', sourceId: 9, typed: weeksOf(53), diary: [] },
  { kind: 'substitute', sourceId: 3, typed: weeksOf(53), diary: [] },
]

const rules: ChangeRules = {
  year: 2026,
  weeks: 53,
  currentWeek: { year: 2026, week: 12 },
  absenceIds: [1, 2, 3, 4, 5, 6],
  stored,
}

const none: ForecastChanges = { absences: [], substitutes: [], myForecast: [] }

const absence = (id: number, values: Record<string, number>): ForecastChanges => ({
  ...none,
  absences: [{ id, values }],
})

const problemsOf = (changes: ForecastChanges, with_: Partial<ChangeRules> = {}) => {
  const result = applyChanges(changes, { ...rules, ...with_ })
  return result.ok ? [] : result.error
}

describe('applyChanges', () => {
  test('changes only the typed part: a total below the diary hours makes it negative', () => {
    const result = applyChanges(absence(2, { '30': 1 }), rules)
    if (!result.ok) throw new Error('refused')
    expect(result.value).toHaveLength(1)
    expect(result.value[0]?.typed[29]).toBe(-300)
    expect(result.value[0]?.difference[29]).toBe(-1_300)
    expect(result.value[0]?.difference.filter(hours => hours !== 0)).toHaveLength(1)
  })

  test('a row that is not stored yet begins with zeros', () => {
    const result = applyChanges(absence(5, { '53': 7.25 }), rules)
    if (!result.ok) throw new Error('refused')
    expect(result.value[0]?.typed).toEqual(weeksOf(53, { 53: 725 }))
  })

  test('an absence above 6 may be changed when the forecast has it', () => {
    expect(problemsOf(absence(9, { '20': 4 }))).toEqual([])
    expect(problemsOf(absence(8, { '20': 4 }))).toEqual([{ rowId: 'absences-8', problem: 'unknown-row' }])
  })

  test.each([
    [1, 'substitutes-own-resource-shift', 'read-only-row'],
    [7, 'substitutes-no-substitute', 'read-only-row'],
    [8, 'substitutes-8', 'unknown-row'],
  ])('substitute %i is refused', (id, rowId, problem) => {
    const changes = { ...none, substitutes: [{ id, values: { '20': 1 } }] }
    expect(problemsOf(changes)).toEqual([{ rowId, problem }])
  })

  test('a row that comes twice is refused', () => {
    const twice = {
      ...none,
      absences: [
        { id: 1, values: { '20': 1 } },
        { id: 1, values: { '21': 1 } },
      ],
    }
    expect(problemsOf(twice)).toEqual([{ rowId: 'absences-1', problem: 'row-twice' }])
  })

  test.each([
    ['the week before the current one', { '11': 1 }, {}, 'week-closed'],
    ['week 53 of a year with 52', { '53': 1 }, { year: 2027, weeks: 52 as const }, 'week-not-in-year'],
    ['an earlier year', { '53': 1 }, { currentWeek: { year: 2027, week: 1 } }, 'week-closed'],
    ['a negative absence', { '20': -0.01 }, {}, 'negative'],
    ['more than 10 000 hours', { '20': 10_000.01 }, {}, 'too-large'],
    ['three decimals', { '20': 1.005 }, {}, 'too-many-decimals'],
    ['binary noise', { '20': 0.1 + 0.2 }, {}, 'too-many-decimals'],
    ['infinity', { '20': Infinity }, {}, 'not-a-number'],
    ['not a number', { '20': NaN }, {}, 'not-a-number'],
  ])('%s is refused', (_case, values, with_, problem) => {
    expect(problemsOf(absence(1, values), with_)).toEqual([
      { rowId: 'absences-1', week: Number(Object.keys(values)[0]), problem },
    ])
  })

  test('on 1 January 2027, week 53 of 2026 is still open and all of 2027 too', () => {
    const currentWeek = { year: 2026, week: 53 }
    expect(problemsOf(absence(1, { '53': 1 }), { currentWeek })).toEqual([])
    expect(problemsOf(absence(1, { '52': 1 }), { currentWeek })).toHaveLength(1)
    expect(problemsOf(absence(2, { '1': 1 }), { currentWeek, year: 2027, weeks: 52, stored: [] })).toEqual([])
  })

  test('my forecast may be negative, down to -10 000', () => {
    const mine = (hours: number): ForecastChanges => ({ ...none, myForecast: [{ values: { '20': hours } }] })
    expect(problemsOf(mine(-10_000))).toEqual([])
    expect(problemsOf(mine(-10_000.01))).toEqual([{ rowId: 'needs-my-forecast', week: 20, problem: 'too-large' }])
  })

  test('one wrong cell refuses all, and every wrong cell is named', () => {
    const changes = {
      absences: [{ id: 1, values: { '20': 1, '5': 1, '6': 1 } }],
      substitutes: [{ id: 3, values: { '20': -1 } }],
      myForecast: [],
    }
    expect(problemsOf(changes)).toEqual([
      { rowId: 'absences-1', week: 5, problem: 'week-closed' },
      { rowId: 'absences-1', week: 6, problem: 'week-closed' },
      { rowId: 'substitutes-hourly-substitute', week: 20, problem: 'negative' },
    ])
  })

  test('the system may fill closed weeks', () => {
    expect(problemsOf(absence(1, { '1': 1 }), { currentWeek: null })).toEqual([])
  })

  test('typed and diary hours together are what was asked for, whatever was there', () => {
    const hundredths = fc.integer({ min: 0, max: 1_000_000 })
    const cell = fc.tuple(hundredths, fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 12, max: 53 }))
    fc.assert(
      fc.property(cell, hundredths, ([diary, typed, week], asked) => {
        const row: StoredRow = {
          kind: 'absence',
          sourceId: 1,
          typed: weeksOf(53, { [week]: typed }),
          diary: weeksOf(53, { [week]: diary }),
        }
        const result = applyChanges(absence(1, { [week]: asked / 100 }), { ...rules, stored: [row] })
        if (!result.ok) throw new Error('refused')
        const changed = result.value[0]
        expect((changed?.typed[week - 1] ?? NaN) + diary).toBe(asked)
        expect(changed?.difference[week - 1]).toBe(asked - diary - typed)
      }),
    )
  })
})
