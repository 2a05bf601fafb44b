import {
  acceptSavedOutcome,
  mergeOutcome,
  noOutcomeSteps,
  outcomeCellKey,
  recordOutcomeStep,
  redoOutcome,
  storedTyped,
  undoOutcome,
  withChoices,
  type EditedOutcome,
  type OutcomeConflict,
  type StoredOutcome,
} from '@veckovis/domain/outcome'
import type { SheetHandle } from '@veckovis/grid'
import { atom, createStore } from 'jotai'
import type { OutcomeAddress } from '../../../data/outcome-queries'

/** The edited outcome and the version of the stored one that it rests on: one value, replaced as a whole. */
type OutcomeContent = { readonly state: EditedOutcome; readonly version: string }

export type OutcomeEditor = ReturnType<typeof createOutcomeEditor>

type Given = {
  readonly address: OutcomeAddress
  /** Weeks of the year */
  readonly weeks: 52 | 53
}

type HeldSheet = Pick<SheetHandle, 'discardPending'>

const nothingPending = { editing: false, refused: 0 }

type Holder = { readonly get: () => EditedOutcome; readonly put: (state: EditedOutcome) => void }

/** The steps that a person has taken, back and forth. */
const createStepping = (store: ReturnType<typeof createStore>, { get, put }: Holder) => {
  const stepsAtom = atom(noOutcomeSteps)
  const move = (moved: ReturnType<typeof undoOutcome>): number => {
    if (moved === null) return 0
    put(moved.state)
    store.set(stepsAtom, moved.steps)
    return moved.leftAlone
  }
  return {
    canUndoAtom: atom(read => read(stepsAtom).done.length > 0),
    canRedoAtom: atom(read => read(stepsAtom).undone.length > 0),
    /** One act of the person: one step. */
    update: (next: EditedOutcome) => {
      store.set(stepsAtom, recordOutcomeStep(store.get(stepsAtom), get(), next))
      put(next)
    },
    /** How many cells could not follow. */
    undo: () => move(undoOutcome(get(), store.get(stepsAtom))),
    redo: () => move(redoOutcome(get(), store.get(stepsAtom))),
  }
}

/** A cell that is no edit any more needs no decision; one that met others twice is asked about once. */
const stillOpen = ({ edits, stored }: EditedOutcome, asked: readonly OutcomeConflict[]): OutcomeConflict[] => {
  const cells = new Map(asked.map(conflict => [outcomeCellKey(conflict), conflict]))
  return [...cells].flatMap(([key, conflict]) => {
    const edit = edits.get(key)
    return edit === undefined ? [] : [{ ...conflict, mine: edit.value, theirs: storedTyped(stored, conflict) }]
  })
}

/** Cells that two have typed into, until the person has decided each of them. */
const createDeciding = (store: ReturnType<typeof createStore>, get: () => EditedOutcome) => {
  const conflictsAtom = atom<readonly OutcomeConflict[]>([])
  const isAskingAtom = atom(false)
  return {
    isAskingAtom,
    ask: (isAsking: boolean) => store.set(isAskingAtom, isAsking),
    openConflicts: () => stillOpen(get(), store.get(conflictsAtom)),
    addConflicts: (more: readonly OutcomeConflict[]) =>
      store.set(conflictsAtom, stillOpen(get(), [...store.get(conflictsAtom), ...more])),
    decided: () => {
      store.set(conflictsAtom, [])
      store.set(isAskingAtom, false)
    },
  }
}

/** The sheets that may hold text which is not in the outcome yet. */
const createSheets = () => {
  const sheets = new Set<HeldSheet>()
  return {
    join: (sheet: HeldSheet) => {
      sheets.add(sheet)
      return () => void sheets.delete(sheet)
    },
    discardPending: () => sheets.forEach(sheet => sheet.discardPending()),
  }
}

/** Holds the outcome of a year while it is typed; like the forecast's editor it is read at once from outside rendering. */
export const createOutcomeEditor = ({ address, weeks }: Given, initial: OutcomeContent) => {
  const store = createStore()
  const contentAtom = atom(initial)
  const pendingAtom = atom(nothingPending)
  const busyAtom = atom(false)
  const unsavedAtom = atom(get => {
    const { editing, refused } = get(pendingAtom)
    return editing || refused > 0 || get(contentAtom).state.edits.size > 0
  })
  const content = () => store.get(contentAtom)
  const get = () => content().state
  const { join, discardPending } = createSheets()
  const steps = createStepping(store, { get, put: state => store.set(contentAtom, { ...content(), state }) })
  const { addConflicts, decided, ...deciding } = createDeciding(store, get)
  return {
    ...{ address, weeks, store, contentAtom, pendingAtom, busyAtom, unsavedAtom, content },
    ...steps,
    ...deciding,
    /** What is stored by now, below what was typed; cells that two have changed are to be decided. */
    merge: (stored: StoredOutcome, version: string) => {
      const { state, conflicts } = mergeOutcome(get(), stored)
      store.set(contentAtom, { state, version })
      addConflicts(conflicts)
    },
    accept: (saved: EditedOutcome['edits'], version: string) =>
      store.set(contentAtom, { state: acceptSavedOutcome(get(), saved, weeks), version }),
    settle: (theirs: readonly OutcomeConflict[]) => {
      steps.update(withChoices(get(), theirs))
      decided()
    },
    setPending: (pending: typeof nothingPending) => store.set(pendingAtom, pending),
    setBusy: (busy: boolean) => store.set(busyAtom, busy),
    join,
    discard: () => {
      discardPending()
      steps.update({ ...get(), edits: new Map() })
    },
    hasUnsaved: () => store.get(unsavedAtom),
  }
}
