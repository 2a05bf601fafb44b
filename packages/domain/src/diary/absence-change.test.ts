import fc from 'fast-check'
import { changeOfAbsence, differencesOfAbsence } from './absence-change'
import { addDays, listDates, weekdays } from './chosen-dates'
import { contents } from './diary.arbitrary'
import type { AbsenceContent } from './entry-content'
import { effectsOf, type Effect } from './entry-effects'

// A Wednesday in week 12.
const today = '2026-03-18'

const absence: AbsenceContent = {
  from: '2026-03-16',
  to: '2026-03-20',
  weekdays: [1, 2, 3, 4, 5],
  category: 'ABSENCE',
  reason: 2,
  staffId: 1,
  perDay: 800,
  substitute: { typeId: 3, perDay: 400 },
}

const absences = contents.filter(
  (content): content is AbsenceContent => content.category === 'ABSENCE' && listDates(content).length > 0,
)

const total = (effects: readonly Pick<Effect, 'hours'>[]) => effects.reduce((sum, { hours }) => sum + hours, 0)

const rows = (week: number, absent: number, temporary: number) => [
  { kind: 'absence', sourceId: 2, year: 2026, week, hours: absent },
  { kind: 'substitute', sourceId: 3, year: 2026, week, hours: temporary },
]

test('a later last day brings the hours of the days between', () => {
  expect(changeOfAbsence(absence, { ...absence, to: '2026-03-24' }, today)).toEqual({
    effects: rows(13, 1600, 800),
    draft: [],
    closedWeeks: [],
  })
})

test('other hours a day are brought from tomorrow on, and typed until today; a closed week is named and stays', () => {
  const begun = { ...absence, from: '2026-03-12' }
  expect(changeOfAbsence(begun, { ...begun, perDay: 600 }, today)).toEqual({
    effects: [{ kind: 'absence', sourceId: 2, year: 2026, week: 12, hours: -400 }],
    draft: [{ year: 2026, week: 12, rowId: 'absences-2', hours: -600 }],
    closedWeeks: [{ year: 2026, week: 11 }],
  })
})

test('the hours of a substitute of another type leave one row for the other', () => {
  const after = { ...absence, substitute: { typeId: 2, perDay: 400 } }
  expect(changeOfAbsence(absence, after, '2026-03-15').effects).toEqual([
    { kind: 'substitute', sourceId: 2, year: 2026, week: 12, hours: 2000 },
    { kind: 'substitute', sourceId: 3, year: 2026, week: 12, hours: -2000 },
  ])
})

test('somebody who was away on no day brings all of them', () => {
  expect(changeOfAbsence(null, absence, '2026-03-15').effects).toEqual(effectsOf(absence))
})

test('a change and the change back leave nothing, whatever day it is', () => {
  fc.assert(
    fc.property(absences, absences, fc.nat({ max: 100 }), fc.nat({ max: 130 }), (before, other, length, offset) => {
      const { perDay, substitute } = other
      const after = { ...before, to: addDays(before.from, length), perDay, substitute }
      const day = addDays(before.from, offset - 30)
      const there = changeOfAbsence(before, after, day)
      const back = changeOfAbsence(after, before, day)
      const all = [...there.effects, ...back.effects]
      for (const kind of ['absence', 'substitute']) expect(total(all.filter(effect => effect.kind === kind))).toBe(0)
      expect(total([...there.draft, ...back.draft])).toBe(0)
      expect(back.closedWeeks).toEqual(there.closedWeeks)
    }),
  )
})

test('of an absence that is all ahead the change is what the new one brings beyond the old one', () => {
  fc.assert(
    fc.property(absences, fc.nat({ max: 60 }), (before, days) => {
      const after = { ...before, to: addDays(before.to, days) }
      const { effects, draft, closedWeeks } = changeOfAbsence(before, after, addDays(before.from, -1))
      expect(total(effects)).toBe(total(effectsOf(after)) - total(effectsOf(before)))
      expect([draft, closedWeeks]).toEqual([[], []])
    }),
  )
})

test('what differs is named; a last day that adds no chosen day is no difference', () => {
  expect(differencesOfAbsence(absence, absence, { ...absence, to: '2026-03-22' })).toEqual([])
  expect(differencesOfAbsence(absence, absence, { ...absence, to: '2026-03-22', weekdays: [...weekdays] })).toEqual([
    'lastDay',
  ])
  expect(differencesOfAbsence(absence, absence, { ...absence, perDay: 700, substitute: null })).toEqual([
    'hours',
    'substitute',
  ])
  // Of somebody who was away on no day the hours are those that the entry keeps.
  expect(differencesOfAbsence(null, absence, absence)).toEqual(['lastDay'])
  expect(differencesOfAbsence(null, absence, { ...absence, perDay: 700 })).toEqual(['lastDay', 'hours'])
})
