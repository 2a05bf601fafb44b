import { listDates } from '@veckovis/domain/diary'
import { z } from 'zod'
import { pageInQuery, pageSizeInQuery } from '../wire/list-page'
import { entityId, personLines, requiredText, year } from '../wire/primitives'
import { isOnceEach } from './decisions'
import { diaryEntry, diaryPerson } from './diary-entry'
import {
  chosenWeekdays,
  diaryCategory,
  diaryDay,
  diaryReason,
  diaryStatus,
  hoursPerDay,
  staffingMark,
} from './entry-fields'

/** @public for the pages of the diary */
export const diarySortFields = [
  'firstDate',
  'lastDate',
  'title',
  'category',
  'status',
  'staff',
  'hours',
  'difference',
  'createdAt',
] as const
export type DiarySortField = (typeof diarySortFields)[number]

/** What stands in the address of a list: nothing that tells of a person. */
export const diaryListQuery = z.strictObject({
  category: diaryCategory.optional(),
  status: diaryStatus.optional(),
  /** Entries with a date from this day on, or until that one. */
  from: diaryDay.optional(),
  to: diaryDay.optional(),
  /**
   * `waiting`: what still waits for a decision; what was handled by hand does not. `undecided`: also what is
   * approved and has a proposed change that waits.
   */
  show: z.enum(['all', 'waiting', 'undecided']).default('all'),
  sort: z.enum(diarySortFields).default('firstDate'),
  direction: z.enum(['ascending', 'descending']).default('descending'),
  page: pageInQuery,
  pageSize: pageSizeInQuery,
})
export type DiaryListQuery = z.infer<typeof diaryListQuery>

/** POST /diary/unit/{unitId}/search: every word must stand in title, name or notes; person and reason are one of these. */
export const diarySearch = z.strictObject({
  search: personLines(100).default(''),
  staff: z.array(entityId).max(200).default([]),
  reasons: z.array(diaryReason).max(50).default([]),
})
export type DiarySearch = z.infer<typeof diarySearch>

const categorySummary = z.object({
  category: diaryCategory,
  count: z.int().min(0),
  hours: z.number(),
  temporaryHours: z.number(),
  difference: z.number(),
})

/** GET /diary/unit/{unitId} and its search: one page, with the number and the sums of all that is found. */
export const diaryList = z.object({
  entries: z.array(diaryEntry),
  total: z.int().min(0),
  /** Every category in their order, zeros included. */
  summary: z.array(categorySummary),
  /** What the caller may do in the unit. */
  write: z.boolean(),
  approve: z.boolean(),
  /** Ids of entries of the page behind which a proposed change waits; absent from an API of before. */
  changes: z.array(entityId).optional(),
})
export type DiaryList = z.infer<typeof diaryList>

const diaryMember = z.object({
  ...diaryPerson.omit({ isRemoved: true }).shape,
  employedFrom: z.string(),
  employedTo: z.string().nullable(),
  /** Hours a day that an absence begins with, from a day on, earliest first; for those who read staff or schedule. */
  proposals: z.array(z.object({ from: z.string(), hours: z.number() })).optional(),
})

/** GET /diary/unit/{unitId}/basis: what the forms begin with. */
export const diaryBasis = z.object({
  /** Of the municipality, taken from what is entered as from and to. */
  pauseMinutes: z.int(),
  /** Today in Sweden. */
  today: diaryDay,
  people: z.array(diaryMember),
})
export type DiaryBasis = z.infer<typeof diaryBasis>

/** Of each week of the ISO year, from week 1 on, as the forecast shows it. */
export const weeksOfForecast = z.object({
  /** Hours */
  needs: z.array(z.number()),
  /** Percent of the week alone, not rounded. */
  efficiency: z.array(z.number()),
  marks: z.array(staffingMark),
})

/** GET /diary/unit/{unitId}/plan/{year}: everybody of the ISO year, and what is not rejected and has a date in it. */
export const diaryPlan = z.object({
  year,
  weeks: z.union([z.literal(52), z.literal(53)]),
  /** Today in Sweden. */
  today: diaryDay,
  /** What the caller may do in the unit. */
  write: z.boolean(),
  approve: z.boolean(),
  /** Null for those who do not read the forecast, and for a year whose budgets are not locked. */
  forecast: weeksOfForecast.nullable(),
  people: z.array(z.object({ ...diaryPerson.shape, employedFrom: z.string(), employedTo: z.string().nullable() })),
  entries: z.array(
    diaryEntry
      .pick({
        id: true,
        version: true,
        category: true,
        status: true,
        reason: true,
        from: true,
        to: true,
        weekdays: true,
        perDay: true,
        perWeek: true,
      })
      .extend({
        staffId: entityId.nullable(),
        isHandled: z.boolean(),
        /** Who comes, by name; absent from an API of before. */
        substituteName: z.string().nullable().optional(),
        /** A proposed change waits behind it; absent from an API of before. */
        changeWaits: z.boolean().optional(),
      }),
  ),
})
export type DiaryPlan = z.infer<typeof diaryPlan>

/** For how many more one question may be asked: a form asks about those who are away together. */
export const mostOthersOfOverlap = 99

/**
 * POST /diary/unit/{unitId}/overlaps: an absence that is not saved yet; `except` is the entry that it changes, `others` are
 * those for whom one more is made of the same days.
 */
export const overlapQuestion = z
  .strictObject({
    staffId: entityId,
    from: diaryDay,
    to: diaryDay,
    weekdays: chosenWeekdays,
    perDay: hoursPerDay,
    except: entityId.nullable().default(null),
    others: z
      .array(z.strictObject({ staffId: entityId, perDay: hoursPerDay }))
      .max(mostOthersOfOverlap)
      .default([]),
  })
  .refine(({ from, to }) => from.slice(0, 4) === to.slice(0, 4), { error: 'other-year', path: ['to'] })
  .refine(dates => listDates(dates).length > 0, { error: 'no-date', path: ['weekdays'] })
  .refine(({ staffId, others }) => isOnceEach([staffId, ...others.map(other => other.staffId)]), {
    error: 'twice',
    path: ['others'],
  })

const overfullDays = z.array(z.object({ date: diaryDay, hours: z.number(), own: z.number() }))

/**
 * Days on which the person's absences together take more than the own hours; null where those are not told. Of
 * the others only those who have such days, in the order in which they were asked about.
 */
export const overlapAnswer = z.object({
  days: overfullDays.nullable(),
  others: z.array(z.object({ staffId: entityId, days: overfullDays })),
})
export type OverlapAnswer = z.infer<typeof overlapAnswer>

/** POST /diary/unit/{unitId}/behind: a cell of the unit's forecast. */
export const cellQuestion = z.strictObject({ year, week: z.int().min(1).max(53), rowId: requiredText(60) })

/** The approved entries behind the diary's part of the cell, each with its hours of that week. */
export const entriesBehindCell = z.object({
  entries: z.array(z.object({ ...diaryEntry.shape, hoursOfWeek: z.number() })),
  /** Hours of all of them. */
  hours: z.number(),
})
export type EntriesBehindCell = z.infer<typeof entriesBehindCell>
