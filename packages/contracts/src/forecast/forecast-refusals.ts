import { z } from 'zod'

/** What is wrong with a cell, or with a whole row where there is no week. */
const changeProblem = z.object({
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

const wrongCells = z.object({ problems: z.array(changeProblem).readonly() })

/** Why a save is not taken: nothing of it is, when one cell is wrong. */
export const forecastRefusal = z.discriminatedUnion('code', [
  z.object({ code: z.literal('conflict'), details: z.object({ reason: z.literal('not-locked') }) }),
  z.object({ code: z.literal('week-closed'), details: wrongCells }),
  z.object({ code: z.literal('bad-request'), details: wrongCells }),
])
export type ForecastRefusal = z.infer<typeof forecastRefusal>

/** Why a note is not taken: the year has no such week, or the forecast no such row. */
export const noteRefusal = z.object({
  code: z.literal('bad-request'),
  details: z.object({
    problems: z.array(
      z.union([
        z.object({ week: z.int(), problem: z.literal('week-not-in-year') }),
        z.object({ rowId: z.string(), problem: z.literal('unknown-row') }),
      ]),
    ),
  }),
})
export type NoteRefusal = z.infer<typeof noteRefusal>

declare module '../wire/refusal' {
  interface AreaRefusals {
    readonly forecastRefusal: ForecastRefusal
    readonly noteRefusal: NoteRefusal
  }
}
