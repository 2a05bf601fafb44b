import { noteRowId } from '@veckovis/contracts/forecast'
import type { DraftKind } from '@veckovis/platform'
import type { NotePlace } from '../../data/note-place'
import type { NoteDraft } from './note-drafts'

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value)

const isPlace = (value: unknown): value is NotePlace =>
  typeof value === 'object' &&
  value !== null &&
  'week' in value &&
  isWhole(value.week) &&
  value.week >= 1 &&
  value.week <= 53 &&
  'rowId' in value &&
  (value.rowId === null || noteRowId.safeParse(value.rowId).success)

const isDraft = (value: unknown): value is NoteDraft =>
  typeof value === 'object' &&
  value !== null &&
  'place' in value &&
  isPlace(value.place) &&
  'text' in value &&
  typeof value.text === 'string' &&
  'basedOn' in value &&
  (value.basedOn === null || isWhole(value.basedOn))

/** Notes that are not saved. They may tell of a person's health, and so stay in the tab. */
export const keptNotesKind: DraftKind<readonly NoteDraft[]> = {
  name: 'forecast-notes',
  version: 1,
  keptBy: 'tab',
  read: stored => {
    const drafts: unknown[] = Array.isArray(stored) ? stored : [null]
    return drafts.every(isDraft) ? drafts : null
  },
}
