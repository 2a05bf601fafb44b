import type { ZodType } from 'zod'
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
  const [, query = ''] = /\?(.*)$/s.exec(url) ?? []
  // Raw bytes come as characters of Latin-1, and would mean something else.
  if (/^[\x20-\x7e]*$/.test(query) && isUtf8(query)) return
  throw generalError({ code: 'bad-request', details: { part: 'query', problem: 'not-utf-8' } })
}

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
