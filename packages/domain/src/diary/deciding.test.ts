import fc from 'fast-check'
import { addDays, listDates, weekdays } from './chosen-dates'
import {
  datesUntil,
  decisionProblem,
  handlingOf,
  handOverDraft,
  returnDraft,
  returnEffects,
  splitDates,
  wasAwayOnNoDay,
} from './deciding'
import { chosenDates, contents } from './diary.arbitrary'
import type { EntryContent } from './entry-content'
import { effectsOf } from './entry-effects'
import { listOverfullDays } from './same-days'

const everyDay = [...weekdays]
const today = '2026-03-18'
const waiting = { status: 'WAITING', isHandled: false, firstDate: '2026-03-19' } as const

const absence: EntryContent = {
  from: '2026-03-16',
  to: '2026-03-27',
  weekdays: everyDay.slice(0, 5),
  category: 'ABSENCE',
  reason: 1,
  staffId: 1,
  perDay: 800,
  substitute: { typeId: 3, perDay: 400 },
}

test('R-313 what begins tomorrow may be approved, today and yesterday not; rejected may be both', () => {
  expect(decisionProblem(waiting, 'APPROVED', today)).toBeNull()
  for (const firstDate of [today, '2026-03-17']) {
    expect(decisionProblem({ ...waiting, firstDate }, 'APPROVED', today)).toBe('in-past')
    expect(decisionProblem({ ...waiting, firstDate }, 'REJECTED', today)).toBeNull()
  }
})

test('what is decided or handled by hand is decided no more', () => {
  expect(decisionProblem({ ...waiting, status: 'APPROVED' }, 'REJECTED', today)).toBe('not-waiting')
  expect(decisionProblem({ ...waiting, isHandled: true }, 'REJECTED', today)).toBe('handled')
})

test('an entry that has begun and runs on is split at tomorrow', () => {
  expect(splitDates(absence, today)).toMatchObject({
    before: { from: '2026-03-16', to: '2026-03-18' },
    after: { from: '2026-03-19', to: '2026-03-27' },
  })
  expect(splitDates(absence, '2026-03-15')).toBeNull()
  expect(splitDates(absence, '2026-03-27')).toBeNull()
  // A Friday evening before a weekend: what is left begins on Monday.
  expect(splitDates(absence, '2026-03-20')).toMatchObject({ after: { from: '2026-03-21' } })
})

test('the two parts of a split have the dates of the whole', () => {
  fc.assert(
    fc.property(chosenDates, fc.nat({ max: 400 }), (dates, offset) => {
      const day = addDays(dates.from, offset)
      const parts = splitDates(dates, day)
      const days = listDates(dates)
      if (parts === null) expect(days.every(date => date <= day) || days.every(date => date > day)).toBe(true)
      else expect([...listDates(parts.before), ...listDates(parts.after)]).toEqual(days)
    }),
  )
})

test('what is handed over are the hours of the weeks that are still open', () => {
  const last = { ...absence, from: '2026-03-09', to: today }
  expect(handOverDraft(last, today)).toEqual([
    { year: 2026, week: 12, rowId: 'absences-1', hours: 2400 },
    { year: 2026, week: 12, rowId: 'substitutes-hourly-substitute', hours: 1200 },
  ])
})

test('a change of needs is handed over to my forecast', () => {
  const content: EntryContent = {
    from: '2026-03-16',
    to: '2026-03-20',
    weekdays: everyDay.slice(0, 5),
    category: 'CHANGE_OF_NEEDS',
    reason: 'DEATH',
    perWeek: 1000,
  }
  expect(handOverDraft(content, today)).toEqual([{ year: 2026, week: 12, rowId: 'needs-my-forecast', hours: -1000 }])
})

test('who comes back early is taken off from the day after, in open weeks', () => {
  expect(returnDraft(absence, '2026-03-24', { today, brought: [] })).toEqual([
    { year: 2026, week: 13, rowId: 'absences-1', hours: -2400 },
    { year: 2026, week: 13, rowId: 'substitutes-hourly-substitute', hours: -1200 },
  ])
  expect(returnDraft(absence, '2026-03-27', { today, brought: [] })).toEqual([])
  expect(returnDraft(absence, '2026-03-01', { today, brought: [] })).toEqual(
    handOverDraft(absence, today).map(row => ({ ...row, hours: -row.hours })),
  )
})

test('somebody who was away on no day gets back all of the open hours', () => {
  fc.assert(
    fc.property(contents, content => {
      const day = addDays(content.from, -1)
      const total = (rows: readonly { readonly hours: number }[]) => rows.reduce((sum, { hours }) => sum + hours, 0)
      expect(total(returnDraft(content, day, { today: day, brought: [] }))).toBe(
        -total(handOverDraft(content, day)) + 0,
      )
    }),
  )
})

test('A-077 somebody who came back before the first date was away on no day', () => {
  const firstDate = '2026-03-16'
  expect(wasAwayOnNoDay({ firstDate, returnedAfter: null })).toBe(false)
  expect(wasAwayOnNoDay({ firstDate, returnedAfter: '2026-03-16' })).toBe(false)
  expect(wasAwayOnNoDay({ firstDate, returnedAfter: '2026-03-15' })).toBe(true)
})

