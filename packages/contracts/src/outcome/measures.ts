import { checkMeasureAmount, longestMeasureNote, longestMeasureTitle, measureStates } from '@veckovis/domain/follow-up'
import { z } from 'zod'
import { calendarDay } from '../staff/staff-fields'
import { counted } from '../wire/counted'
import { checkedNumber, entityId, isoInstant, requiredLines, requiredText, uuid, year } from '../wire/primitives'

const week = z.int().min(1).max(53)
const state = z.enum(measureStates)
const person = z.object({ id: entityId, name: z.string() })

/** What is done about a deviation. */
const measure = z.object({
  id: entityId,
  version: z.int().min(1),
  title: z.string(),
  /** Null when the account is gone */
  owner: person.nullable(),
  /** ISO weeks of the year */
  firstWeek: week,
  lastWeek: week,
  /** What it is expected to do in these weeks to the hours at hand and to the cost, below 0 for less of them */
  hours: z.number(),
  kronor: z.number(),
  due: calendarDay,
  state,
  lastNote: z.object({ at: isoInstant, by: z.string().nullable(), text: z.string() }).nullable(),
})

/** GET /measures/unit/{unitId}/{year}: by the day that they are due, then by id. */
export const measuresOfYear = z.object({ measures: z.array(measure) })
export type MeasuresOfYear = z.infer<typeof measuresOfYear>

/** GET /measures/owners/unit/{unitId}: those who read the forecast of the unit now, in Swedish order. */
export const measureOwners = z.object({ people: z.array(person) })
export type MeasureOwners = z.infer<typeof measureOwners>

const fields = {
  title: requiredText(longestMeasureTitle),
  ownerId: entityId,
  firstWeek: week,
  lastWeek: week,
  hours: checkedNumber(value => checkMeasureAmount('hours', value)),
  kronor: checkedNumber(value => checkMeasureAmount('kronor', value)),
  due: calendarDay,
  note: requiredLines(longestMeasureNote).nullable(),
}

/** POST /measures/unit/{unitId}/{year}: once for each requestId; it is planned. */
export const newMeasure = z.strictObject({ requestId: uuid, ...fields })
export type NewMeasure = z.infer<typeof newMeasure>

/** PATCH /measures/{id} with If-Match "id-version": the whole measure; a note is added to those before. */
export const changedMeasure = z.strictObject({ ...fields, state })
export type ChangedMeasure = z.infer<typeof changedMeasure>

/** The answer to each of both. */
export const measureSaved = z.object({ id: entityId, version: z.int().min(1) })

const value = z.union([z.string(), z.number()]).nullable()

/** GET /measures/{id}/history: newest first, at most 200. */
export const measureHistory = z.object({
  events: z.array(
    z.object({
      at: isoInstant,
      /** Null when the account is gone */
      by: z.string().nullable(),
      note: z.string().nullable(),
      /** Nothing of what it began with; owners by name */
      changed: z.array(
        z.object({
          field: z.enum(['title', 'ownerId', 'firstWeek', 'lastWeek', 'hours', 'kronor', 'due', 'state']),
          before: value,
          after: value,
        }),
      ),
    }),
  ),
})
export type MeasureHistory = z.infer<typeof measureHistory>

/** GET /measures/overdue?counted=true: those of the caller, oldest due first, ten of them. */
export const overdueMeasures = z.object({
  total: counted,
  rows: z.array(z.object({ id: entityId, title: z.string(), unit: person, year, due: calendarDay })),
})
export type OverdueMeasures = z.input<typeof overdueMeasures>

/** Why a measure is not taken. */
export const measureRefusal = z.discriminatedUnion('code', [
  z.object({ code: z.literal('weeks-not-in-year'), details: z.object({ weeks: z.array(z.int()).readonly() }) }),
  z.object({ code: z.literal('weeks-in-wrong-order') }),
  z.object({ code: z.literal('owner-cannot-read') }),
])
type MeasureRefusal = z.infer<typeof measureRefusal>

declare module '../wire/refusal' {
  interface AreaRefusals {
    readonly measureRefusal: MeasureRefusal
  }
}
