import { closedEdits, type OutcomeConflict } from '@veckovis/domain/outcome'
import {
  ApiError,
  createUnderWay,
  leaveGuard,
  notify,
  onlineAtom,
  platformStore,
  useTranslation,
  type Words,
} from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useForecast } from '../../../context/use-forecast'
import { doWithWeeks, readOutcome, sendOutcome, type WeekDeed } from '../../../data/outcome-queries'
import type { OutcomeEditor } from './outcome-editor'

/** What the messages of the layer are about: a newer result takes the place of the older one. */
export const outcomeMatters = {
  save: { about: 'outcome-save' },
  offline: { about: 'outcome-save', untilOnline: true },
  cells: { about: 'outcome-cells' },
  reading: { about: 'outcome-reading' },
} as const

/** So many others in a row saved between our reading and our save; then the person is told. */
const mostAttempts = 5

const isStale = (error: unknown) => error instanceof ApiError && error.status === 412

const readAnew = async (editor: OutcomeEditor): Promise<void> => {
  const { data, version } = await readOutcome(editor.address)
  editor.merge(data, version)
  notify.settled(outcomeMatters.reading.about)
}

/** True when it was done, false when somebody else was first; what is stored by now stands below the edits then. */
const unlessStale = async (editor: OutcomeEditor, send: (version: string) => Promise<void>): Promise<boolean> => {
  try {
    await send(editor.content().version)
    return true
  } catch (error) {
    if (!isStale(error)) throw error
    await readAnew(editor)
    return false
  }
}

type Outcome = 'saved' | 'conflicts' | 'closed' | 'changed' | 'kept-changing'

const sendEdits = (editor: OutcomeEditor) => async (version: string) => {
  const { edits } = editor.content().state
  const newVersion = await sendOutcome(editor.address, { changes: [...edits.values()] }, version)
  editor.accept(edits, newVersion)
}

const saveEdits = async (editor: OutcomeEditor): Promise<Outcome> => {
  for (let attempts = 0; attempts < mostAttempts; attempts += 1) {
    if (editor.content().state.edits.size === 0) return 'saved'
    if (editor.openConflicts().length > 0) return 'conflicts'
    if (closedEdits(editor.content().state).length > 0) return 'closed'
    if (await unlessStale(editor, sendEdits(editor))) return 'saved'
  }
  return 'kept-changing'
}

/** Weeks that somebody else has changed are looked at before anything is done with them. */
const doDeed = async (editor: OutcomeEditor, deed: WeekDeed, words: Words): Promise<Outcome> => {
  const isDone = await unlessStale(editor, async version => {
    await doWithWeeks(editor.address, deed, version)
  })
  if (!isDone) return 'changed'
  // It is done, whatever becomes of the reading.
  await readAnew(editor).catch((error: unknown) => {
    notify.error(`${words('save.notShown')} ${refusalText(problemOf(error), 'outcome')}`, outcomeMatters.reading)
  })
  return 'saved'
}

const weeksOf = (cells: readonly { readonly week: number }[]) =>
  [...new Set(cells.map(({ week }) => week))].toSorted((a, b) => a - b).join(', ')

const tell = (editor: OutcomeEditor, outcome: Outcome, done: string, words: Words): boolean => {
  if (outcome === 'saved') notify.success(done, undefined, outcomeMatters.save)
  if (outcome === 'conflicts') editor.ask(true)
  if (outcome === 'closed')
    notify.error(words('save.closed', { weeks: weeksOf(closedEdits(editor.content().state)) }), outcomeMatters.save)
  if (outcome === 'changed') notify.info(words('save.changed'), outcomeMatters.save)
  if (outcome === 'kept-changing') notify.error(words('save.keptChanging'), outcomeMatters.save)
  return outcome === 'saved'
}

const tellFailure = (error: unknown, words: Words): false => {
  const isOffline = error instanceof ApiError && error.kind === 'connection'
  const reason = refusalText(problemOf(error), 'outcome')
  notify.error(`${words('save.failed')} ${reason}`, isOffline ? outcomeMatters.offline : outcomeMatters.save)
  return false
}

