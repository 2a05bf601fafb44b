import { atom, createStore } from 'jotai'
import { notePlaceKey, type NotePlace } from '../../data/note-place'

/** Text that a person has written about a place and not saved. */
export type NoteDraft = {
  readonly place: NotePlace
  readonly text: string
  /** Version of the note that it is to replace; null where there was none. */
  readonly basedOn: number | null
}

type StoredNote = { readonly text: string; readonly version: number }

const isSameText = (text: string, stored: string) => text.trim().normalize('NFC') === stored

/**
 * The unsaved texts of one forecast. They outlive the dialog in which they were written, and can be read at once from
 * outside rendering, as the leave guard does.
 */
export const createNoteDrafts = () => {
  const store = createStore()
  const draftsAtom = atom<ReadonlyMap<string, NoteDraft>>(new Map())

  const at = (place: NotePlace): NoteDraft | null => store.get(draftsAtom).get(notePlaceKey(place)) ?? null
  const put = (draft: NoteDraft) =>
    store.set(draftsAtom, drafts => new Map(drafts).set(notePlaceKey(draft.place), draft))
  const discard = (place: NotePlace) =>
    store.set(draftsAtom, drafts => new Map([...drafts].filter(([key]) => key !== notePlaceKey(place))))

  return {
    store,
    draftsAtom,
    at,
    all: (): readonly NoteDraft[] => [...store.get(draftsAtom).values()],
    /** Text as it is typed. The note as it is stored, written again, is no draft. */
    write: (place: NotePlace, text: string, stored: StoredNote | null) => {
      const begun = at(place)
      if (isSameText(text, stored?.text ?? '')) discard(place)
      else if (begun !== null) put({ ...begun, text })
      else put({ place, text, basedOn: stored?.version ?? null })
    },
    /** The text was saved; what was typed after it was sent rests on the new version. */
    settle: (sent: NoteDraft, version: number | null) => {
      const now = at(sent.place)
      if (now === null) return
      if (now.text.trim() === sent.text.trim()) discard(sent.place)
      else put({ ...now, basedOn: version })
    },
    /** The person knows what is stored now: the next save replaces it. */
    rebase: (place: NotePlace, version: number | null) => {
      const now = at(place)
      if (now !== null) put({ ...now, basedOn: version })
    },
    /** A text that could not be stored again, given back to the person. */
    put,
    discard,
    clear: () => store.set(draftsAtom, new Map()),
  }
}

export type NoteDrafts = ReturnType<typeof createNoteDrafts>