test('A-181 what is entered and decided in one go is handed over until today, and approved from tomorrow on', () => {
  const parts = splitDates(absence, today)
  expect(handlingOf(absence, today)).toEqual({ handedOver: parts?.before, approved: parts?.after })
  expect(handlingOf(absence, '2026-03-15')).toEqual({ handedOver: null, approved: absence })
  expect(handlingOf(absence, '2026-03-27')).toEqual({ handedOver: absence, approved: null })
})

test('A-181 what is handed over and what is approved are all of the hours of the weeks that are open', () => {
  fc.assert(
    fc.property(contents, fc.integer({ min: -3, max: 40 }), (content, offset) => {
      // A change of needs is rounded by the part of a week, and by itself.
      fc.pre(content.category !== 'CHANGE_OF_NEEDS')
      const day = addDays(content.from, offset)
      const { handedOver, approved } = handlingOf(content, day)
      const dates = [handedOver, approved].flatMap(part => (part === null ? [] : listDates(part)))
      expect(dates).toEqual(listDates(content))
      const total = (rows: readonly { readonly hours: number }[]) => rows.reduce((sum, { hours }) => sum + hours, 0)
      const drafted = handedOver === null ? 0 : total(handOverDraft({ ...content, ...handedOver }, day))
      const brought = approved === null ? [] : effectsOf({ ...content, ...approved })
      expect(drafted + total(brought)).toBe(total(handOverDraft(content, day)))
    }),
  )
})

test('absences that together take more than the person has warn of their days', () => {
  const asked = { from: '2026-03-16', to: '2026-03-18', weekdays: everyDay, perDay: 500 }
  const other = { from: '2026-03-17', to: '2026-03-17', weekdays: everyDay, perDay: 400 }
  expect(listOverfullDays(asked, [other], () => 800)).toEqual([{ date: '2026-03-17', hours: 900, own: 800 }])
  expect(listOverfullDays(asked, [other], () => 900)).toEqual([])
  expect(listOverfullDays(asked, [], () => 0)).toEqual([])
})

test('A-077 anyone who comes back early was away on the dates until the last day, and those after it are given back', () => {
  expect(datesUntil(absence, '2026-03-18')).toEqual({
    from: '2026-03-16',
    to: '2026-03-18',
    weekdays: absence.weekdays,
  })
  expect(datesUntil(absence, '2026-03-15')).toBeNull()
  const onFridays = { ...absence, weekdays: everyDay.slice(4, 5) }
  expect(datesUntil(onFridays, '2026-03-19')).toBeNull()
  fc.assert(
    fc.property(contents, fc.nat({ max: 400 }), (content, offset) => {
      fc.pre(content.category !== 'CHANGE_OF_NEEDS')
      const lastDay = addDays(content.from, offset - 1)
      fc.pre(lastDay <= content.to)
      const left = datesUntil(content, lastDay)
      const total = (rows: readonly { readonly hours: number }[]) => rows.reduce((sum, { hours }) => sum + hours, 0)
      const kept = left === null ? 0 : total(effectsOf({ ...content, ...left }))
      const givenBack = total(returnDraft(content, lastDay, { today: addDays(content.from, -14), brought: [] }))
      expect(kept - givenBack).toBe(total(effectsOf(content)))
    }),
  )
})

test('A-181 of an early return the diary takes back the hours from tomorrow on, and hands over those until today', () => {
  const brought = returnEffects(absence, '2026-03-16', today)
  expect(brought.filter(({ kind }) => kind === 'absence')).toEqual([
    { kind: 'absence', sourceId: 1, year: 2026, week: 12, hours: -1600 },
    { kind: 'absence', sourceId: 1, year: 2026, week: 13, hours: -4000 },
  ])
  expect(returnDraft(absence, '2026-03-16', { today, brought })).toEqual([
    { year: 2026, week: 12, rowId: 'absences-1', hours: -1600 },
    { year: 2026, week: 12, rowId: 'substitutes-hourly-substitute', hours: -800 },
  ])
  expect(returnDraft(absence, '2026-03-19', { today, brought: returnEffects(absence, '2026-03-19', today) })).toEqual(
    [],
  )
  expect(returnEffects(absence, '2026-03-27', today)).toEqual([])
})

test('A-181 what the diary takes back and what it hands over are together the hours after the last day away', () => {
  fc.assert(
    fc.property(
      contents,
      fc.integer({ min: -1, max: 40 }),
      fc.integer({ min: -10, max: 50 }),
      (content, left, ahead) => {
        // A change of needs is rounded by the part of a week, and by itself.
        fc.pre(content.category !== 'CHANGE_OF_NEEDS')
        const [lastDay, day] = [addDays(content.from, left), addDays(content.from, ahead)]
        const brought = returnEffects(content, lastDay, day)
        const total = (rows: readonly { readonly hours: number }[]) => rows.reduce((sum, { hours }) => sum + hours, 0)
        const drafted = total(returnDraft(content, lastDay, { today: day, brought }))
        expect(drafted + total(brought)).toBe(total(returnDraft(content, lastDay, { today: day, brought: [] })))
      },
    ),
  )
})
