/** What the rules of lint keep out of modules (packages/build/src/lint/module-rules.mjs), as it stands in a built file. */
const kept = 'the platform keeps what a module keeps (keptInBrowser, useDraft)'
const called = 'the API is called by apiClient of @veckovis/platform'
const evaluated = 'text does not become code'

/** Of the page, by the names that it has everywhere: globals, and members of whatever stands for the page. */
const ofPage: ReadonlyMap<string, string> = new Map([
  ['localStorage', kept],
  ['sessionStorage', kept],
  ['indexedDB', kept],
  ['cookieStore', kept],
  ['XMLHttpRequest', called],
  ['WebSocket', called],
  ['EventSource', called],
  ['sendBeacon', called],
])

/** Of the page, by names that other things have too. */
const ofPageAlone: ReadonlyMap<string, string> = new Map([
  ['caches', kept],
  ['fetch', called],
  ['eval', evaluated],
])

const token = 'the tokens of the session are the platform’s'

/** Names of the tokens wherever they stand, also as a text. */
const tokens: ReadonlyMap<string, string> = new Map([
  ['access_token', token],
  ['refresh_token', token],
])

/** Members that a module takes of nothing. */
export const forbiddenMember = (name: string): string | null =>
  ofPage.get(name) ?? tokens.get(name) ?? (name === 'cookie' ? kept : null)

export const forbiddenOfPage = (name: string): string | null => forbiddenMember(name) ?? ofPageAlone.get(name) ?? null

export const forbiddenGlobal = (name: string): string | null => ofPage.get(name) ?? ofPageAlone.get(name) ?? null

/** Names that stand for nothing but the page's own, also as a text by which a member is taken. */
export const forbiddenName = (text: string): string | null => ofPage.get(text) ?? null

export const forbiddenText = (text: string): string | null => {
  if (tokens.has(text) || text.startsWith('Bearer ')) return token
  if (text === 'single-spa' || text.startsWith('single-spa:')) return 'only the shell runs single-spa'
  return null
}

export const evaluates = evaluated
export const loadsUnknown = 'only files of the build have a digest that the page knows'
export const changesPage = 'a global outlives the module and is everybody’s'
export const changesPrototype = 'what is changed on a prototype is changed for the whole page'

export const pageNames: ReadonlySet<string> = new Set(['window', 'globalThis', 'self', 'top', 'parent', 'frames'])

/** Prototypes that the whole page has in common. */
export const commonPrototypes: ReadonlySet<string> = new Set([
  ...['Array', 'Boolean', 'Date', 'Error', 'Function', 'Map', 'Number', 'Object', 'Promise', 'RegExp', 'Set', 'String'],
  ...['Document', 'Element', 'Event', 'EventTarget', 'History', 'HTMLElement', 'Node', 'Storage', 'Window'],
])

/** Without any of these, and without letters that are written as numbers, a text needs no reading. */
const signs = [
  ...[...ofPage.keys(), ...ofPageAlone.keys(), ...tokens.keys(), ...pageNames].filter(name => name !== 'globalThis'),
  ...[
    'cookie',
    'Bearer ',
    'single-spa',
    'Function',
    'import',
    'prototype',
    'globalThis.',
    'globalThis[',
    'defaultView',
  ],
  ...['\\u', '\\x'],
]
/** How each chunk of a build begins: it adds itself to the list of its own module. */
const opening = /^(?:"use strict";)?\(globalThis\.webpackChunk\w+\|\|=\[\]\)\.push\(/

export const mayHoldForbidden = (source: string): boolean => {
  const rest = source.replace(opening, '')
  return signs.some(sign => rest.includes(sign))
}
