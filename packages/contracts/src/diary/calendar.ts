import { z } from 'zod'
import { boundedText, entityId, isoInstant } from '../wire/primitives'

/**
 * Whether an address is answered at this moment: `not-allowed` by the municipality, or `no-access`, because the person may
 * not read the diary of the unit, its licence has ended or the unit is closed.
 */
const calendarState = z.enum(['open', 'not-allowed', 'no-access'])
export type CalendarState = z.infer<typeof calendarState>

/** An address of the caller's own; what stands in it is told once, when it is made. */
const calendarAddress = z.strictObject({
  id: entityId,
  unitId: entityId,
  unitName: z.string(),
  createdAt: isoInstant,
  /** When a calendar fetched it last, to the hour; null before the first time */
  lastReadAt: isoInstant.nullable(),
  state: calendarState,
})
export type CalendarAddress = z.infer<typeof calendarAddress>

/** GET /diary/calendar?unitId: `unit` is the state of the unit that was asked about; null when none was. */
export const ownCalendars = z.strictObject({ addresses: z.array(calendarAddress), unit: calendarState.nullable() })
export type OwnCalendars = z.infer<typeof ownCalendars>

/**
 * POST /diary/unit/{unitId}/calendar: anyone who makes an address gives their present password. A page of before sends none,
 * and is refused in words of its own.
 */
export const makeCalendarRequest = z.strictObject({ password: boundedText(200).min(1).optional() }).nullish()

/** POST /diary/unit/{unitId}/calendar: the whole address, which nobody can be told again. */
export const madeCalendar = z.strictObject({ id: entityId, address: z.url() })
export type MadeCalendar = z.infer<typeof madeCalendar>
