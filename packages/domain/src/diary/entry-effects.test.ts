import fc from 'fast-check'
import { listDates, weekdays } from './chosen-dates'
import { contents } from './diary.arbitrary'
import type { EntryContent } from './entry-content'
import { effectsOf, rowIdOfEffect } from './entry-effects'
import { figuresOf, summariseEntries } from './entry-figures'

const everyDay = [...weekdays]
const mondayToFriday = everyDay.slice(0, 5)
const week33 = { from: '2026-08-10', to: '2026-08-16', weekdays: mondayToFriday }

const absence = (more: object = {}): EntryContent => ({
  ...week33,
  category: 'ABSENCE',
  reason: 2,
  staffId: 1,
  perDay: 800,
  substitute: null,
  ...more,
})
const change = (more: object = {}): EntryContent => ({
  ...week33,
  category: 'CHANGE_OF_NEEDS',
  reason: 'INCREASED_DEMAND',
  perWeek: 1000,
  ...more,
})
const rowsOf = (content: EntryContent) =>
  effectsOf(content).map(effect => `${rowIdOfEffect(effect)} ${effect.year}/${effect.week} ${effect.hours}`)

test('R-312 an absence counts by its reason, and its substitute by type', () => {
  expect(rowsOf(absence({ substitute: { typeId: 3, perDay: 600 } }))).toEqual([
    'absences-2 2026/33 4000',
    'substitutes-hourly-substitute 2026/33 3000',
  ])
})

test.each([
  [1, 'absences-1'],
  [2, 'absences-2'],
  [3, 'absences-3'],
  [4, 'absences-4'],
  [5, 'absences-5'],
  [6, 'absences-6'],
  [7, 'absences-3'],
  [12, 'absences-12'],
])('reason %i stands in %s', (reason, rowId) => {
  expect(rowsOf(absence({ reason }))).toEqual([`${rowId} 2026/33 4000`])
})

test('no substitute has no hours in the forecast', () => {
  expect(rowsOf(absence({ substitute: { typeId: 7, perDay: 0 } }))).toEqual(['absences-2 2026/33 4000'])
})

test('an extra resource counts by its type', () => {
  const content = { ...week33, category: 'EXTRA_RESOURCE', reason: 'VAK', typeId: 5, perDay: 450 } as const
  expect(rowsOf(content)).toEqual(['substitutes-overtime 2026/33 2250'])
})

test.each([
  ['INCREASED_DEMAND', 1000],
  ['VAK', 1000],
  ['REDUCED_DEMAND', -1000],
  ['DEATH', -1000],
  ['MOVE', -1000],
] as const)('a change of needs for %s moves %i hundredths a week', (reason, hours) => {
  expect(rowsOf(change({ reason }))).toEqual([`needs-total-required 2026/33 ${hours}`])
})

test('a week that is partly inside the range gets the share of its chosen days', () => {
  // Wednesday to the Tuesday after, Monday to Friday: three fifths and two fifths.
  expect(rowsOf(change({ from: '2026-08-12', to: '2026-08-18' }))).toEqual([
    'needs-total-required 2026/33 600',
    'needs-total-required 2026/34 400',
  ])
  // Every day: five sevenths and two sevenths, each rounded.
  expect(rowsOf(change({ from: '2026-08-12', to: '2026-08-18', weekdays: everyDay }))).toEqual([
    'needs-total-required 2026/33 714',
    'needs-total-required 2026/34 286',
  ])
})

test('the last days of a year count in week 53, and the first in the week that they share', () => {
  expect(rowsOf(absence({ from: '2026-12-28', to: '2026-12-31' }))).toEqual(['absences-2 2026/53 3200'])
  expect(rowsOf(absence({ from: '2027-01-01', to: '2027-01-04' }))).toEqual([
    'absences-2 2026/53 800',
    'absences-2 2027/1 800',
  ])
})

test('R-298 the difference is temporary hours minus hours', () => {
  expect(figuresOf(absence())).toEqual({ hours: 4000, temporaryHours: 0, difference: -4000 })
  expect(figuresOf(absence({ substitute: { typeId: 3, perDay: 600 } }))).toEqual({
    hours: 4000,
    temporaryHours: 3000,
    difference: -1000,
  })
  expect(figuresOf(change({ reason: 'DEATH' }))).toEqual({ hours: -1000, temporaryHours: null, difference: null })
})

test('the effects of an entry add up to its figures', () => {
  fc.assert(
    fc.property(contents, content => {
      const effects = effectsOf(content)
      const sum = (kind: string) =>
        effects.filter(effect => effect.kind === kind).reduce((hours, effect) => hours + effect.hours, 0)
      const { hours, temporaryHours, difference } = figuresOf(content)
      if (content.category === 'CHANGE_OF_NEEDS') expect(sum('changed-needs')).toBe(hours)
      else expect(sum('substitute') - sum('absence')).toBe(difference)
      if (content.category === 'ABSENCE') expect([sum('absence'), sum('substitute')]).toEqual([hours, temporaryHours])
      expect(effects.every(effect => effect.hours !== 0)).toBe(true)
      const keys = effects.map(effect => `${rowIdOfEffect(effect)} ${effect.year}/${effect.week}`)
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})

test('whole weeks of a change of needs have all of its hours', () => {
  fc.assert(
    fc.property(contents, content => {
      if (content.category !== 'CHANGE_OF_NEEDS') return
      for (const { hours } of effectsOf(content)) expect(Math.abs(hours)).toBeLessThanOrEqual(content.perWeek)
    }),
  )
})

test('R-288 the summary of each category is the sum of its entries', () => {
  const entries = [absence(), absence({ reason: 1 }), change()].map(content => ({
    category: content.category,
    ...figuresOf(content),
  }))
  expect(summariseEntries(entries)).toEqual([
    { category: 'ABSENCE', count: 2, hours: 8000, temporaryHours: 0, difference: -8000 },
    { category: 'EXTRA_RESOURCE', count: 0, hours: 0, temporaryHours: 0, difference: 0 },
    { category: 'CHANGE_OF_NEEDS', count: 1, hours: 1000, temporaryHours: 0, difference: 0 },
  ])
})

test('an entry without dates moves nothing', () => {
  const content = absence({ from: '2026-08-15', to: '2026-08-16' })
  expect(listDates(content)).toEqual([])
  expect(effectsOf(content)).toEqual([])
})
