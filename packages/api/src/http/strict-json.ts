import type { FastifyInstance, FastifyRequest } from 'fastify'
import { generalError } from './general-error'

const refusedKeys = new Set(['__proto__', 'constructor', 'prototype'])
const deepest = 32
/** Names in one object; the most that a route takes are the sheets of a workbook. */
const mostKeys = 500

const refuse = (problem: string): never => {
  throw generalError({ code: 'bad-request', details: { part: 'body', problem } })
}

const isEscaped = (text: string, quote: number): boolean => {
  let before = quote
  while (text[before - 1] === '\\') before -= 1
  return (quote - before) % 2 === 1
}

/** Index behind the quote that ends the text which begins at `start`; behind everything when nothing ends it. */
const endOfText = (text: string, start: number): number => {
  let quote = text.indexOf('"', start + 1)
  while (quote !== -1 && isEscaped(text, quote)) quote = text.indexOf('"', quote + 1)
  return quote === -1 ? text.length : quote + 1
}

/**
 * Nesting is what reading costs most for: a body that goes deeper is refused where it does, before anything is read or
 * collected. The text need not be JSON.
 */
const refuseDepth = (text: string) => {
  const marks = /["{}[\]]/g
  let depth = 0
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    if (mark[0] === '"') marks.lastIndex = endOfText(text, mark.index)
    else if (mark[0] === '{' || mark[0] === '[') depth += 1
    else depth -= 1
    if (depth > deepest) refuse('depth')
  }
}

const checkKey = (keys: Set<string> | null | undefined, key: string) => {
  if (refusedKeys.has(key)) refuse('refused-key')
  if (keys?.has(key)) refuse('duplicate-key')
  keys?.add(key)
  if (keys && keys.size > mostKeys) refuse('keys')
}

/** The text of a token with its quotes. Only an escape can hide anything: a bare NUL is no JSON. */
const textOf = (token: string): string => {
  if (!token.includes('\\')) return token.slice(1, -1)
  const text = JSON.parse(token) as string
  return text.includes('\u0000') ? refuse('text') : text
}

/**
 * What JSON.parse lets through in silence: the second of two equal keys, keys that reach into prototypes, numbers
 * that become Infinity, and NUL in a text. The text is known to be JSON.
 */
const checkTokens = (text: string) => {
  const tokens = /["{}[\]]|-?\d[\d.eE+-]*/g
  const colon = /\s*:/y
  // Keys seen so far in each open object; null for an open list.
  const open: (Set<string> | null)[] = []
  for (let found = tokens.exec(text); found !== null; found = tokens.exec(text)) {
    const [token] = found
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(null)
    else if (token === '}' || token === ']') open.pop()
    else if (token === '"') {
      const end = endOfText(text, found.index)
      const value = textOf(text.slice(found.index, end))
      colon.lastIndex = tokens.lastIndex = end
      if (colon.test(text)) checkKey(open.at(-1), value)
    } else if (!Number.isFinite(Number(token))) refuse('number')
  }
}

/** The value of a JSON text. Throws 'bad-request' for what is not JSON, goes too deep, or only looks harmless. */
export const parseStrictJson = (text: string): unknown => {
  refuseDepth(text)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse('not-json')
  }
  checkTokens(text)
  return value
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The text of a body; bytes that are none are refused, where the server's own reading would put marks in their place. */
const decoded = (body: Buffer): string => {
  try {
    return utf8.decode(body)
  } catch {
    return refuse('not-utf-8')
  }
}

/** Bodies of the API are read strictly; an empty one is no body, whatever its declared type. */
export const readStrictJson = (app: FastifyInstance): void => {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) =>
    body.length === 0 ? undefined : parseStrictJson(decoded(body)),
  )
}
