import fc from 'fast-check'
import { calculateForecast, withWaitingHours, type ForecastInput } from '../forecast/entrance'
import { everyWeek, workedExample } from '../forecast/worked-example.fixture'
import { addDays } from './chosen-dates'
import { contents } from './diary.arbitrary'
import type { AbsenceContent, EntryContent } from './entry-content'
import { effectsOf, sumEffects, type Effect } from './entry-effects'
import { pendingOf } from './pending-effects'

const mondayToFriday = [1, 2, 3, 4, 5] as const

const vacation = (staffId: number, more: object = {}): AbsenceContent => ({
  category: 'ABSENCE',
  from: '2026-12-21',
  to: '2026-12-25',
  weekdays: mondayToFriday,
  reason: 2,
  staffId,
  perDay: 800,
  substitute: null,
  ...more,
})

/** 800 hours a week are budgeted and 763.52 needed, at a target of 100. */
const december: ForecastInput = {
  ...workedExample(),
  absences: [],
  substitutes: [],
  budgetedStaffHours: everyWeek(80_000),
  totalHoursRequired: everyWeek(76_352),
  changedNeedsFromDiary: everyWeek(0),
  myForecast: everyWeek(0),
  target: everyWeek(100),
}
const week52 = { startWeek: 52, endWeek: 52 }

const week52With = (...entries: EntryContent[]) => {
  const { effects } = pendingOf(entries, '2026-11-30')
  const { ownWeekEfficiency, ownMarks } = calculateForecast(withWaitingHours(december, effects), week52)
  return [Math.round((ownWeekEfficiency[0] ?? 0) * 100) / 100, ownMarks[0]]
}

test('four vacations of week 52 are properly staffed each by itself, and at 119.3 % together', () => {
  // 763.52 of 800, and of 800 - 40.
  expect(week52With()).toEqual([95.44, 'properly-staffed'])
  const four = [1, 2, 3, 4].map(staffId => vacation(staffId))
  for (const one of four) expect(week52With(one)).toEqual([100.46, 'properly-staffed'])
  // 763.52 of 800 - 4 × 40.
  expect(week52With(...four)).toEqual([119.3, 'understaffed'])
})

test('the days of an entry until today are not counted, and entries with such days are', () => {
  const entries = [vacation(1), vacation(2, { to: '2026-12-21' }), vacation(3, { from: '2026-12-24' })]
  // Of the first, Wednesday to Friday; of the third, Thursday and Friday.
  expect(pendingOf(entries, '2026-12-22')).toEqual({
    effects: [{ kind: 'absence', sourceId: 2, year: 2026, week: 52, hours: 4000 }],
    counted: 2,
    lapsed: 2,
  })
  expect(pendingOf([], '2026-12-22')).toEqual({ effects: [], counted: 0, lapsed: 0 })
})

test('absence, substitute and change of needs are kept apart, each in its own year', () => {
  const over = vacation(1, { from: '2027-01-01', to: '2027-01-08', substitute: { typeId: 3, perDay: 600 } })
  const change = { category: 'CHANGE_OF_NEEDS', reason: 'DEATH', perWeek: 1000 } as const
  const dates = { from: '2027-01-04', to: '2027-01-08', weekdays: mondayToFriday }
  expect(pendingOf([{ ...change, ...dates }, over], '2026-11-30').effects).toEqual([
    { kind: 'absence', sourceId: 2, year: 2026, week: 53, hours: 800 },
    { kind: 'substitute', sourceId: 3, year: 2026, week: 53, hours: 600 },
    { kind: 'absence', sourceId: 2, year: 2027, week: 1, hours: 4000 },
    { kind: 'changed-needs', sourceId: 0, year: 2027, week: 1, hours: -1000 },
    { kind: 'substitute', sourceId: 3, year: 2027, week: 1, hours: 3000 },
  ])
})

