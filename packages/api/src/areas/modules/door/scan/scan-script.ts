import { Parser, type AnyNode, type Program } from 'acorn'
import { mayHoldForbidden } from './forbidden'
import { outermostPlace, placeIn, type Place } from './known-code'
import { brokenBy, type Broken } from './rules'
import { scopesOf, type Scope } from './scopes'
import { forEachChild } from './syntax'

/** Bytes of a file that is read; none of today's has a fifth of it. */
export const largestScript = 3_000_000

/** One thing that was found in a file, in words. */
export type ScanFinding = { readonly text: string; readonly isRefused: boolean }

/** Whether a name is declared twice is not asked: acorn compares each with all before it. */
class QuickParser extends Parser {
  protected declareName(): void {}
  protected checkLocalExport(): void {}
}

/** As a browser runs it: a chunk is a script. */
const read = (source: string): Program => {
  const options = { ecmaVersion: 'latest', allowHashBang: true } as const
  try {
    return QuickParser.parse(source, { ...options, sourceType: 'script' })
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return QuickParser.parse(source, { ...options, sourceType: 'module' })
  }
}

const excerptAt = (source: string, { start, end }: AnyNode): string =>
  source
    .slice(Math.max(0, start - 20), Math.min(end, start + 40) + 20)
    .replace(/\s+/g, ' ')
    .trim()

/** What breaks a rule in one way: the first place, and how many there are. */
type Seen = Broken & { first: AnyNode; count: number }

/** What is found beyond these is counted, and not named. */
const mostKinds = 50

/** What was found, by kind; what is refused and what is not are bounded each for itself. */
const collect = () => {
  const kinds = { refused: new Map<string, Seen>(), taken: new Map<string, Seen>() }
  const more = { refused: 0, taken: 0 }
  const add = (found: Broken, node: AnyNode) => {
    const side = found.isRefused ? 'refused' : 'taken'
    const kind = `${found.what} ${found.rule}`
    const known = kinds[side].get(kind)
    if (known !== undefined) {
      known.count += 1
      if (node.start < known.first.start) known.first = node
    } else if (kinds[side].size < mostKinds) kinds[side].set(kind, { ...found, first: node, count: 1 })
    else more[side] += 1
  }
  const seen = () =>
    [...kinds.refused.values(), ...kinds.taken.values()].sort((one, other) => one.first.start - other.first.start)
  return { add, seen, more }
}

/** Everything that breaks a rule, in the order of the text. */
const brokenIn = (program: Program, source: string) => {
  const scopes = scopesOf(program)
  const outermost = scopes.get(program)
  if (outermost === undefined) throw new Error('A program has a scope')
  const broken = collect()
  const waiting: { readonly place: Place; readonly scope: Scope }[] = [
    { place: outermostPlace(program), scope: outermost },
  ]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { place } = next
    const scope = scopes.get(place.node) ?? next.scope
    const found = brokenBy({ place, scope, source })
    if (found !== null) broken.add(found, place.node)
    forEachChild(place.node, node => waiting.push({ place: placeIn(place, node), scope }))
  }
  return broken
}

/** One sentence for each thing of a kind, with the first place. */
const inWords = (file: string, source: string, { seen, more }: ReturnType<typeof collect>): ScanFinding[] => {
  const found = seen().map(({ what, rule, isRefused, first, count }) => {
    const also = count === 1 ? '' : `, and ${count - 1} more`
    const at = `character ${first.start}${also}: ${excerptAt(source, first)}`
    return { text: `${file} holds ${what.slice(0, 80)}, but ${rule} (${at})`, isRefused }
  })
  const rest = (
    [
      [more.refused, true],
      [more.taken, false],
    ] as const
  ).filter(([count]) => count > 0)
  return [
    ...found,
    ...rest.map(([count, isRefused]) => ({ text: `${file} holds ${count} others of the kind`, isRefused })),
  ]
}

const unread = (file: string, why: string): ScanFinding[] => [{ text: `${file} ${why}`, isRefused: true }]

/** What a built script holds that lint keeps out of modules. A net, and no wall: what is put together while it runs passes. */
export const scanScript = (file: string, source: string): ScanFinding[] => {
  if (source.length > largestScript) return unread(file, `has more than ${largestScript} characters and is not read`)
  if (!mayHoldForbidden(source)) return []
  try {
    return inWords(file, source, brokenIn(read(source), source))
  } catch (error) {
    // Whatever a file does to its reader, it is that file which is not taken.
    const why = error instanceof Error ? error.message : String(error)
    return unread(file, `is no JavaScript that can be read: ${why.slice(0, 200)}`)
  }
}
