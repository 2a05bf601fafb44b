import { z } from 'zod'

/** GET and POST /municipality/{municipalityId}/calendars: whether calendar addresses of its diaries are answered. */
export const calendarAllowance = z.strictObject({ allowsCalendars: z.boolean() })
export type CalendarAllowance = z.infer<typeof calendarAllowance>
