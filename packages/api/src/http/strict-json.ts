import type { FastifyInstance, FastifyRequest } from 'fastify'
import { generalError } from './general-error'

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s"{}[\]:,]+/g
const refusedKeys = new Set(['__proto__', 'constructor', 'prototype'])
const deepest = 32

const refuse = (problem: string): never => {
  throw generalError({ code: 'bad-request', details: { part: 'body', problem } })
}

const checkKey = (keys: Set<string> | null | undefined, key: string) => {
  if (refusedKeys.has(key)) refuse('refused-key')
  if (keys?.has(key)) refuse('duplicate-key')
  keys?.add(key)
}

/** The text of a token with its quotes. Only an escape can hide anything: a bare NUL is no JSON. */
const textOf = (token: string): string => {
  if (!token.includes('\\')) return token.slice(1, -1)
  const text = JSON.parse(token) as string
  return text.includes('\u0000') ? refuse('text') : text
}

/**
 * What JSON.parse lets through in silence: the second of two equal keys, keys that reach into prototypes, numbers
 * that become Infinity, NUL in a text, and nesting without end. The text is known to be JSON.
 */
const checkTokens = (text: string) => {
  // Keys seen so far in each open object; null for an open list.
  const open: (Set<string> | null)[] = []
  const found = text.match(tokens) ?? []
  found.forEach((token, index) => {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(null)
    else if (token === '}' || token === ']') open.pop()
    else if (token.startsWith('"')) {
      const value = textOf(token)
      if (found[index + 1] === ':') checkKey(open.at(-1), value)
    } else if (/^[-\d]/.test(token) && !Number.isFinite(Number(token))) refuse('number')
    if (open.length > deepest) refuse('depth')
  })
}

/** The value of a JSON text. Throws 'bad-request' for what is not JSON or only looks harmless. */
export const parseStrictJson = (text: string): unknown => {
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
