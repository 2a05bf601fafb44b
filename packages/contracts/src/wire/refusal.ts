import { z } from 'zod'

/** What a check of a schema found: where, which rule, and the rule's own word. */
const schemaProblem = z.object({ path: z.string(), code: z.string(), message: z.string() })

/** Details of a body, an address or a query that the schema refuses; `problem` stands for JSON that is none. */
const wrongPart = z.object({
  part: z.enum(['params', 'query', 'body']),
  problems: z.array(schemaProblem).optional(),
  problem: z.string().optional(),
})

/**
 * The refusals of the areas. Each adds its own beside its schema, so that a new area edits no list; a program knows
 * those whose contracts it imports.
 * @public
 */
export interface AreaRefusals {
  readonly none: never
}
export type AreaRefusal = AreaRefusals[keyof AreaRefusals]

/** A refusal that needs no details. */
export const bareRefusal = <Code extends string>(code: Code) => z.object({ code: z.literal(code) })

/** The same request again, with something else in it; `id` is what the first one made. */
export const requestRepeated = z.object({ reason: z.literal('request-repeated'), id: z.int() })

/**
 * What any call may be answered instead of a success. Each area adds its own.
 * @public
 */
export const commonRefusal = z.discriminatedUnion('code', [
  z.object({ code: z.literal('bad-request'), details: wrongPart.optional() }),
  z.object({ code: z.literal('stale-version'), details: z.object({ version: z.int().nullable() }) }),
  z.object({ code: z.literal('rate-limited'), details: z.object({ seconds: z.number() }) }),
  /** Another call of the same person goes through many records just now. */
  z.object({ code: z.literal('still-at-work'), details: z.object({ seconds: z.number() }) }),
  /** So many mails a day from one person. */
  z.object({ code: z.literal('too-many-mails'), details: z.object({ seconds: z.number() }) }),
  bareRefusal('unauthenticated'),
  bareRefusal('forbidden'),
  bareRefusal('not-licensed'),
  /** The unit that the call is about is closed, or its department. */
  bareRefusal('unit-inactive'),
  bareRefusal('not-found'),
  /** The server has no such call: the page is newer, or older, than it. */
  bareRefusal('no-such-call'),
  bareRefusal('body-too-large'),
  bareRefusal('unsupported-media-type'),
  bareRefusal('server-error'),
  bareRefusal('unavailable'),
])
export type CommonRefusal = z.infer<typeof commonRefusal>
