import type { ForecastNote } from '@veckovis/contracts/forecast'
import { useSave } from '@veckovis/forms/saving'
import type { NotePlace } from '../../../data/note-place'
import { noteProblemOf, type NoteProblem } from '../note-problem'
import type { Notes } from '../use-notes'

type NoteChange = {
  readonly what: 'save' | 'remove'
  /** Answers what stood in the way; null for nothing. */
  readonly change: () => Promise<NoteProblem | null>
}

/** What the person does with one note. It closes what has nothing unsaved left, and keeps what went wrong beside the text. */
export const useNoteEditing = (notes: Notes, place: NotePlace, onClose: () => void) => {
  const { sent, answer, problem, save } = useSave({
    save: ({ change }: NoteChange) => change(),
    onSaved: found => {
      if (found === null && notes.drafts.at(place) === null) onClose()
    },
    problemOf: noteProblemOf,
  })
  return {
    problem: problem ?? answer,
    busy: sent === null ? null : sent.what,
    save: () => save({ what: 'save', change: () => notes.save(place) }),
    remove: (note: ForecastNote) => save({ what: 'remove', change: () => notes.remove(note) }),
    discard: () => {
      notes.drafts.discard(place)
      onClose()
    },
  }
}
