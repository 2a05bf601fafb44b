import { z } from 'zod'
import { entityId, personLines, sentVersion, year } from '../wire/primitives'
import { diaryEntry } from './diary-entry'
import { longestDiaryNotes, staffingMark } from './entry-fields'
import { pendingCounts } from './pending-counts'

/** Entries that one decision may hold. */
export const mostDecided = 1_000

const decided = z.strictObject({
  id: entityId,
  /** The version that the person saw; another one refuses the decision as `stale`. Left out, the newest is meant. */
  version: sentVersion.optional(),
})

export const isOnceEach = (ids: readonly number[]) => new Set(ids).size === ids.length

/** POST /diary/approve and /diary/reject: all of the entries or none. */
export const diaryDecision = z.strictObject({
  entries: z
    .array(decided)
    .min(1)
    .max(mostDecided)
    .refine(entries => isOnceEach(entries.map(({ id }) => id)), { error: 'twice' }),
  comment: personLines(longestDiaryNotes).default(''),
})
export type DiaryDecision = z.output<typeof diaryDecision>

export const decidedEntries = z.object({ entries: z.array(diaryEntry) })
export type DecidedEntries = z.infer<typeof decidedEntries>

const figures = z.object({
  /** Percent, from week 1 to this one, and of the week alone; not rounded. */
  efficiency: z.number(),
  ownWeekEfficiency: z.number(),
  mark: staffingMark,
  ownMark: staffingMark,
  /** Kronor, at the end of the week; not rounded. */
  remaining: z.number(),
})

/**
 * What an approval would do to the forecasts, for those of the units whose forecast the caller reads, with its licence:
 * the others are left out, and so are years whose budgets are not locked. The weeks are those that the entries move.
 */
export const consequence = z.object({
  forecasts: z.array(
    z.object({
      unitId: entityId,
      unitName: z.string(),
      departmentName: z.string(),
      year,
      weeks: z.array(z.object({ week: z.int(), before: figures, after: figures })),
    }),
  ),
  /** ISO years without a forecast, whose hours will wait, by unit. */
  waits: z.array(z.object({ unitId: entityId, unitName: z.string(), departmentName: z.string(), year })),
  /** What else waits, where it was asked for with it. */
  others: pendingCounts.optional(),
})
export type Consequence = z.infer<typeof consequence>