/** What is being typed becomes part of the outcome before it is saved; the person goes on in the same cell. */
const commitOpenText = (): void => {
  const focused = document.activeElement
  if (!(focused instanceof HTMLInputElement)) return
  focused.blur()
  focused.focus()
}

/** What is to be mended or decided is seen: the layer may stand out of sight while it holds unsaved work. */
const useShowing = () => {
  const { editor, view, tabAtom, openTab } = useForecast()
  return useCallback(() => {
    const { store } = editor
    if (store.get(tabAtom) === 'details' && store.get(view.showsOutcomeAtom)) return
    store.set(view.showsOutcomeAtom, true)
    store.set(view.leadsToOutcomeAtom, true)
    openTab('details')
  }, [editor, view, tabAtom, openTab])
}

/** One call at a time; whatever becomes of it is told, and what was typed stays. */
const useCalls = (editor: OutcomeEditor) => {
  const { t } = useTranslation('forecast-outcome')
  const [underWay] = useState(createUnderWay)
  const run = useCallback(
    async (call: () => Promise<Outcome>, done: string, { asItIs = false } = {}): Promise<boolean> => {
      const { pendingAtom, busyAtom, store } = editor
      if (store.get(busyAtom)) return false
      const { refused } = store.get(pendingAtom)
      const refusal = refused > 0 && !asItIs ? t('save.refused', { count: refused }) : null
      if (refusal !== null || !platformStore.get(onlineAtom)) {
        notify.error(refusal ?? t('save.offline'), refusal === null ? outcomeMatters.offline : outcomeMatters.save)
        return false
      }
      editor.setBusy(true)
      try {
        return tell(editor, await underWay.track(call()), done, t)
      } catch (error) {
        return tellFailure(error, t)
      } finally {
        editor.setBusy(false)
      }
    },
    [editor, t, underWay],
  )
  return { run, underWay }
}

/** Opening weeks is how edits of complete ones become savable; other deeds rest on what is typed into their weeks. */
const needsSaving = (editor: OutcomeEditor, { deed, weeks }: WeekDeed): boolean => {
  if (deed === 'reopen') return false
  const { state } = editor.content()
  const { refused } = editor.store.get(editor.pendingAtom)
  return refused > 0 || [...state.edits.values()].some(({ week }) => weeks.includes(week))
}

/** Saves and does what is done with whole weeks; unsaved work asks before it is left. */
export const useSaveOutcome = (editor: OutcomeEditor) => {
  const { t } = useTranslation('forecast-outcome')
  const show = useShowing()
  const { run, underWay } = useCalls(editor)
  const save = useCallback(async (): Promise<boolean> => {
    commitOpenText()
    if (!editor.hasUnsaved()) return true
    const isSaved = await run(() => saveEdits(editor), t('save.saved'))
    if (!isSaved) show()
    return isSaved
  }, [editor, run, show, t])
  const act = useCallback(
    async (deed: WeekDeed): Promise<boolean> => {
      commitOpenText()
      if (needsSaving(editor, deed) && !(await save())) return false
      return run(() => doDeed(editor, deed, t), t(`weeks.done.${deed.deed}`, { count: deed.weeks.length }), {
        asItIs: deed.deed === 'reopen',
      })
    },
    [editor, run, save, t],
  )
  const settle = useCallback(
    (theirs: readonly OutcomeConflict[]) => {
      editor.settle(theirs)
      return save()
    },
    [editor, save],
  )
  useEffect(
    () =>
      leaveGuard.register({ isDirty: editor.hasUnsaved, save, discard: editor.discard, saving: () => underWay.now() }),
    [editor, save, underWay],
  )
  useEffect(() => () => Object.values(outcomeMatters).forEach(({ about }) => notify.settled(about)), [])
  return useMemo(() => ({ save, act, settle }), [save, act, settle])
}

export type OutcomeSaving = ReturnType<typeof useSaveOutcome>
