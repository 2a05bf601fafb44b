import { longestUnitCode } from '@veckovis/domain/organisation'
import { z } from 'zod'
import { requiredText, uuid, year } from '../wire/primitives'

/** Rows of one call at most. */
const mostBatchRows = 10_000

const batchRow = z.strictObject({
  /** The unit's own code, read as it is stored; one that no unit in reach of the key has is refused as a row */
  unit: requiredText(longestUnitCode),
  year,
  week: z.int().min(1).max(53),
  /** `worked`, `performed`, `staff-cost`, `absence-<id>` or `substitute-<id>` */
  row: requiredText(40),
  /** Hours, or kronor of `staff-cost`, with at most two decimals; null takes away what the machine said */
  value: z.number().nullable(),
})
export type BatchRow = z.infer<typeof batchRow>

/** POST /outcome/batch: good rows go in without bad ones; the same request again changes nothing. */
export const outcomeBatch = z.strictObject({ requestId: uuid, rows: z.array(batchRow).min(1).max(mostBatchRows) })
export type OutcomeBatch = z.infer<typeof outcomeBatch>

const batchRowCodes = [
  /** No open unit of the municipality has the code: told to a key of the whole municipality */
  'unknown-unit',
  /** No unit in reach of the key has the code, whether or not another one has it: told to a key of some places */
  'not-in-key',
  'no-forecast',
  'week-not-over',
  'week-not-in-year',
  'week-complete',
  'unknown-row',
  'value',
  'twice',
] as const
export type BatchRowCode = (typeof batchRowCodes)[number]

/** Of each row, in the order of the call: `at` is its index there, from 0. */
const batchRowResult = z.object({
  at: z.int().min(0),
  result: z.enum(['saved', 'unchanged', 'refused']),
  code: z.enum(batchRowCodes).optional(),
})
export type BatchRowResult = z.infer<typeof batchRowResult>

const count = z.int().min(0)

export const outcomeBatchAnswer = z.object({
  results: z.array(batchRowResult),
  saved: count,
  unchanged: count,
  refused: count,
})
export type OutcomeBatchAnswer = z.infer<typeof outcomeBatchAnswer>
