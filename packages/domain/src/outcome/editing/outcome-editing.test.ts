import { outcomeCellKey, outcomeRowId, outcomeRowOfId, parseOutcome } from './outcome-places'
import {
  acceptSavedOutcome,
  closedEdits,
  editOutcome,
  mergeOutcome,
  rowsWithEdits,
  typedIn,
  type EditedOutcome,
  type StoredOutcome,
} from './edited-outcome'
import { noOutcomeSteps, recordOutcomeStep, redoOutcome, undoOutcome, withChoices } from './outcome-steps'

const weeks = 53
const worked = { kind: 'worked', serverId: 0 } as const
const vacation = { kind: 'absence', serverId: 2 } as const
const cost = { kind: 'staff-cost', serverId: 0 } as const

const yearOf = (values: Readonly<Record<number, number>>) =>
  Array.from({ length: weeks }, (_, index) => values[index + 1] ?? null)

const stored: StoredOutcome = {
  lastWeek: 10,
  complete: [3],
  rows: [
    { ...worked, source: 'typed', values: yearOf({ 3: 40_000, 4: 41_000 }) },
    { ...worked, source: 'file', values: yearOf({ 4: 39_000 }) },
  ],
}

const begin = (canWrite = true): EditedOutcome => ({ stored, edits: new Map(), canWrite })

const edited = (state: EditedOutcome, ...edits: [string, number, string][]): EditedOutcome => {
  const result = editOutcome(
    state,
    edits.map(([rowId, week, text]) => ({ rowId, week, text })),
  )
  if (!result.ok) throw new Error(result.error.map(({ error }) => error).join())
  return result.value
}

const errorsOf = (state: EditedOutcome, rowId: string, week: number, text: string) => {
  const result = editOutcome(state, [{ rowId, week, text }])
  return result.ok ? [] : result.error.map(({ error }) => error)
}

test('ids of rows lead back to their rows, and no other text does', () => {
  for (const row of [worked, vacation, cost, { kind: 'substitute', serverId: 17 } as const])
    expect(outcomeRowOfId(outcomeRowId(row))).toEqual(row)
  expect(outcomeRowId(cost)).toBe('outcome-staff-cost')
  for (const text of ['absences-2', 'outcome-absence', 'outcome-worked-1', 'outcome-absence-2-budget', 'outcome-cards'])
    expect(outcomeRowOfId(text)).toBeUndefined()
})

test('an empty text is no value, 0 is one; hours and kronor have bounds of their own', () => {
  expect(parseOutcome('worked', ' ')).toEqual({ ok: true, value: null })
  expect(parseOutcome('worked', '0')).toEqual({ ok: true, value: 0 })
  expect(parseOutcome('absence', '7,25 tim')).toEqual({ ok: true, value: 725 })
  expect(parseOutcome('staff-cost', '-1 250,50')).toEqual({ ok: true, value: -125_050 })
  expect(parseOutcome('absence', '-1')).toEqual({ ok: false, error: 'negative' })
  expect(parseOutcome('worked', '10001')).toEqual({ ok: false, error: 'too-large' })
})

test('weeks to come, complete weeks, letters and readers are refused, and nothing is changed', () => {
  expect(errorsOf(begin(), 'outcome-worked', 11, '5')).toEqual(['not-over'])
  expect(errorsOf(begin(), 'outcome-worked', 3, '5')).toEqual(['complete'])
  expect(errorsOf(begin(), 'outcome-worked', 4, 'många')).toEqual(['not-a-number'])
  expect(errorsOf(begin(), 'outcome-worked-forecast', 4, '5')).toEqual(['read-only'])
  expect(errorsOf(begin(false), 'outcome-worked', 4, '5')).toEqual(['no-permission'])
})

