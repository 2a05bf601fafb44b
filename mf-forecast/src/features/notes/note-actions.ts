import type { ForecastNote } from '@veckovis/contracts/forecast'
import { createUnderWay, dismissNotification, notify } from '@veckovis/platform'
import type { NotePlace } from '../../data/note-place'
import type { Words } from '@veckovis/platform'
import type { NoteDrafts } from './note-drafts'
import { noteProblemText, noteTextProblem, type NoteProblem } from './note-problem'
import { removeNote, restoreNote, saveDraft, type NoteCalls, type NoteOutcome } from './save-note'

export type NoteActions = {
  /** Saves what is written about the place; answers what went wrong, null for nothing. */
  readonly save: (place: NotePlace) => Promise<NoteProblem | null>
  readonly remove: (note: ForecastNote) => Promise<NoteProblem | null>
  /** Every draft, for the leave guard; false as soon as one could not be saved. */
  readonly saveAll: () => Promise<boolean>
  /** The save that is under way, if one is. */
  readonly saving: () => Promise<unknown> | null
  /** The page is left: a removal can no longer be undone from it. */
  readonly forgetUndo: () => void
}

/** Saving and removing as the page does them: with a word about how it went, and a way back from a removal. */
export const createNoteActions = (calls: NoteCalls, drafts: NoteDrafts, words: Words): NoteActions => {
  const undoable = new Set<number>()
  const underWay = createUnderWay()

  const restore = async (note: ForecastNote) => {
    const outcome = await restoreNote(calls, drafts, note)
    if (outcome.kind === 'failed') notify.error(noteProblemText(outcome.problem, words))
    else notify.success(words('comments.restored'))
  }

  const tell = (outcome: NoteOutcome): NoteProblem | null => {
    if (outcome.kind === 'failed') return outcome.problem
    if (outcome.kind === 'saved') notify.success(words('comments.saved'))
    else if (outcome.kind === 'was-removed') notify.success(words('comments.removed'))
    else {
      const undo = { label: words('comments.undo'), run: () => void restore(outcome.note) }
      undoable.add(notify.success(words('comments.removed'), undo))
    }
    return null
  }

  const save = async (place: NotePlace): Promise<NoteProblem | null> => {
    const draft = drafts.at(place)
    if (draft === null) return null
    const message = noteTextProblem(draft.text, words)
    return message === null ? tell(await underWay.track(saveDraft(calls, drafts, draft))) : { kind: 'told', message }
  }

  return {
    save,
    remove: async note => tell(await removeNote(calls, drafts, note)),
    saveAll: async () => {
      for (const { place } of drafts.all()) {
        const problem = await save(place)
        if (problem === null) continue
        notify.error(noteProblemText(problem, words))
        return false
      }
      return true
    },
    saving: underWay.now,
    forgetUndo: () => undoable.forEach(dismissNotification),
  }
}
