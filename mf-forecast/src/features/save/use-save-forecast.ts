import {
  isDirty,
  listConflicts,
  resolveConflict,
  type CellConflict,
  type ForecastState,
} from '@veckovis/domain/forecast'
import {
  ApiError,
  createUnderWay,
  notify,
  onlineAtom,
  platformStore,
  useTranslation,
  type Words,
} from '@veckovis/platform'
import { useCallback, useMemo, useState } from 'react'
import { fetchCurrent } from '../../data/fetch-current'
import { sendChanges } from '../../data/forecast-queries'
import type { ForecastEditor } from '../../editing/forecast-editor'
import { matters } from '../../editing/matters'
import { saveFailureText } from './save-failure-text'
import { saveForecast, type SaveCalls, type SaveOutcome } from './save-forecast'

const callsOf = (editor: ForecastEditor): SaveCalls => ({
  send: (changes, version) => sendChanges(editor.address, changes, version),
  fetchCurrent: () => fetchCurrent(editor),
  isStale: error => error instanceof ApiError && error.status === 412,
})

export type ConflictChoices = ReadonlyMap<CellConflict, 'mine' | 'theirs'>

const withChoices = (forecast: ForecastState, choices: ConflictChoices): ForecastState =>
  [...choices].reduce((decided, [cell, choice]) => resolveConflict(decided, cell, choice), forecast)

/** Without a connection nothing was sent; when it is back the message would tell of the past. */
const failureMatter = (error: unknown) =>
  error instanceof ApiError && error.kind === 'connection' ? matters.offline : matters.save

const tellOutcome = (outcome: SaveOutcome, words: Words): void => {
  if (outcome.kind === 'saved') notify.success(words('save.saved'), undefined, matters.save)
  if (outcome.kind === 'unknown-rows')
    notify.error(words('save.unknownRows', { ids: outcome.ids.join(', ') }), matters.save)
  if (outcome.kind === 'kept-changing')
    notify.error(`${words('save.failed')}. ${words('save.keptChanging')}`, matters.save)
  if (outcome.kind === 'failed') notify.error(saveFailureText(outcome.error, words), failureMatter(outcome.error))
}

/** Saves, tells how it went, and holds the question about cells that somebody else changed too. */
export const useSaveForecast = (editor: ForecastEditor) => {
  const { t } = useTranslation('mf-forecast')
  const [conflicts, setConflicts] = useState<readonly CellConflict[]>([])
  const [underWay] = useState(createUnderWay)

  const tell = useCallback(
    (outcome: SaveOutcome): boolean => {
      tellOutcome(outcome, t)
      if (outcome.kind === 'conflicts') setConflicts(listConflicts(editor.content().forecast))
      return outcome.kind === 'saved'
    },
    [editor, t],
  )

  const save = useCallback(async (): Promise<boolean> => {
    const { refused } = editor.store.get(editor.pendingAtom)
    const refusal = (text: string, matter: typeof matters.refused | typeof matters.offline) => {
      notify.error(text, matter)
      return false
    }
    if (editor.store.get(editor.savingAtom)) return false
    if (refused > 0) return refusal(t('save.refused', { count: refused }), matters.refused)
    if (!isDirty(editor.content().forecast)) return true
    if (!platformStore.get(onlineAtom)) return refusal(t('save.offline'), matters.offline)
    return underWay.track(saveForecast(editor, callsOf(editor)).then(tell))
  }, [editor, t, tell, underWay])

  const settleConflicts = useCallback(
    async (choices: ConflictChoices): Promise<boolean> => {
      setConflicts([])
      editor.update(forecast => withChoices(forecast, choices))
      return save()
    },
    [editor, save],
  )

  const leaveConflicts = useCallback(() => setConflicts([]), [])
  return useMemo(
    () => ({ save, saving: underWay.now, conflicts, settleConflicts, leaveConflicts }),
    [save, underWay, conflicts, settleConflicts, leaveConflicts],
  )
}
