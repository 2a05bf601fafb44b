import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/paths.mjs'
import { hashesIn } from './declared-names.mjs'

export const storedFile = 'docs/shared-types.json'

/** Days that a page or a module may rest on what was declared (docs/what-may-change.md). */
const daysServed = 31

/**
 * `names`: the declaration of each name by hash; `before`: those that it had, with the day on which it got another; `broken`:
 * those of them that it no longer is, with the compiler's words; `breaks`: why a name may have gone or broken all the same.
 */
const nothing = { names: {}, before: {}, broken: {}, breaks: {}, declarations: {} }

/** @typedef {Record<string, Record<string, { breaks?: Record<string, string> }>>} Compared */

export const readStored = () => {
  const path = join(root, storedFile)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : nothing
}

export const writeStored = stored => writeFileSync(join(root, storedFile), `${JSON.stringify(stored, null, 2)}\n`)

const sortedObject = entries => Object.fromEntries([...entries].toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** `[request, name, hash, day]` of each declaration that a name had before. */
export const earlierOf = ({ before }) =>
  Object.entries(before).flatMap(([request, names]) =>
    Object.entries(names).flatMap(([name, hashes]) =>
      Object.entries(hashes).map(([hash, day]) => ({ request, name, hash, day })),
    ),
  )

const daysBetween = (from, to) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** These declarations and all that they name. */
export const reached = (declarations, hashes) => {
  const found = new Set(hashes)
  for (const hash of found) for (const next of hashesIn(declarations[hash] ?? '')) found.add(next)
  return found
}

const changed = (stored, declared, today) =>
  Object.entries(stored.names).flatMap(([request, names]) =>
    Object.entries(names)
      .filter(([name, hash]) => declared.names[request]?.[name] !== hash)
      .map(([name, hash]) => ({ request, name, hash, day: today })),
  )

/** What is stored from now on: the present declarations, and of earlier ones those that somebody may still rest on. */
export const storedFrom = (stored, declared, today) => {
  const kept = [...earlierOf(stored), ...changed(stored, declared, today)].filter(
    ({ request, name, hash, day }) => daysBetween(day, today) <= daysServed && declared.names[request]?.[name] !== hash,
  )
  const before = {}
  for (const { request, name, hash, day } of kept) ((before[request] ??= {})[name] ??= {})[hash] = day
  const declarations = { ...stored.declarations, ...declared.declarations }
  const present = Object.values(declared.names).flatMap(names => Object.values(names))
  const needed = reached(declarations, [...present, ...kept.map(({ hash }) => hash)])
  const isBroken = name => kept.some(each => `${each.request} ${each.name}` === name)
  return {
    names: declared.names,
    before,
    broken: {},
    breaks: Object.fromEntries(Object.entries(stored.breaks).filter(([name]) => isBroken(name))),
    declarations: sortedObject([...needed].map(hash => [hash, declarations[hash]])),
  }
}

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other)

const brokenIn = compared => {
  const broken = {}
  for (const [request, names] of Object.entries(compared))
    for (const [name, { breaks }] of Object.entries(names))
      if (breaks !== undefined) (broken[request] ??= {})[name] = breaks
  return broken
}

/** With the verdicts of the compiler, for builds, which run none. @param {Compared} compared */
export const withVerdicts = (stored, compared) => ({ ...stored, broken: brokenIn(compared) })

/**
 * What is wrong with what is stored, each in one sentence.
 * @param {typeof nothing} stored
 * @param {{ names: Record<string, Record<string, string>> }} declared
 * @param {Compared} compared
 * @param {string} today
 */
export const problemsOf = (stored, declared, compared, today) => {
  const fresh = changed(stored, declared, today).map(({ request, name }) => `${name} of ${request}`)
  const added = Object.entries(declared.names).flatMap(([request, names]) =>
    Object.keys(names)
      .filter(name => stored.names[request]?.[name] === undefined)
      .map(name => `${name} of ${request}`),
  )
  const names = [...new Set([...fresh, ...added])]
  const earlier = earlierOf(stored)
  const broken = earlier.flatMap(({ request, name, hash }) => {
    if (stored.breaks[`${request} ${name}`] !== undefined) return []
    const now = compared[request]?.[name]
    if (now === undefined) return [`${name} of ${request} is gone`]
    const why = now.breaks?.[hash]
    return why === undefined ? [] : [`${name} of ${request} breaks what modules rest on: ${why}`]
  })
  return [
    ...(names.length === 0 ? [] : [`run pnpm shared-types: ${names.slice(0, 5).join(', ')} changed`]),
    ...(names.length > 0 || isSame(stored.broken, brokenIn(compared))
      ? []
      : ['run pnpm shared-types: the compiler says something else of earlier declarations']),
    ...broken.map(text => `${text} (docs/what-may-change.md; if it has to be, say why among the breaks)`),
  ]
}
