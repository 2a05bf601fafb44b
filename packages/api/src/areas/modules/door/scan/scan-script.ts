import { parse, type AnyNode, type Program } from 'acorn'
import { mayHoldForbidden } from './forbidden'
import type { Place } from './known-code'
import { brokenBy, type Broken } from './rules'
import { scopesOf, type Scope } from './scopes'
import { forEachChild } from './syntax'

/** Bytes of a file that is read; none of today's has a fifth of it. */
export const largestScript = 3_000_000

/** One thing that was found in a file, in words. */
export type ScanFinding = { readonly text: string; readonly isRefused: boolean }

/** As a browser runs it: a chunk is a script. */
const read = (source: string): Program => {
  const options = { ecmaVersion: 'latest', allowHashBang: true } as const
  try {
    return parse(source, { ...options, sourceType: 'script' })
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return parse(source, { ...options, sourceType: 'module' })
  }
}

const excerptAt = (source: string, { start, end }: AnyNode): string =>
  source
    .slice(Math.max(0, start - 20), Math.min(end, start + 40) + 20)
    .replace(/\s+/g, ' ')
    .trim()

type Seen = Broken & { readonly node: AnyNode }

/** Everything that breaks a rule, in the order of the text. */
const brokenIn = (program: AnyNode, source: string): Seen[] => {
  const scopes = scopesOf(program)
  const outermost = scopes.get(program)
  if (outermost === undefined) throw new Error('A program has a scope')
  const broken: Seen[] = []
  const waiting: { readonly place: Place; readonly scope: Scope }[] = [
    { place: { node: program, within: null }, scope: outermost },
  ]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { place } = next
    const scope = scopes.get(place.node) ?? next.scope
    const found = brokenBy({ place, scope, source })
    if (found !== null) broken.push({ ...found, node: place.node })
    forEachChild(place.node, node => waiting.push({ place: { node, within: place }, scope }))
  }
  return broken.sort((one, other) => one.node.start - other.node.start)
}

/** One sentence for each thing of a kind, with the first place. */
const inWords = (file: string, source: string, broken: readonly Seen[]): ScanFinding[] => {
  const byKind = new Map<string, { readonly first: Seen; count: number }>()
  for (const each of broken) {
    const kind = `${each.what} ${each.rule}`
    const known = byKind.get(kind)
    if (known === undefined) byKind.set(kind, { first: each, count: 1 })
    else known.count += 1
  }
  return [...byKind.values()].map(({ first, count }) => {
    const also = count === 1 ? '' : `, and ${count - 1} more`
    const at = `character ${first.node.start}${also}: ${excerptAt(source, first.node)}`
    return { text: `${file} holds ${first.what}, but ${first.rule} (${at})`, isRefused: first.isRefused }
  })
}

const unread = (file: string, why: string): ScanFinding[] => [{ text: `${file} ${why}`, isRefused: true }]

/** What a built script holds that lint keeps out of modules. A net, and no wall: what is put together while it runs passes. */
export const scanScript = (file: string, source: string): ScanFinding[] => {
  if (source.length > largestScript) return unread(file, `has more than ${largestScript} characters and is not read`)
  if (!mayHoldForbidden(source)) return []
  try {
    return inWords(file, source, brokenIn(read(source), source))
  } catch (error) {
    if (error instanceof SyntaxError) return unread(file, `is no JavaScript that can be read: ${error.message}`)
    throw error
  }
}
