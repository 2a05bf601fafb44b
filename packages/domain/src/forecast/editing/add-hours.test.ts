import { workedExample } from '../worked-example.fixture'
import { withAddedHours } from './add-hours'
import { createForecastState } from './create-forecast-state'
import { changesBetween } from './edit-history'
import type { ForecastState } from './forecast-state'
import { findEditableRow } from './list-editable-rows'

const start = (canWrite = true): ForecastState =>
  createForecastState({ input: workedExample(), currentWeek: { year: 2026, week: 12 }, canWrite })

const hoursAt = (state: ForecastState, rowId: string, week: number) =>
  findEditableRow(state.edited, rowId)?.hours[week - 1] ?? 0

test('hours are added to what a cell holds, and taken away with a minus', () => {
  const added = withAddedHours(start(), [
    { rowId: 'absences-2', week: 20, hours: 1600 },
    { rowId: 'absences-2', week: 20, hours: -800 },
  ])
  expect(hoursAt(added.state, 'absences-2', 20)).toBe(hoursAt(start(), 'absences-2', 20) + 800)
  expect(added.leftAlone).toEqual([])
})

test('a further absence gets its row', () => {
  const { state } = withAddedHours(start(), [{ rowId: 'absences-12', week: 20, hours: 800 }])
  expect(hoursAt(state, 'absences-12', 20)).toBe(800)
})

test('my forecast may fall below zero, an absence may not', () => {
  const asked = [
    { rowId: 'needs-my-forecast', week: 20, hours: -900_000 },
    { rowId: 'absences-2', week: 20, hours: -900_000 },
  ]
  expect(withAddedHours(start(), asked)).toMatchObject({
    moved: [{ rowId: 'needs-my-forecast', week: 20 }],
    leftAlone: [{ rowId: 'absences-2', week: 20 }],
  })
})

test.each([
  ['an old week', true, { rowId: 'absences-2', week: 11 }],
  ['a row that takes no input', true, { rowId: 'needs-total-required', week: 20 }],
  ['a forecast that is only read', false, { rowId: 'absences-2', week: 20 }],
])('%s is left alone', (_, canWrite, cell) => {
  const before = start(canWrite)
  const { state, moved, leftAlone } = withAddedHours(before, [{ ...cell, hours: 800 }])
  expect(changesBetween(before, state)).toEqual([])
  expect({ moved, leftAlone }).toEqual({ moved: [], leftAlone: [cell] })
})
