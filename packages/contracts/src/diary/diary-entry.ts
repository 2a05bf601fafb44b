import { z } from 'zod'
import { entityId, isoInstant } from '../wire/primitives'
import { distinction } from '../staff/staff-fields'
import {
  chosenWeekdays,
  diaryCategory,
  diaryDay,
  diaryReason,
  diaryStatus,
  locationType,
  namedId,
  roomType,
  timeOfDay,
} from './entry-fields'

/** Somebody of the unit; who is gone from its staff keeps the name in what is written. */
export const diaryPerson = z.object({
  id: entityId,
  firstName: z.string(),
  lastName: z.string(),
  distinction,
  isRemoved: z.boolean(),
})
export type DiaryPerson = z.infer<typeof diaryPerson>

/** Who comes: somebody of the staff, by id and name, or a pool by its name alone. The unit is that of somebody of another one. */
const namedSubstitute = z.object({
  staffId: entityId.nullable(),
  name: z.string(),
  unit: z.object({ id: entityId, name: z.string() }).nullable(),
})
export type NamedSubstitute = z.infer<typeof namedSubstitute>

/** What comes in the place of somebody who is away; the name is absent where nobody is named, and from an API of before. */
const substituteOfEntry = z.object({ typeId: namedId, perDay: z.number(), named: namedSubstitute.optional() })

export const decision = z.object({
  at: isoInstant,
  /** Null when the account is gone. */
  by: z.string().nullable(),
  comment: z.string(),
})

export const diaryTimes = z.object({ from: timeOfDay, to: timeOfDay, isNightWork: z.boolean() })

/** An entry as the list, the view and the form show it. What its category has not is null. */
export const diaryEntry = z.object({
  id: entityId,
  unitId: entityId,
  /** Counts up with every change; the ETag is `"{id}-{version}"`. */
  version: z.int().positive(),
  category: diaryCategory,
  status: diaryStatus,
  title: z.string(),
  reason: diaryReason,
  staff: diaryPerson.nullable(),
  from: diaryDay,
  to: diaryDay,
  weekdays: chosenWeekdays,
  /** The first and the last of the chosen dates, and how many they are. */
  firstDate: diaryDay,
  lastDate: diaryDay,
  days: z.int().positive(),
  /** Hours of all dates; of a change of needs signed. */
  hours: z.number(),
  perDay: z.number().nullable(),
  perWeek: z.number().nullable(),
  /** As they were typed, where `perDay` follows from them and the pause of that day. */
  times: diaryTimes.nullable(),
  substitute: substituteOfEntry.nullable(),
  /** Hours of the substitute on all dates, 0 without one. */
  temporaryHours: z.number().nullable(),
  /** Of an absence temporary hours minus hours, of an extra resource its hours. */
  difference: z.number().nullable(),
  /** Substitute type of an extra resource. */
  typeId: namedId.nullable(),
  roomType: roomType.nullable(),
  quantity: z.int().nullable(),
  locationType: locationType.nullable(),
  notes: z.string(),
  createdAt: isoInstant,
  createdBy: z.string().nullable(),
  decision: decision.nullable(),
  /** When its hours were handed to the forecast by hand. */
  handledAt: isoInstant.nullable(),
  /** Last day away of somebody who came back earlier. */
  returnedAfter: diaryDay.nullable(),
  /** ISO years that have no forecast yet, which an approved entry waits for. */
  waitsForYears: z.array(z.int()),
})
export type DiaryEntry = z.infer<typeof diaryEntry>

export const effect = z.object({
  /** ISO year and week. */
  year: z.int(),
  week: z.int().min(1).max(53),
  /** Row of the forecast, such as `absences-2`. */
  rowId: z.string(),
  hours: z.number(),
})

/** What of an absence may change once it is approved. */
export const changeable = z.object({
  /** The last day away; null for somebody who was away on none of the days. */
  lastDay: diaryDay.nullable(),
  perDay: z.number(),
  substitute: substituteOfEntry.nullable(),
})

/** A change of an approved absence, which stands behind it for good. */
export const entryChange = z.object({
  at: isoInstant,
  /** Null when the account is gone. */
  by: z.string().nullable(),
  /** Who proposed it, where it was approved by somebody else; null when that account is gone. */
  proposedBy: z.string().nullable().optional(),
  before: changeable,
  after: changeable,
})
export type EntryChange = z.infer<typeof entryChange>

/** Hours to add to what is typed in cells of the unit's forecast: kept and offered as unsaved edits. */
const forecastDraft = z.object({ unitId: entityId, rows: z.array(effect) })

/** The answer of POST /diary/{id}/hand-over and /return. */
export const entryWithDraft = z.object({
  ...diaryEntry.shape,
  draft: forecastDraft,
  /** Whether the forecasts have followed from tomorrow on, as they do an early return by somebody who approves. */
  brought: z.boolean().optional(),
})
export type EntryWithDraft = z.infer<typeof entryWithDraft>

/** The answer of POST /diary/{id}/change. */
export const changedAbsence = z.object({
  ...entryWithDraft.shape,
  /** Weeks with days that differ, which are closed in the forecast and stay as they are; earliest first. */
  closedWeeks: z.array(z.object({ year: z.int(), week: z.int().min(1).max(53) })),
})
export type ChangedAbsence = z.infer<typeof changedAbsence>

/** POST /diary/{id}/split: the dates until today, and those from tomorrow on. */
export const splitEntry = z.object({ ...diaryEntry.shape, rest: diaryEntry })
export type SplitEntry = z.infer<typeof splitEntry>

/**
 * POST /diary/unit/{unitId}/decided: of an entry that has begun its hours until today, to be typed into the forecast, and
 * as `rest` what is approved from tomorrow on; one that begins later is approved itself, and has neither.
 */
export const decidedEntry = z.object({ ...entryWithDraft.shape, rest: diaryEntry.nullable() })
export type DecidedEntry = z.infer<typeof decidedEntry>

/** The answer of DELETE /diary/{id}; until then POST /diary/{id}/restore takes it back. */
export const diaryDeleted = z.object({ id: entityId, restorableUntil: isoInstant })
export type DiaryDeleted = z.infer<typeof diaryDeleted>

/** POST /diary/{id}/return: the last day on which the person was away, or the day before the first. */
export const earlyReturn = z.strictObject({ lastDay: diaryDay })
