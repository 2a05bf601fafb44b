import { workedExample } from '../worked-example.fixture'
import { acceptSaved, changesToSave } from './changes-to-save'
import { createForecastState } from './create-forecast-state'
import { editCell } from './edit-cell'
import { changesBetween, emptyHistory, recordStep } from './edit-history'
import type { ForecastState } from './forecast-state'
import { findEditableRow } from './list-editable-rows'
import { listUnlikelyCells, withLikelyHours } from './unlikely-cells'

const everyWeek = Array.from({ length: 53 }, () => 40_000)

const vacation = 'absences-2'
/** 400 hours a week, none in week 20. */
const start = (): ForecastState =>
  createForecastState({
    input: { ...workedExample(), scheduled: everyWeek.with(19, 0) },
    currentWeek: { year: 2026, week: 3 },
    canWrite: true,
  })

const edited = (state: ForecastState, rowId: string, week: number, text: string): ForecastState => {
  const outcome = editCell(state, { rowId, week, text })
  if (!outcome.ok) throw new Error(outcome.error)
  return outcome.value
}

const placesOf = (state: ForecastState) => listUnlikelyCells(state).map(({ rowId, week }) => `${rowId} ${week}`)

test('an absence of more hours than the week has scheduled is unlikely, as many are not', () => {
  expect(placesOf(edited(start(), vacation, 10, '400'))).toEqual([])
  expect(listUnlikelyCells(edited(start(), vacation, 10, '400,01'))).toEqual([
    { rowId: vacation, week: 10, hours: 40_001, scheduled: 40_000 },
  ])
})

test('other rows have no such measure, and neither has a week without a schedule', () => {
  expect(placesOf(edited(start(), 'substitutes-overtime', 10, '900'))).toEqual([])
  expect(placesOf(edited(start(), 'needs-my-forecast', 10, '900'))).toEqual([])
  expect(placesOf(edited(start(), vacation, 20, '900'))).toEqual([])
})

test('what is stored is asked about no more', () => {
  const state = edited(start(), vacation, 10, '900')
  expect(placesOf(acceptSaved(state, changesToSave(state)))).toEqual([])
})

test('the cell gets back the last hours that were not unlikely, and others stay as they are', () => {
  let state = start()
  let history = emptyHistory
  for (const [week, text] of [
    [10, '40'],
    [10, '900'],
    [11, '8'],
    [10, '9000'],
  ] as const) {
    const next = edited(state, vacation, week, text)
    history = recordStep(history, changesBetween(state, next))
    state = next
  }
  const hours = (after: ForecastState) => findEditableRow(after.edited, vacation)?.hours.slice(9, 11)
  expect(hours(withLikelyHours(state, history, listUnlikelyCells(state)))).toEqual([4000, 800])
  expect(hours(withLikelyHours(state, emptyHistory, listUnlikelyCells(state)))).toEqual([
    findEditableRow(state.stored, vacation)?.hours[9],
    800,
  ])
})
