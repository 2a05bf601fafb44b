import { setImmediate as othersTurn } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { generalError } from './general-error'
import { createWorkRoom } from './work-room'

const refusedKeys = new Set(['__proto__', 'constructor', 'prototype'])
const deepest = 32
/** Lists and objects in one body; the most that a route takes are people with 3,000 roles, three for each. */
const mostOpened = 20_000
/** Names in one object; the most that a route takes are the sheets of a workbook. */
export const mostKeys = 500

const refuse = (problem: string): never => {
  throw generalError({ code: 'bad-request', details: { part: 'body', problem } })
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [list, listEnd, object, objectEnd] = [0x5b, 0x5d, 0x7b, 0x7d]

const isEscaped = (text: string, at: number): boolean => {
  let before = at
  while (text.charCodeAt(before - 1) === backslash) before -= 1
  return (at - before) % 2 === 1
}

/** Index behind the quote that ends the text which begins at `start`; behind everything when nothing ends it. */
const endOfText = (text: string, start: number): number => {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? text.length : end + 1
}

/**
 * Lists and objects are what reading costs most for: a body that goes deeper, or has more of them, is refused where it
 * does, before anything is read or collected. The text need not be JSON.
 */
const refuseShape = (text: string) => {
  let depth = 0
  let opened = 0
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charCodeAt(at)
    if (mark === quote) at = endOfText(text, at) - 1
    else if (mark === object || mark === list) {
      depth += 1
      opened += 1
      if (depth > deepest) refuse('depth')
      if (opened > mostOpened) refuse('lists-and-objects')
    } else if (mark === objectEnd || mark === listEnd) depth -= 1
  }
}

/** Names of one object seen so far, with `name`. */
const withName = (names: Set<string> | undefined, name: string): Set<string> => {
  const seen = names ?? new Set()
  if (refusedKeys.has(name)) refuse('refused-key')
  if (seen.has(name)) refuse('duplicate-key')
  if (seen.add(name).size > mostKeys) refuse('keys')
  return seen
}

/** The text of a token with its quotes. Only an escape can hide anything: a bare NUL is no JSON. */
const textOf = (token: string): string => {
  if (!token.includes('\\')) return token.slice(1, -1)
  const text = JSON.parse(token) as string
  return text.includes('\u0000') ? refuse('text') : text
}

/** Digits, and what else a number is made of. */
const isOfNumber = (mark: number): boolean =>
  (mark >= 0x30 && mark <= 0x39) || mark === 0x2e || mark === 0x2d || mark === 0x2b || mark === 0x65 || mark === 0x45

const endOfNumber = (text: string, start: number): number => {
  let end = start
  while (isOfNumber(text.charCodeAt(end))) end += 1
  return end
}

/** Characters that are checked before others get their turn. */
const stretch = 65_536

/**
 * What JSON.parse lets through in silence: the second of two equal keys, keys that reach into prototypes, numbers
 * that become Infinity, and NUL in a text. The text is known to be JSON.
 */
function* checkTokens(text: string): Generator<void> {
  /** Of each open list or object whether it is an object, with the names seen so far. */
  const open: { readonly isObject: boolean; names?: Set<string> }[] = []
  let isName = false
  let nextTurn = stretch
  for (let at = 0; at < text.length; at += 1) {
    if (at >= nextTurn) {
      nextTurn = at + stretch
      yield
    }
    const mark = text.charCodeAt(at)
    const inside = open.at(-1)
    if (mark === quote) {
      const end = endOfText(text, at)
      const token = text.slice(at, end)
      if (isName && inside) inside.names = withName(inside.names, textOf(token))
      else if (token.includes('\\u0000')) textOf(token)
      isName = false
      at = end - 1
    } else if (mark === comma) isName = inside?.isObject === true
    else if (mark === object || mark === list) {
      isName = mark === object
      open.push({ isObject: isName })
    } else if (mark === objectEnd || mark === listEnd) {
      isName = false
      open.pop()
    } else if ((mark >= 0x30 && mark <= 0x39) || mark === 0x2d) {
      const end = endOfNumber(text, at)
      if (!Number.isFinite(Number(text.slice(at, end)))) refuse('number')
      at = end - 1
    }
  }
}

/** Ends with the value, and stops where somebody else may have a turn. */
export function* readInTurns(text: string): Generator<void, unknown> {
  refuseShape(text)
  yield
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse('not-json')
  }
  yield
  yield* checkTokens(text)
  return value
}

/** One large body at a time: others have their turns between its own, not between those of many. */
const inTurn = createWorkRoom({ places: 1, mostWaiting: 1000, longestWait: 15_000 })

/**
 * The value of a JSON text, of which a large one is read a stretch at a time and keeps nobody waiting until its end.
 * Throws 'bad-request' for what is not JSON, goes too deep, or only looks harmless.
 */
export const parseStrictJson = async (text: string): Promise<unknown> => {
  const turns = readInTurns(text)
  const read = async (between: () => Promise<unknown> | undefined) => {
    let turn = turns.next()
    while (turn.done !== true) {
      await between()
      turn = turns.next()
    }
    return turn.value
  }
  return text.length > stretch ? inTurn(() => read(othersTurn)) : read(() => undefined)
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
