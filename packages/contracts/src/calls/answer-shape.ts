import { z } from 'zod'

/** What an enumeration is of. */
export const plainValue = z.union([z.string(), z.number(), z.boolean(), z.null()])

/**
 * What two versions of a schema are compared by: kinds of values, fields and their absence. Without bounds and patterns,
 * of which nothing can be proven.
 */
export type AnswerShape = {
  /** Kinds of JSON; absent: any. */
  readonly type?: string | undefined
  readonly properties?: Readonly<Record<string, AnswerShape>> | undefined
  readonly required?: readonly string[] | undefined
  /** Other fields are refused. */
  readonly closed?: true | undefined
  readonly items?: AnswerShape | undefined
  /** Of an object whose names are not known before. */
  readonly each?: AnswerShape | undefined
  readonly values?: readonly z.infer<typeof plainValue>[] | undefined
  readonly anyOf?: readonly AnswerShape[] | undefined
}

/** As it stands in a record; what it says beyond this is nothing to this server. */
export const answerShape: z.ZodType<AnswerShape> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    properties: z.record(z.string(), answerShape).optional(),
    required: z.array(z.string()).optional(),
    closed: z.literal(true).optional(),
    items: answerShape.optional(),
    each: answerShape.optional(),
    values: z.array(plainValue).optional(),
    anyOf: z.array(answerShape).optional(),
  }),
)
