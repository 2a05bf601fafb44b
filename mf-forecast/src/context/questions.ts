import type { SheetAddress } from '@veckovis/grid'
import { notify, type Words } from '@veckovis/platform'
import { atom, type Atom, type createStore } from 'jotai'
import { canHaveNote, type NotePlace } from '../data/note-place'
import type { Asked } from './asked'
import { explainAsked, type ExplanationGrounds } from './explain-asked'
import type { ForecastFigures } from './forecast-figures'

type QuestionsInput = {
  readonly store: ReturnType<typeof createStore>
  readonly figuresAtom: Atom<ForecastFigures>
  readonly groundsAtom: Atom<ExplanationGrounds>
  readonly words: () => Words
}

type OpenExplanation = { readonly asked: Asked; readonly anchor: HTMLElement }
type OpenNote = { readonly place: NotePlace; readonly anchor: HTMLElement | null }

/** A week of the sheet, or a cell of it; a note is about either. */
export type AnnotatedAddress = Omit<SheetAddress, 'rowId'> & { readonly rowId: string | null }

/** What is being asked about the figures, and the ways to ask: why one is as it is, and what is written about it. */
export const createQuestions = ({ store, figuresAtom, groundsAtom, words }: QuestionsInput) => {
  const explanationAtom = atom<OpenExplanation | null>(null)
  const noteAtom = atom<OpenNote | null>(null)
  const explain = (asked: Asked, anchor: HTMLElement) => store.set(explanationAtom, { asked, anchor })
  const openNote = (place: NotePlace, anchor: HTMLElement | null) => store.set(noteAtom, { place, anchor })
  return {
    groundsAtom,
    explanationAtom,
    noteAtom,
    explain,
    explainCell: (address: SheetAddress, anchor: HTMLElement) => explain({ kind: 'cell', address }, anchor),
    /** Whether the figure at an address is calculated, so that it can explain itself. */
    isExplained: (address: SheetAddress): boolean =>
      explainAsked({ kind: 'cell', address }, store.get(figuresAtom), store.get(groundsAtom)) !== null,
    closeExplanation: () => store.set(explanationAtom, null),
    openNote,
    annotate: ({ rowId, column }: AnnotatedAddress, anchor: HTMLElement) => {
      if (typeof column !== 'number') return
      if (rowId === null || canHaveNote(rowId)) openNote({ week: column, rowId }, anchor)
      else notify.info(words()('comments.notHere'))
    },
    closeNote: () => store.set(noteAtom, null),
  }
}
