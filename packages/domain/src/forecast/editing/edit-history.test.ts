import fc from 'fast-check'
import { weekly, workedExample } from '../worked-example.fixture'
import { acceptSaved, changesToSave } from './changes-to-save'
import { createForecastState } from './create-forecast-state'
import { editCell, editCells } from './edit-cell'
import { changesBetween, emptyHistory, recordStep, redoLast, undoLast, type EditHistory } from './edit-history'
import { fillFromYear } from './fill-from-year'
import type { CellEdit, ForecastState } from './forecast-state'
import { listEditableRows } from './list-editable-rows'
import { mergeServerState } from './merge-server-state'
import { revert } from './read-row-status'

const start = (week = 3): ForecastState =>
  createForecastState({ input: workedExample(), currentWeek: { year: 2026, week }, canWrite: true })

const valuesOf = (state: ForecastState) => listEditableRows(state.edited).map(({ rowId, hours }) => [rowId, [...hours]])

const edited = (state: ForecastState, edit: CellEdit): ForecastState => {
  const outcome = editCell(state, edit)
  if (!outcome.ok) throw new Error(outcome.error)
  return outcome.value
}

const cell = (rowId: string, week: number, text: string): CellEdit => ({ rowId, week, text })

const hoursAt = (state: ForecastState, rowId: string, week: number) =>
  listEditableRows(state.edited).find(row => row.rowId === rowId)?.hours[week - 1]

const move = (result: ReturnType<typeof undoLast>) => {
  if (result === null) throw new Error('There was no step')
  return result
}

const rowIds = listEditableRows(start().edited).map(({ rowId }) => rowId)

const acts = fc.array(
  fc.array(
    fc.record({
      rowId: fc.constantFrom(...rowIds),
      week: fc.integer({ min: 3, max: 53 }),
      text: fc.integer({ min: 0, max: 500 }).map(String),
    }),
    { minLength: 1, maxLength: 20 },
  ),
  { minLength: 1, maxLength: 12 },
)

test('undoing everything gives the first forecast again, redoing everything the last', () => {
  fc.assert(
    fc.property(acts, all => {
      const first = start()
      let state = first
      let history: EditHistory = emptyHistory
      for (const act of all) {
        const outcome = editCells(state, act)
        if (!outcome.ok) throw new Error('The edits were refused')
        history = recordStep(history, changesBetween(state, outcome.value))
        state = outcome.value
      }
      const last = valuesOf(state)
      const steps = history.done.length
      for (let step = 0; step < steps; step += 1) ({ state, history } = move(undoLast(state, history)))
      expect(valuesOf(state)).toEqual(valuesOf(first))
      expect(undoLast(state, history)).toBeNull()
      for (let step = 0; step < steps; step += 1) ({ state, history } = move(redoLast(state, history)))
      expect(valuesOf(state)).toEqual(last)
      expect(redoLast(state, history)).toBeNull()
    }),
    { numRuns: 60 },
  )
})

test('a paste, a fill from another year and a revert are one step each', () => {
  const first = start()
  const pasted = editCells(first, [cell('absences-1', 4, '7'), cell('absences-2', 5, '8')])
  if (!pasted.ok) throw new Error('The edits were refused')
  expect(changesBetween(first, pasted.value)).toEqual([
    { rowId: 'absences-1', week: 4, before: hoursAt(first, 'absences-1', 4), after: 700 },
    { rowId: 'absences-2', week: 5, before: hoursAt(first, 'absences-2', 5), after: 800 },
  ])

  const source = { ...workedExample(2027), year: 2025, myForecast: weekly([1, 2, 3, 4, 5, 6], 52) }
  const filled = fillFromYear(pasted.value, source, { range: { startWeek: 1, endWeek: 6 }, useAverage: false })
  if (!filled.ok) throw new Error(filled.error)
  const history = recordStep(
    recordStep(emptyHistory, changesBetween(first, pasted.value)),
    changesBetween(pasted.value, filled.value),
  )
  expect(valuesOf(move(undoLast(filled.value, history)).state)).toEqual(valuesOf(pasted.value))

  const reverted = revert(pasted.value)
  const back = move(undoLast(reverted, recordStep(emptyHistory, changesBetween(pasted.value, reverted))))
  expect(valuesOf(back.state)).toEqual(valuesOf(pasted.value))
})

test('an act that changes nothing makes no step and keeps what can be redone', () => {
  const first = start()
  const change = edited(first, cell('absences-1', 4, '7'))
  const { history } = move(undoLast(change, recordStep(emptyHistory, changesBetween(first, change))))
  expect(recordStep(history, changesBetween(first, first))).toBe(history)
  expect(recordStep(history, changesBetween(first, change)).undone).toEqual([])
})

test('undo after a save is a new unsaved edit', () => {
  const first = start()
  const change = edited(first, cell('absences-1', 4, '7'))
  const history = recordStep(emptyHistory, changesBetween(first, change))
  const saved = acceptSaved(change, changesToSave(change))
  expect(changesToSave(saved).absences).toEqual([])
  const { state } = move(undoLast(saved, history))
  expect(changesToSave(state).absences).toEqual([
    { id: 1, values: { 4: (hoursAt(first, 'absences-1', 4) ?? 0) / 100 } },
  ])
})

test('undo after a merge touches only its own cells', () => {
  const first = start()
  const change = edited(first, cell('absences-1', 4, '7'))
  const history = recordStep(emptyHistory, changesBetween(first, change))
  const theirs = edited(first, cell('absences-1', 5, '9')).edited
  const { state } = move(undoLast(mergeServerState(change, theirs), history))
  expect([hoursAt(state, 'absences-1', 4), hoursAt(state, 'absences-1', 5)]).toEqual([
    hoursAt(first, 'absences-1', 4),
    900,
  ])
})

test('cells whose week has passed meanwhile are left alone and told', () => {
  const first = start()
  const change = edited(edited(first, cell('absences-1', 3, '7')), cell('absences-1', 4, '7'))
  const history = recordStep(emptyHistory, changesBetween(first, change))
  const later = { ...change, currentWeek: { year: 2026, week: 4 } }
  const { state, moved, leftAlone } = move(undoLast(later, history))
  expect([moved, leftAlone]).toEqual([[{ rowId: 'absences-1', week: 4 }], [{ rowId: 'absences-1', week: 3 }]])
  expect(hoursAt(state, 'absences-1', 3)).toBe(700)
})

test('more than two hundred steps forget the earliest', () => {
  let history: EditHistory = emptyHistory
  for (let index = 0; index < 250; index += 1)
    history = recordStep(history, [{ rowId: 'absences-1', week: 4, before: index, after: index + 1 }])
  expect([history.done.length, history.done[0]?.[0]?.before]).toEqual([200, 50])
})
