import { act, renderHook } from '@testing-library/react'
import {
  createForecastState,
  editCells,
  isDirty,
  listConflicts,
  mergeServerState,
  type ForecastState,
} from '@veckovis/domain/forecast'
import { addMessages, notificationsAtom, PlatformProvider, platformStore } from '@veckovis/platform'
import sv from '../../../locales/sv.json'
import { createForecastEditor } from '../../editing/forecast-editor'
import { readForecast } from '../../data/read-forecast'
import { workedExample } from '../../data/worked-example.fixture'
import { useSaveForecast } from './use-save-forecast'

addMessages('mf-forecast', 'sv', sv)

const loaded = (): ForecastState => {
  const read = readForecast(workedExample(), 2026)
  if (!read.ok) throw new Error(read.error)
  return createForecastState({ input: read.value.input, currentWeek: { year: 2026, week: 3 }, canWrite: true })
}

const edited = (forecast: ForecastState, hours: Record<number, string>): ForecastState => {
  const edits = Object.entries(hours).map(([week, text]) => ({ rowId: 'absences-2', week: Number(week), text }))
  const outcome = editCells(forecast, edits)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  return outcome.value
}

const editorOf = (forecast: ForecastState) =>
  createForecastEditor({ unitId: 1, year: 2026, forecastId: 1 }, { forecast, version: '"1-1"' })

type Editor = ReturnType<typeof editorOf>

const vacation = (editor: Editor, ...weeks: number[]) => {
  const row = editor.content().forecast.edited.absences.find(({ serverId }) => serverId === 2)
  return weeks.map(week => row?.hours[week - 1])
}

test('R-242 a row whose id is no number is named, and nothing is sent', async () => {
  const read = readForecast(
    workedExample({
      absences: [
        { id: 'x', values: {} },
        { id: 2, values: {} },
      ],
    }),
    2026,
  )
  if (!read.ok) throw new Error(read.error)
  const currentWeek = { year: 2026, week: 3 }
  const editor = editorOf(
    edited(createForecastState({ input: read.value.input, currentWeek, canWrite: true }), { 20: '8' }),
  )
  const { result } = renderHook(() => useSaveForecast(editor), { wrapper: PlatformProvider })
  await act(() => result.current.save())
  expect(platformStore.get(notificationsAtom).map(({ lines }) => lines)).toEqual([
    ['Kunde inte spara: okända rad-ID:n (absences-x)'],
  ])
  expect(isDirty(editor.content().forecast)).toBe(true)
})

test('what is chosen about many cells in one question is one step back', async () => {
  const mine = edited(loaded(), { 20: '8', 21: '8', 22: '8' })
  const theirs = edited(loaded(), { 20: '5', 21: '6', 22: '7' }).edited
  const editor = editorOf(mergeServerState(mine, theirs))
  const conflicts = listConflicts(editor.content().forecast)
  expect(conflicts).toHaveLength(3)
  const { result } = renderHook(() => useSaveForecast(editor), { wrapper: PlatformProvider })
  // Nothing is left to save where every stored value is taken.
  await act(() => result.current.settleConflicts(new Map(conflicts.map(conflict => [conflict, 'theirs'] as const))))
  expect(isDirty(editor.content().forecast)).toBe(false)
  expect(vacation(editor, 20, 21, 22)).toEqual([500, 600, 700])
  expect(editor.undo().moved).toHaveLength(3)
  expect(vacation(editor, 20, 21, 22)).toEqual([800, 800, 800])
  expect(editor.store.get(editor.canUndoAtom)).toBe(false)
})

describe('the page tells', () => {
  const { fetch: own } = globalThis
  afterEach(() => {
    globalThis.fetch = own
  })

  test.each([
    [200, { id: 1, version: 2 }, ['success', 'Prognosen har uppdaterats'], false],
    [500, { message: 'X' }, ['error', 'Något gick fel med att uppdatera prognosen'], true],
  ] as const)(
    'R-156 a save that is answered by %i, and keeps what is not saved',
    async (status, body, told, isKept) => {
      const headers = { 'content-type': 'application/json' }
      globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify(body), { status, headers }))
      const editor = editorOf(edited(loaded(), { 20: '8' }))
      const { result } = renderHook(() => useSaveForecast(editor), { wrapper: PlatformProvider })
      await act(() => result.current.save())
      const [tone, line] = told
      expect(platformStore.get(notificationsAtom).at(-1)).toMatchObject({
        tone,
        lines: expect.arrayContaining([expect.stringContaining(line)]) as unknown,
      })
      expect(isDirty(editor.content().forecast)).toBe(isKept)
    },
  )
})
