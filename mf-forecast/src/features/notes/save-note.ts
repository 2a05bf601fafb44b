import type { ForecastNote, WrittenNote } from '@veckovis/contracts/forecast'
import { ApiError } from '@veckovis/platform'
import { isSamePlace } from '../../data/note-place'
import type { NoteDraft, NoteDrafts } from './note-drafts'
import { noteProblemOf, type NoteProblem } from './note-problem'

/** What saving needs of the server; the page's own queries are these. */
export type NoteCalls = {
  readonly send: (note: WrittenNote) => Promise<ForecastNote>
  readonly remove: (note: ForecastNote) => Promise<void>
  /** The notes that the page holds. */
  readonly held: () => readonly ForecastNote[]
  readonly readAnew: () => Promise<readonly ForecastNote[]>
}

export type NoteOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'removed'; readonly note: ForecastNote }
  /** Somebody else had removed it already: theirs is no removal to undo here. */
  | { readonly kind: 'was-removed' }
  | { readonly kind: 'failed'; readonly problem: NoteProblem }

const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status

const failed = (problem: NoteProblem): NoteOutcome => ({ kind: 'failed', problem })

/**
 * Somebody else was first. What they wrote is fetched, and a draft then rests on it: the person sees both, and the
 * next save is theirs to decide.
 */
const learnWhatIsStored = async (
  calls: NoteCalls,
  drafts: NoteDrafts,
  place: NoteDraft['place'],
): Promise<NoteOutcome> => {
  try {
    const stored = (await calls.readAnew()).find(note => isSamePlace(note, place))
    drafts.rebase(place, stored?.version ?? null)
    return failed({ kind: stored === undefined ? 'removed' : 'stale' })
  } catch (error) {
    return failed(noteProblemOf(error))
  }
}

/**
 * The server does not have the note to remove: nothing is left to do where no note stands in its place. Another note
 * in the place is not removed unseen; a reading that fails tells nothing, so that it may as well be the forecast that
 * is gone.
 */
const learnWhetherRemoved = async (
  calls: NoteCalls,
  drafts: NoteDrafts,
  note: ForecastNote,
  gone: unknown,
): Promise<NoteOutcome> => {
  try {
    const stored = (await calls.readAnew()).find(other => isSamePlace(other, note))
    if (stored?.id === note.id) return failed(noteProblemOf(gone))
    if (stored === undefined) {
      drafts.discard(note)
      return { kind: 'was-removed' }
    }
    drafts.rebase(note, stored.version)
    return failed({ kind: 'stale' })
  } catch (error) {
    if (error instanceof ApiError) return failed(noteProblemOf(gone))
    throw error
  }
}

/** Removes a note and whatever was being written in its place. A note that is gone already is removed. */
export const removeNote = async (calls: NoteCalls, drafts: NoteDrafts, note: ForecastNote): Promise<NoteOutcome> => {
  try {
    await calls.remove(note)
    drafts.discard(note)
    return { kind: 'removed', note }
  } catch (error) {
    if (hasStatus(error, 404)) return learnWhetherRemoved(calls, drafts, note, error)
    return hasStatus(error, 412) ? learnWhatIsStored(calls, drafts, note) : failed(noteProblemOf(error))
  }
}

/** Saves what was written about a place; a text that was emptied takes the note away. */
export const saveDraft = async (calls: NoteCalls, drafts: NoteDrafts, draft: NoteDraft): Promise<NoteOutcome> => {
  const { place, text, basedOn } = draft
  if (text.trim() === '') {
    const stored = calls.held().find(note => isSamePlace(note, place))
    if (stored !== undefined) return removeNote(calls, drafts, stored)
    drafts.discard(place)
    return { kind: 'saved' }
  }
  try {
    const stored = await calls.send({ week: place.week, rowId: place.rowId, text, version: basedOn })
    drafts.settle(draft, stored.version)
    return { kind: 'saved' }
  } catch (error) {
    return hasStatus(error, 412) ? learnWhatIsStored(calls, drafts, place) : failed(noteProblemOf(error))
  }
}

/** Writes a removed note again. Where that fails its text becomes a draft, so that it is not lost. */
export const restoreNote = async (calls: NoteCalls, drafts: NoteDrafts, note: ForecastNote): Promise<NoteOutcome> => {
  const draft: NoteDraft = { place: { week: note.week, rowId: note.rowId }, text: note.text, basedOn: null }
  if (drafts.at(note) === null) drafts.put(draft)
  return saveDraft(calls, drafts, draft)
}
