import { forecastRowIds, rowIdOfKept, serverIdOfRow } from '@veckovis/domain/forecast'
import { z } from 'zod'
import { boundedText, entityId, isoInstant, requiredLines, sentVersion } from '../wire/primitives'

/** Characters that a note may hold at most. */
export const longestNote = 2_000

/** Free text about a week or a cell, without spaces around it. NFC can lengthen a text, so it is measured again. */
export const noteText = requiredLines(longestNote)
  .overwrite(text => text.trim())
  .refine(text => text.length <= longestNote, { error: 'too-long' })

const fixedRowIds: ReadonlySet<string> = new Set(Object.values(forecastRowIds))

/** A row that the server numbers is named in one way only; otherwise one row could hold two notes of a week. */
const isOwnName = (rowId: string): boolean => {
  const row = serverIdOfRow(rowId)
  if (row === undefined) return false
  return rowIdOfKept(row) === rowId
}

/** A row of the forecast as the page names it: a fixed one, or an absence or substitute by its server id. */
export const noteRowId = boundedText(60).refine(rowId => fixedRowIds.has(rowId) || isOwnName(rowId), {
  error: 'unknown-row',
})

const weekOfYear = z.int().min(1).max(53)

/** One note; `rowId` is null when it is about the whole week. */
export const forecastNote = z.object({
  id: entityId,
  version: z.int().positive(),
  week: weekOfYear,
  rowId: z.string().nullable(),
  text: z.string(),
  /** Name of the person who changed it last; null when the account is gone. */
  author: z.string().nullable(),
  changedAt: isoInstant,
})
export type ForecastNote = z.infer<typeof forecastNote>

/** GET /forecast/unit/{unitId}/{year}/notes, in the order of the weeks. */
export const forecastNotes = z.array(forecastNote)
export type ForecastNotes = z.infer<typeof forecastNotes>

/**
 * PATCH /forecast/{forecastId}/unit/{unitId}/notes: writes the one note of a place. `version` is the one that was
 * read, null where there was no note; another one now is answered 412 with details `{version}`, null when it is gone.
 * The text that stands there already is taken as a repeat, so a double submit makes one note.
 */
export const writtenNote = z.strictObject({
  week: weekOfYear,
  rowId: noteRowId.nullable(),
  text: noteText,
  version: sentVersion.nullable(),
})
export type WrittenNote = z.infer<typeof writtenNote>

/** The answer of DELETE /forecast/{forecastId}/unit/{unitId}/notes/{noteId}. */
export const noteRemoved = z.object({ id: entityId })
