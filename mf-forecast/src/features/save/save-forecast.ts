import type { ForecastChanges } from '@veckovis/contracts/forecast'
import {
  acceptSaved,
  changesToSave,
  isDirty,
  listConflicts,
  mergeServerState,
  unknownRowIds,
} from '@veckovis/domain/forecast'
import type { CurrentForecast } from '../../data/fetch-current'
import type { ForecastEditor } from '../../editing/forecast-editor'

/** The two calls that a save makes, with the errors of the API client. */
export type SaveCalls = {
  /** Answers the version that the save has made. */
  readonly send: (changes: ForecastChanges, version: string) => Promise<string>
  readonly fetchCurrent: () => Promise<CurrentForecast>
  readonly isStale: (error: unknown) => boolean
}

export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'unknown-rows'; readonly ids: readonly string[] }
  /** Somebody else changed the same cells; the person decides each. */
  | { readonly kind: 'conflicts' }
  /** Others saved again and again while this save was merged */
  | { readonly kind: 'kept-changing' }
  | { readonly kind: 'failed'; readonly error: unknown }

/** So many others in a row saved between our fetch and our save; then the person is told. */
const mostAttempts = 5

const mergeCurrent = async (editor: ForecastEditor, calls: SaveCalls): Promise<void> => {
  const { input, version } = await calls.fetchCurrent()
  const { forecast } = editor.content()
  editor.replace({ forecast: mergeServerState(forecast, input), version })
}

const attempt = async (editor: ForecastEditor, calls: SaveCalls): Promise<'saved' | 'stale'> => {
  const { forecast, version } = editor.content()
  const changes = changesToSave(forecast)
  try {
    const newVersion = await calls.send(editor.told(changes), version)
    // Edits made while the call was under way stay, and stay unsaved.
    editor.replace({ forecast: acceptSaved(editor.content().forecast, changes), version: newVersion })
    return 'saved'
  } catch (error) {
    if (calls.isStale(error)) return 'stale'
    throw error
  }
}

const run = async (editor: ForecastEditor, calls: SaveCalls): Promise<SaveOutcome> => {
  for (let attempts = 0; attempts < mostAttempts; attempts += 1) {
    if (listConflicts(editor.content().forecast).length > 0) return { kind: 'conflicts' }
    if ((await attempt(editor, calls)) === 'saved') return { kind: 'saved' }
    await mergeCurrent(editor, calls)
    // What others saved is exactly what stood here: nothing is left to send.
    if (!isDirty(editor.content().forecast)) return { kind: 'saved' }
  }
  return { kind: 'kept-changing' }
}

/**
 * Saves the changed cells on top of the version they rest on. A newer version on the server is merged and the save
 * repeated; edits stay in every outcome that is not 'saved'.
 */
export const saveForecast = async (editor: ForecastEditor, calls: SaveCalls): Promise<SaveOutcome> => {
  const ids = unknownRowIds(editor.content().forecast)
  if (ids.length > 0) return { kind: 'unknown-rows', ids }
  editor.setSaving(true)
  try {
    return await run(editor, calls)
  } catch (error) {
    return { kind: 'failed', error }
  } finally {
    editor.setSaving(false)
  }
}
