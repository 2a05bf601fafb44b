import { weeksInIsoYear } from '@veckovis/domain/calendar'
import { z } from 'zod'
import { pageInQuery, pageSizeInQuery } from '../wire/list-page'
import { entityId, weekHours, weekNumber, year, yearInPath } from '../wire/primitives'
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
  weeks: z.record(weekNumber, weekOfMember),
})
export type ScheduleRow = z.infer<typeof scheduleRow>

/**
 * GET /schedule/unit/{unitId}/{year}, for pages that were opened before there was a search: the staff employed some day of the ISO year, in
 * Swedish order.
 */
export const scheduleYear = z.object({
  year,
  /** 52, or 53 in a long ISO year. */
  weeks: z.union([z.literal(52), z.literal(53)]),
  staff: z.array(scheduleRow),
  /** Week number to the hours of all staff together, every week of the year. */
  totals: weekHours,
})
export type ScheduleYear = z.infer<typeof scheduleYear>

const weekInQuery = weekNumber.transform(Number)

/** The query of POST /schedule/unit/{unitId}/search, as text: weeks of one ISO year, and a page of the people in them. */
export const scheduleQuery = z
  .strictObject({
    year: yearInPath,
    startWeek: weekInQuery,
    endWeek: weekInQuery,
    page: pageInQuery,
    pageSize: pageSizeInQuery,
  })
  .refine(({ startWeek, endWeek }) => startWeek <= endWeek, { error: 'end-before-start', path: ['endWeek'] })
  .refine(({ year: asked, endWeek }) => endWeek <= weeksInIsoYear(asked), {
    error: 'week-outside-year',
    path: ['endWeek'],
  })
export type ScheduleQuery = z.infer<typeof scheduleQuery>

/** Its answer: a page of the staff employed some day of the asked weeks, in Swedish order, with sums of all. */
export const scheduleWeeks = z.object({
  year,
  /** 52, or 53 in a long ISO year. */
  weeks: z.union([z.literal(52), z.literal(53)]),
  /** Each with the asked weeks alone. */
  staff: z.array(scheduleRow),
  /** How many the search finds in the asked weeks, on all pages. */
  total: z.int().min(0),
  /** How many the search finds in the year, but in none of the asked weeks. */
  notThen: z.int().min(0),
  /** Week number to the hours of all staff of the unit together, whatever is searched; every asked week. */
  totals: weekHours,
  /** The same of those whom the search finds; null without a search. */
  foundTotals: weekHours.nullable(),
})
export type ScheduleWeeks = z.infer<typeof scheduleWeeks>
