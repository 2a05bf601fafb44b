import { z } from 'zod'

/** GET and POST /municipality/{municipalityId}/calendars: whether calendar addresses of its diaries are answered. */
export const calendarAllowance = z.strictObject({ allowsCalendars: z.boolean() })
export type CalendarAllowance = z.infer<typeof calendarAllowance>

/**
 * GET and POST /municipality/{municipalityId}/calendars/names: whether the calendars name those whose absence they tell.
 * Apart from the other, whose answer the pages of before take for the whole.
 */
export const calendarNames = z.strictObject({ namesInCalendars: z.boolean() })
export type CalendarNames = z.infer<typeof calendarNames>
