import { z } from 'zod'

/** What is wrong with a cell, or with a whole row where there is no week. */
const changeProblem = z.strictObject({
  rowId: z.string(),
  week: z.number().optional(),
  problem: z.enum([
    'unknown-row',
    'read-only-row',
    'row-twice',
    'week-not-in-year',
    'week-closed',
    'not-a-number',
    'too-many-decimals',
    'too-large',
    'negative',
  ]),
})
export type ChangeProblem = z.infer<typeof changeProblem>

const wrongCells = z.strictObject({ problems: z.array(changeProblem).readonly() })

/** Why a save is not taken: nothing of it is, when one cell is wrong. */
export const forecastRefusal = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('conflict'), details: z.strictObject({ reason: z.literal('not-locked') }) }),
  z.strictObject({ code: z.literal('week-closed'), details: wrongCells }),
  z.strictObject({ code: z.literal('bad-request'), details: wrongCells }),
])
export type ForecastRefusal = z.infer<typeof forecastRefusal>

/** Why a note is not taken: the year has no such week. */
export const noteRefusal = z.strictObject({
  code: z.literal('bad-request'),
  details: z.strictObject({
    problems: z.array(z.strictObject({ week: z.int(), problem: z.literal('week-not-in-year') })),
  }),
})
export type NoteRefusal = z.infer<typeof noteRefusal>
