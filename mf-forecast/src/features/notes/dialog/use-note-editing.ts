import type { ForecastNote } from '@veckovis/contracts/forecast'
import { useRef, useState } from 'react'
import type { NotePlace } from '../../../data/note-place'
import type { NoteProblem } from '../note-problem'
import type { Notes } from '../use-notes'

/** What the person does with one note. It closes what has nothing unsaved left, and keeps what went wrong beside the text. */
export const useNoteEditing = (notes: Notes, place: NotePlace, onClose: () => void) => {
  const [problem, setProblem] = useState<NoteProblem | null>(null)
  const [busy, setBusy] = useState<'save' | 'remove' | null>(null)
  // Read at once: a second press comes before the first has been drawn.
  const isBusy = useRef(false)

  const run = async (what: 'save' | 'remove', work: () => Promise<NoteProblem | null>) => {
    if (isBusy.current) return
    isBusy.current = true
    setBusy(what)
    setProblem(null)
    try {
      const found = await work()
      setProblem(found)
      if (found === null && notes.drafts.at(place) === null) onClose()
    } finally {
      isBusy.current = false
      setBusy(null)
    }
  }

  return {
    problem,
    busy,
    save: () => run('save', () => notes.save(place)),
    remove: (note: ForecastNote) => run('remove', () => notes.remove(note)),
    discard: () => {
      notes.drafts.discard(place)
      onClose()
    },
  }
}
