import type { ZodType } from 'zod'
import { generalError } from '../general-error'

/** A part of a call as its schema makes it; what does not fit is answered 400 with the problems by path. */
export const parsePart = (schema: ZodType | undefined, value: unknown, part: 'params' | 'query' | 'body'): unknown => {
  if (schema === undefined) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues
    .slice(0, 50)
    .map(({ path, code, message }) => ({ path: path.join('.'), code, message }))
  throw generalError({ code: 'bad-request', details: { part, problems } })
}
