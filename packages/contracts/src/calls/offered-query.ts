import type { z } from 'zod'

/** The names between braces of a way, such as `unitId` of `/budget/unit/{unitId}/readiness`. */
type PartsOf<Path extends string> = Path extends `${string}{${infer Part}}${infer Rest}` ? Part | PartsOf<Rest> : never

/** What has to be known for a query: a number for each part of its way. */
export type QueryInput<Path extends string> = Readonly<Record<PartsOf<Path>, number>>

/**
 * A reading that one module offers to others. A name means the same for good; another answer or other input is the next
 * version, beside the one before for as long as a module that can be loaded needs it.
 */
export type OfferedQuery<Path extends string = string, Answer = unknown> = {
  /** As `offers` and `needs` of module.json name it, such as `absence-reasons/1` */
  readonly name: string
  readonly path: Path
  readonly answer: z.ZodType<Answer>
}

/** Declares a query, so that its way says what it needs. */
export const offerQuery = <const Path extends `/${string}`, Answer>(
  query: OfferedQuery<Path, Answer>,
): OfferedQuery<Path, Answer> => query
