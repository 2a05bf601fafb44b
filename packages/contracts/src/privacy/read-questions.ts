import { z } from 'zod'
import { entityId, year } from '../wire/primitives'

/** What a read of special data can ask. The audit keeps one of these words with each row of a read. */
export const readQuestions = [
  'list',
  'search',
  'plan',
  'entry',
  /** Days on which somebody is away too much */
  'overlap',
  /** Whether the same entry is there already */
  'duplicate',
  'consequence',
  'waiting',
  /** Who is away today */
  'today',
  'cell',
  /** What the forms of the diary begin with */
  'basis',
  'notes',
  'staff-list',
  'staff-member',
  'staff-import',
  'staff-coming',
  'schedule',
  /** A file of a list */
  'export',
  'mean-pay',
  /** Lists of units, clients and users over places */
  'analytics',
  'forecast',
  'forecast-saves',
  'forecast-history',
  'cell-history',
  /** The log of reads itself */
  'review',
] as const
export type ReadQuestion = (typeof readQuestions)[number]

/**
 * Details of the audit row of a read: ids and words of ours, never what was typed. Rows that are older than the
 * questions have none.
 */
export const readDetails = z.strictObject({
  question: z.enum(readQuestions),
  /** Staff members who were asked for, else those whose rows were shown; left out where the whole unit was meant. */
  staff: z.array(entityId).optional(),
  /** Absence reasons by id, others by code. */
  reasons: z.array(z.union([entityId, z.string()])).optional(),
  /** Words were looked for. */
  words: z.literal(true).optional(),
  year: year.optional(),
  /** Diary entries that were shown, or how many. */
  entries: z.union([z.int().min(0), z.array(entityId)]).optional(),
  /** Notes of weeks and cells */
  notes: z.array(entityId).optional(),
  budgets: z.array(entityId).optional(),
  /** Whether pay was told as it is, or as anyone who sees no salaries is told it. */
  seesSalaries: z.boolean().optional(),
  /** Filters and order of a list of units: ids, days and words of ours. */
  query: z.record(z.string(), z.unknown()).optional(),
})
export type ReadDetails = z.infer<typeof readDetails>