test('a proposed change brings what it has more than the absence that is approved, of its days from tomorrow on', () => {
  const before = vacation(1, { from: '2026-12-21', to: '2026-12-23' })
  const longer = { before, after: { ...before, to: '2026-12-25' } }
  const begun = { before, after: { ...before, perDay: 600 } }
  const away = { before: null, after: before }
  expect(pendingOf([], '2026-11-30', [longer])).toEqual({
    effects: [{ kind: 'absence', sourceId: 2, year: 2026, week: 52, hours: 1600 }],
    counted: 1,
    lapsed: 0,
  })
  // Monday and Tuesday have come: what is left is Wednesday.
  expect(pendingOf([], '2026-12-22', [begun])).toEqual({
    effects: [{ kind: 'absence', sourceId: 2, year: 2026, week: 52, hours: -200 }],
    counted: 1,
    lapsed: 1,
  })
  expect(pendingOf([], '2026-12-31', [longer, begun])).toEqual({ effects: [], counted: 0, lapsed: 2 })
  const { effects, counted } = pendingOf([vacation(2)], '2026-11-30', [longer, away])
  expect([counted, effects]).toEqual([3, [{ kind: 'absence', sourceId: 2, year: 2026, week: 52, hours: 8000 }]])
})

const entries = fc.array(contents, { maxLength: 6 })
const longBefore = '2000-12-31'

test('the order in which entries come makes no difference', () => {
  const orders = entries.chain(list =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  )
  fc.assert(
    fc.property(orders, ([list, other]) => {
      expect(pendingOf(other, longBefore)).toEqual(pendingOf(list, longBefore))
    }),
  )
})

test('what entries bring together is the sum of what each brings', () => {
  fc.assert(
    fc.property(entries, list => {
      const { effects } = pendingOf(list, longBefore)
      expect(effects).toEqual(sumEffects(list.flatMap(effectsOf)))
      const each = list.flatMap(entry => pendingOf([entry], longBefore).effects)
      expect(sumEffects(each)).toEqual(effects)
      const total = (of: readonly Effect[]) => of.reduce((sum, { hours }) => sum + hours, 0)
      expect(total(effects)).toBe(total(list.flatMap(effectsOf)))
      expect(effects.every(({ hours }) => hours !== 0)).toBe(true)
    }),
  )
})

test('an entry is counted or has lapsed by its days, and only days from tomorrow on bring hours', () => {
  const split = contents.chain(entry => fc.tuple(fc.constant(entry), fc.integer({ min: -10, max: 400 })))
  fc.assert(
    fc.property(split, ([entry, offset]) => {
      const today = addDays(entry.from, offset)
      const { effects, counted, lapsed } = pendingOf([entry], today)
      const from = addDays(today, 1)
      const rest = from > entry.to ? [] : effectsOf({ ...entry, from: from > entry.from ? from : entry.from })
      expect(effects).toEqual(sumEffects(rest))
      expect(counted === 1 || effects.length === 0).toBe(true)
      expect(counted + lapsed).toBeLessThanOrEqual(2)
    }),
  )
})

const ofYear = (list: readonly EntryContent[], year: number) =>
  list.flatMap(effectsOf).filter(effect => effect.year === year)

/** The entries of the generator moved into 2026, which the example plans. */
const in2026 = entries.map(list =>
  list.map(entry => ({ ...entry, from: `2026${entry.from.slice(4)}`, to: `2026${entry.to.slice(4)}` })),
)

test('counted together, entries make the forecast that they make approved one by one', () => {
  const allWeeks = { startWeek: 1, endWeek: 53 }
  fc.assert(
    fc.property(in2026, list => {
      const valid = list.filter(({ from, to }) => !`${from}${to}`.includes('02-29'))
      const together = sumEffects(ofYear(valid, 2026))
      let oneByOne = workedExample()
      for (const entry of valid) oneByOne = withWaitingHours(oneByOne, ofYear([entry], 2026))
      const atOnce = withWaitingHours(workedExample(), together)
      expect(calculateForecast(atOnce, allWeeks)).toEqual(calculateForecast(oneByOne, allWeeks))
    }),
    { numRuns: 40 },
  )
})
