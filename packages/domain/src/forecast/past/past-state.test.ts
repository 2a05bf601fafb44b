import { createForecastState } from '../editing/create-forecast-state'
import { editCell } from '../editing/edit-cell'
import { changesBetween } from '../editing/edit-history'
import type { ForecastState } from '../editing/forecast-state'
import { workedExample } from '../worked-example.fixture'
import { comparePast, takePast, type PastHours } from './past-state'

const start = (canWrite = true): ForecastState =>
  createForecastState({ input: workedExample(), currentWeek: { year: workedExample().year, week: 10 }, canWrite })

const { weeks } = workedExample()

const hours = (first: Readonly<Record<number, number>>) =>
  Array.from({ length: weeks }, (_, index) => first[index + 1] ?? 0)

const taken = (state: ForecastState, past: PastHours): ForecastState => {
  const outcome = takePast(state, past)
  if (!outcome.ok) throw new Error(outcome.error)
  return outcome.value
}

test('a past state stands beside the present, unsaved edits included', () => {
  const edited = editCell(start(), { rowId: 'absences-2', week: 20, text: '8' })
  if (!edited.ok) throw new Error(edited.error)
  const rows = comparePast(edited.value, new Map([['absences-2', hours({ 5: 100, 20: 300 })]]))
  const row = rows.find(({ rowId }) => rowId === 'absences-2')
  expect(row?.takesInput).toBe(true)
  expect(row?.cells[19]).toEqual({ week: 20, past: 300, present: 800, isOld: false })
  expect(row?.cells[4]).toMatchObject({ past: 100, isOld: true })
  expect(rows.find(({ rowId }) => rowId === 'staffing-actual-hours')?.takesInput).toBe(false)
})

test('taken back, open weeks have their past hours, and old weeks and rows that are not named stay', () => {
  const before = start()
  const past = new Map([
    ['absences-2', hours({ 5: 100, 20: 300 })],
    ['needs-my-forecast', hours({ 21: -250 })],
    ['staffing-actual-hours', hours({ 20: 1 })],
  ])
  const after = taken(before, past)
  const changed = changesBetween(before, after).filter(({ after: value }) => value !== 0)
  expect(changed.map(({ rowId, week, after: value }) => [rowId, week, value])).toEqual([
    ['absences-2', 20, 300],
    ['needs-my-forecast', 21, -250],
  ])
  expect(changesBetween(before, after).every(({ week }) => week >= 10)).toBe(true)
  expect(after.edited.scheduled).toBe(before.edited.scheduled)
  expect(taken(after, past)).toEqual(after)
})

test('a further absence that the present lacks gets its row back; one without hours does not', () => {
  const past = new Map([
    ['absences-9', hours({ 30: 400 })],
    ['absences-12', hours({})],
  ])
  const after = taken(start(), past)
  expect(after.edited.absences.map(({ serverId }) => serverId)).toContain(9)
  expect(after.edited.absences.map(({ serverId }) => serverId)).not.toContain(12)
  expect(comparePast(start(), past).map(({ rowId }) => rowId)).toContain('absences-9')
})

test('nothing is taken back without write permission, nor into a row that could not be read', () => {
  expect(takePast(start(false), new Map())).toEqual({ ok: false, error: 'no-write-permission' })
  const skipping = { ...start(), skippedRowIds: ['absences-2'] }
  const past = new Map([['absences-2', hours({ 20: 300 })]])
  expect(taken(skipping, past).edited).toEqual(skipping.edited)
  expect(comparePast(skipping, past).some(({ rowId }) => rowId === 'absences-2')).toBe(false)
})
