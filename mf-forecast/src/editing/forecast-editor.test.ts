import {
  changesToSave,
  createForecastState,
  editCell,
  editCells,
  isDirty,
  revert,
  type ForecastState,
} from '@veckovis/domain/forecast'
import { createForecastEditor } from './forecast-editor'
import { readForecast } from '../data/read-forecast'
import { workedExample } from '../data/worked-example.fixture'

const loaded = (): ForecastState => {
  const read = readForecast(workedExample(), 2026)
  if (!read.ok) throw new Error(read.error)
  return createForecastState({ input: read.value.input, currentWeek: { year: 2026, week: 3 }, canWrite: true })
}

const createEditor = () =>
  createForecastEditor({ unitId: 1, year: 2026, forecastId: 1 }, { forecast: loaded(), version: '"1-1"' })

const absence = (editor: ReturnType<typeof createEditor>, week: number) =>
  editor.content().forecast.edited.absences.find(row => row.serverId === 1)?.hours[week - 1]

const type = (editor: ReturnType<typeof createEditor>, week: number, text: string) =>
  editor.update(forecast => {
    const outcome = editCell(forecast, { rowId: 'absences-1', week, text })
    if (!outcome.ok) throw new Error(outcome.error)
    return outcome.value
  })

const steps = ({ store, canUndoAtom, canRedoAtom }: ReturnType<typeof createEditor>) => ({
  canUndo: store.get(canUndoAtom),
  canRedo: store.get(canRedoAtom),
})

test('each act is one step back and one step forth', () => {
  const editor = createEditor()
  type(editor, 4, '7')
  editor.update(forecast => {
    const edits = [5, 6].map(week => ({ rowId: 'absences-1', week, text: '8' }))
    const outcome = editCells(forecast, edits)
    if (!outcome.ok) throw new Error('refused')
    return outcome.value
  })
  expect(editor.undo().moved).toHaveLength(2)
  expect([absence(editor, 4), absence(editor, 5)]).toEqual([700, 0])
  expect(editor.redo().moved).toHaveLength(2)
  expect([absence(editor, 5), absence(editor, 6)]).toEqual([800, 800])
  expect(steps(editor)).toEqual({ canUndo: true, canRedo: false })
})

test('throwing the edits away can be undone in one step', () => {
  const editor = createEditor()
  type(editor, 4, '7')
  type(editor, 5, '8')
  editor.update(revert)
  expect(isDirty(editor.content().forecast)).toBe(false)
  editor.undo()
  expect([absence(editor, 4), absence(editor, 5)]).toEqual([700, 800])
})

test('what a save or a merge puts in place is no step', () => {
  const editor = createEditor()
  editor.replace({ forecast: loaded(), version: '"1-2"' })
  expect(steps(editor)).toEqual({ canUndo: false, canRedo: false })
  expect(editor.undo()).toEqual({ moved: [], leftAlone: [] })
})

test('an unlikely value is asked about once: kept it is asked no more, put back it is a step', () => {
  const editor = createEditor()
  const asked = () => editor.store.get(editor.unlikelyAtom).map(({ week, hours }) => [week, hours])
  type(editor, 5, '9000')
  expect(asked()).toEqual([[5, 900_000]])
  editor.keepUnlikely()
  expect(asked()).toEqual([])
  type(editor, 5, '8')
  type(editor, 5, '9000')
  expect(asked()).toEqual([])

  type(editor, 5, '9001')
  type(editor, 6, '9000')
  expect(asked()).toEqual([
    [5, 900_100],
    [6, 900_000],
  ])
  editor.putUnlikelyBack()
  expect([asked(), absence(editor, 5), absence(editor, 6)]).toEqual([[], 800, 0])
  editor.undo()
  expect([absence(editor, 5), absence(editor, 6)]).toEqual([900_100, 900_000])
})

test('a save tells how its hours came, after an undo and a redo too; what is not told was typed', () => {
  const editor = createEditor()
  const put = (hours: string, origin?: 'pasted' | 'filled') => {
    const edits = [4, 5].map(week => ({ rowId: 'absences-1', week, text: hours }))
    const outcome = editCells(editor.content().forecast, edits)
    if (!outcome.ok) throw new Error('refused')
    editor.update(() => outcome.value, origin)
  }
  const told = () => editor.told(changesToSave(editor.content().forecast)).absences[0]
  put('7')
  expect(told()).toEqual({ id: 1, values: { 4: 7, 5: 7 } })
  put('7,5', 'pasted')
  type(editor, 5, '2')
  expect(told()).toEqual({ id: 1, values: { 4: 7.5, 5: 2 }, origins: { 4: 'pasted' } })
  editor.undo()
  expect(told()?.origins).toEqual({ 4: 'pasted', 5: 'pasted' })
  editor.undo()
  expect(told()).toEqual({ id: 1, values: { 4: 7, 5: 7 } })
  editor.redo()
  expect(told()?.origins).toEqual({ 4: 'pasted', 5: 'pasted' })
  put('1', 'filled')
  expect(told()?.origins).toEqual({ 4: 'filled', 5: 'filled' })
})
