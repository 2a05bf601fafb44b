import {
  createForecastState,
  editCell,
  isDirty,
  listConflicts,
  resolveConflict,
  type ForecastChanges,
} from '@veckovis/domain/forecast'
import { createForecastEditor } from '../../editing/forecast-editor'
import { readForecast } from '../../data/read-forecast'
import { workedAbsences, workedExample } from '../../data/worked-example.fixture'
import { saveForecast, type SaveCalls } from './save-forecast'

class StaleError extends Error {}

const inputOf = (absences: readonly unknown[] = workedAbsences) => {
  const read = readForecast(workedExample({ absences }), 2026)
  if (!read.ok) throw new Error(read.error)
  return read.value.input
}

const editorWith = (edits: readonly { rowId: string; week: number; text: string }[], absences?: readonly unknown[]) => {
  const input = inputOf(absences)
  const forecast = createForecastState({ input, currentWeek: { year: 2026, week: 1 }, canWrite: true })
  const editor = createForecastEditor({ unitId: 1, year: 2026, forecastId: 7 }, { forecast, version: '"7-1"' })
  for (const edit of edits)
    editor.update(state => {
      const edited = editCell(state, edit)
      if (!edited.ok) throw new Error(edited.error)
      return edited.value
    })
  return editor
}

/** A server that holds one version and refuses changes based on another. */
const serverAt = (version: string, absences?: readonly unknown[]) => {
  const sent: { changes: ForecastChanges; version: string }[] = []
  const calls: SaveCalls = {
    send: (changes, basedOn) => {
      sent.push({ changes, version: basedOn })
      return basedOn === version ? Promise.resolve('"7-99"') : Promise.reject(new StaleError())
    },
    fetchCurrent: () => Promise.resolve({ input: inputOf(absences), version }),
    isStale: error => error instanceof StaleError,
  }
  return { sent, calls }
}

const overtime = { rowId: 'substitutes-overtime', week: 20, text: '9' }
const valueOf = (absences: readonly unknown[], id: number, week: number, hours: number) =>
  absences.map((row, index) => (index === id - 1 ? { id, values: { [week]: hours } } : row))

describe('saving the forecast', () => {
  test('R-232 the changed cells are sent with the version they rest on, and nothing is unsaved afterwards', async () => {
    const editor = editorWith([overtime])
    const { sent, calls } = serverAt('"7-1"')
    expect(await saveForecast(editor, calls)).toEqual({ kind: 'saved' })
    expect(sent).toEqual([
      { version: '"7-1"', changes: { absences: [], substitutes: [{ id: 5, values: { 20: 9 } }], myForecast: [] } },
    ])
    expect(editor.hasUnsaved()).toBe(false)
    expect(editor.content().version).toBe('"7-99"')
  })

  test('an edit made while the save is under way stays and is still unsaved', async () => {
    const editor = editorWith([overtime])
    const { calls } = serverAt('"7-1"')
    const saving = saveForecast(editor, calls)
    editor.update(state => {
      const edited = editCell(state, { rowId: 'absences-2', week: 30, text: '5' })
      if (!edited.ok) throw new Error(edited.error)
      return edited.value
    })
    await saving
    expect(editor.hasUnsaved()).toBe(true)
  })

  test('a newer version with other cells is merged and the save repeated', async () => {
    const editor = editorWith([overtime])
    const { sent, calls } = serverAt('"7-2"', valueOf(workedAbsences, 2, 30, 16))
    expect(await saveForecast(editor, calls)).toEqual({ kind: 'saved' })
    expect(sent.map(call => call.version)).toEqual(['"7-1"', '"7-2"'])
    expect(editor.content().forecast.edited.absences[1]?.hours[29]).toBe(1600)
  })

  test('a cell changed on both sides is asked about before anything is sent again', async () => {
    const editor = editorWith([{ rowId: 'absences-2', week: 30, text: '5' }])
    const { sent, calls } = serverAt('"7-2"', valueOf(workedAbsences, 2, 30, 16))
    expect(await saveForecast(editor, calls)).toEqual({ kind: 'conflicts' })
    expect(await saveForecast(editor, calls)).toEqual({ kind: 'conflicts' })
    expect(sent).toHaveLength(1)
    const [conflict] = listConflicts(editor.content().forecast)
    expect(conflict).toMatchObject({ rowId: 'absences-2', week: 30, mine: 500, theirs: 1600 })
  })

  test.each([
    ['mine', [{ id: 2, values: { 30: 5 } }]],
    ['theirs', undefined],
  ] as const)('the choice of %s is what the next save sends', async (choice, expected) => {
    const editor = editorWith([{ rowId: 'absences-2', week: 30, text: '5' }])
    const { sent, calls } = serverAt('"7-2"', valueOf(workedAbsences, 2, 30, 16))
    await saveForecast(editor, calls)
    editor.update(state => resolveConflict(state, { rowId: 'absences-2', week: 30 }, choice))
    if (isDirty(editor.content().forecast)) await saveForecast(editor, calls)
    expect(sent[1]?.changes.absences).toEqual(expected)
    expect(editor.hasUnsaved()).toBe(false)
  })

  test('a failure keeps the edits and hands on the error', async () => {
    const editor = editorWith([overtime])
    const error = new Error('500')
    const calls: SaveCalls = { ...serverAt('"7-1"').calls, send: () => Promise.reject(error) }
    expect(await saveForecast(editor, calls)).toEqual({ kind: 'failed', error })
    expect(editor.hasUnsaved()).toBe(true)
    expect(editor.store.get(editor.savingAtom)).toBe(false)
  })

  test('a server that always has a newer version is told of as such, with the edits kept', async () => {
    const editor = editorWith([overtime])
    const calls: SaveCalls = { ...serverAt('"7-2"').calls, send: () => Promise.reject(new StaleError()) }
    expect(await saveForecast(editor, calls)).toEqual({ kind: 'kept-changing' })
    expect(editor.hasUnsaved()).toBe(true)
  })

  test('R-242 a row whose id is no number stops the save before any call', async () => {
    const editor = editorWith([overtime], [...workedAbsences, { id: 'x', values: {} }])
    const { sent, calls } = serverAt('"7-1"')
    expect(await saveForecast(editor, calls)).toEqual({ kind: 'unknown-rows', ids: ['absences-x'] })
    expect(sent).toEqual([])
  })
})