test('a paste with one bad cell takes none of it and names the bad one', () => {
  const result = editOutcome(begin(), [
    { rowId: 'outcome-worked', week: 5, text: '8' },
    { rowId: 'outcome-worked', week: 6, text: 'x' },
  ])
  expect(result).toEqual({
    ok: false,
    error: [{ rowId: 'outcome-worked', week: 6, text: 'x', error: 'not-a-number' }],
  })
})

test('the rows have the edits among the typed values, and other sources stay', () => {
  const rows = rowsWithEdits(edited(begin(), ['outcome-worked', 5, '1'], ['outcome-absence-2', 5, '8']), weeks)
  expect(rows).toEqual([
    { ...worked, source: 'typed', values: yearOf({ 3: 40_000, 4: 41_000, 5: 100 }) },
    stored.rows[1],
    { ...vacation, source: 'typed', values: yearOf({ 5: 800 }) },
  ])
})

test('what is typed back to what is stored is no edit', () => {
  const once = edited(begin(), ['outcome-worked', 4, ''])
  expect(typedIn(once, { ...worked, week: 4 })).toBeNull()
  expect(once.edits.size).toBe(1)
  expect(edited(once, ['outcome-worked', 4, '410']).edits.size).toBe(0)
})

test('steps go back and forth, and over a save', () => {
  const first = begin()
  const second = edited(first, ['outcome-worked', 5, '8'], ['outcome-worked', 6, '9'])
  const steps = recordOutcomeStep(noOutcomeSteps, first, second)
  const saved = acceptSavedOutcome(second, second.edits, weeks)
  expect(saved.edits.size).toBe(0)
  const undone = undoOutcome(saved, steps)
  expect(undone?.state.edits.size).toBe(2)
  expect(undone && typedIn(undone.state, { ...worked, week: 6 })).toBeNull()
  const redone = undone && redoOutcome(undone.state, undone.steps)
  expect(redone?.state.edits.size).toBe(0)
  expect(undoOutcome(first, noOutcomeSteps)).toBeNull()
  expect(recordOutcomeStep(steps, first, first)).toBe(steps)
})

test('undoing takes what is not saved out of a week that is complete by now, and leaves what is stored there alone', () => {
  const first = begin()
  const second = edited(first, ['outcome-worked', 5, '8'], ['outcome-worked', 6, '9'])
  const steps = recordOutcomeStep(noOutcomeSteps, first, second)
  const closed = { ...second, stored: { ...stored, complete: [3, 5] } }
  expect(closedEdits(closed).map(({ week }) => week)).toEqual([5])
  const undone = undoOutcome(closed, steps)
  expect(undone?.leftAlone).toBe(0)
  expect(undone?.state.edits.size).toBe(0)
  const redone = undone && redoOutcome(undone.state, undone.steps)
  expect(redone?.leftAlone).toBe(1)
  expect(redone && [...redone.state.edits.keys()]).toEqual([outcomeCellKey({ ...worked, week: 6 })])
  const saved = acceptSavedOutcome(closed, closed.edits, weeks)
  const left = undoOutcome(saved, steps)
  expect(left?.leftAlone).toBe(1)
  expect(left && [...left.state.edits.keys()]).toEqual([outcomeCellKey({ ...worked, week: 6 })])
})

test('after somebody else was first the edits stay, and a cell that both changed is asked about', () => {
  const mine = edited(begin(), ['outcome-worked', 4, '400'], ['outcome-worked', 5, '8'], ['outcome-worked', 6, '9'])
  const theirs: StoredOutcome = {
    ...stored,
    rows: [{ ...worked, source: 'typed', values: yearOf({ 3: 40_000, 4: 42_000, 6: 900 }) }],
  }
  const { state, conflicts } = mergeOutcome(mine, theirs)
  expect(conflicts).toEqual([{ ...worked, week: 4, mine: 40_000, theirs: 42_000 }])
  expect([...state.edits.values()].map(({ week }) => week)).toEqual([4, 5])
  expect([...withChoices(state, conflicts).edits.values()].map(({ week }) => week)).toEqual([5])
})
