import fc from 'fast-check'
import { addDays, listDates, weekdays } from './chosen-dates'
import { listDateRuns } from './date-runs'
import { chosenDates } from './diary.arbitrary'

const everyDay = [...weekdays]

test.each([
  ['2026-08-03', '2026-08-16', everyDay, null, ['2026-08-03 2026-08-16']],
  ['2026-08-03', '2026-08-16', everyDay.slice(0, 5), null, ['2026-08-03 2026-08-07', '2026-08-10 2026-08-14']],
  [
    '2026-08-03',
    '2026-08-16',
    [1, 3] as const,
    null,
    ['03', '05', '10', '12'].map(day => `2026-08-${day} 2026-08-${day}`),
  ],
  ['2026-08-03', '2026-08-16', everyDay.slice(0, 5), '2026-08-11', ['2026-08-03 2026-08-07', '2026-08-10 2026-08-11']],
  ['2026-08-03', '2026-08-16', everyDay, '2026-08-02', []],
  // A night in which the clocks change, and the day that only leap years have.
  ['2026-03-28', '2026-03-30', everyDay, null, ['2026-03-28 2026-03-30']],
  ['2028-02-28', '2028-03-01', everyDay, null, ['2028-02-28 2028-03-01']],
])('%s to %s on %j until %s', (from, to, chosen, until, runs) => {
  const found = listDateRuns({ from, to, weekdays: chosen }, until)
  expect(found.map(({ first, last }) => `${first} ${last}`)).toEqual(runs)
})

test('the stretches hold the chosen dates, each once and in order, and no two of them touch', () => {
  fc.assert(
    fc.property(chosenDates, dates => {
      const runs = listDateRuns(dates, null)
      const held = runs.flatMap(({ first, last }) => listDates({ from: first, to: last, weekdays: everyDay }))
      expect(held).toEqual(listDates(dates))
      runs.slice(1).forEach(({ first }, index) => expect(addDays(runs[index]?.last ?? '', 1) < first).toBe(true))
    }),
  )
})
