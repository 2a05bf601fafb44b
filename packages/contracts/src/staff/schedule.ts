import { z } from 'zod'
import { entityId, weekHours, year } from '../wire/primitives'
import { distinction } from './staff-fields'

const weekOfMember = z.object({
  /** Available hours, two decimals; of a week with days outside the employment only the share of the days within it. */
  hours: z.number(),
  /** Actual service grade on the last day of employment in the week. */
  grade: z.number(),
})

const scheduleRow = z.object({
  id: entityId,
  firstName: z.string(),
  lastName: z.string(),
  distinction,
  /** Week number to hours and grade; a week without a day of employment is missing. */
  weeks: z.record(z.string().regex(/^([1-9]|[1-4]\d|5[0-3])$/), weekOfMember),
})
export type ScheduleRow = z.infer<typeof scheduleRow>

/** GET /schedule/unit/{unitId}/{year}: the staff employed some day of the ISO year, in Swedish order. */
export const scheduleYear = z.object({
  year,
  /** 52, or 53 in a long ISO year. */
  weeks: z.union([z.literal(52), z.literal(53)]),
  staff: z.array(scheduleRow),
  /** Week number to the hours of all staff together, every week of the year. */
  totals: weekHours,
})
export type ScheduleYear = z.infer<typeof scheduleYear>
