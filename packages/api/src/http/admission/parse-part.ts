import type { z, ZodType } from 'zod'
import { generalError } from '../general-error'

const isUtf8 = (escaped: string): boolean => {
  try {
    decodeURIComponent(escaped)
    return true
  } catch {
    return false
  }
}

/** Refuses a query that is no UTF-8, where the server's own reading would leave it as it is written. */
export const refuseBrokenQuery = (url: string): void => {
  const start = url.indexOf('?')
  const query = start === -1 ? '' : url.slice(start + 1)
  // Raw bytes come as characters of Latin-1, and would mean something else.
  if (/^[\x20-\x7e]*$/.test(query) && isUtf8(query)) return
  throw generalError({ code: 'bad-request', details: { part: 'query', problem: 'not-utf-8' } })
}

/** Characters of a problem, which may name what was sent. */
const mostOfSent = 300

/** Of so many values all problems are told. Of a larger part each would cost more than reading what is right. */
const mostTold = 500

/** Whether a value holds more than so many values, itself among them; no more than so many are looked at. */
const holdsMoreThan = (most: number, value: unknown): boolean => {
  const found = [value]
  for (const one of found) {
    if (typeof one !== 'object' || one === null) continue
    const inside: unknown[] = Array.isArray(one) ? one : Object.values(one)
    if (found.length + inside.length > most) return true
    found.push(...inside)
  }
  return false
}

/** In a list the first wrong item ends the reading. */
const endsEarly: z.core.ParseContextInternal<z.core.$ZodIssue> = { abortEarly: true }

/** A part of a call as its schema makes it; what does not fit is answered 400 with the problems by path. */
export const parsePart = (schema: ZodType | undefined, value: unknown, part: 'params' | 'query' | 'body'): unknown => {
  if (schema === undefined) return undefined
  const parsed = schema.safeParse(value, holdsMoreThan(mostTold, value) ? endsEarly : undefined)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.slice(0, 50).map(({ path, code, message }) => ({
    path: path.join('.').slice(0, mostOfSent),
    code,
    message: message.slice(0, mostOfSent),
  }))
  throw generalError({ code: 'bad-request', details: { part, problems } })
}
