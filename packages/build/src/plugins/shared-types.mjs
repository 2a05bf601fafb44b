import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from '../catalog.mjs'

/** Written by `pnpm shared-types` (scripts/shared-types), which asks the compiler; a build runs none. */
export const sharedTypesFile = join(root, 'docs/shared-types.json')

const nothing = { names: {}, before: {}, broken: {} }

const readTypes = () => (existsSync(sharedTypesFile) ? readJson(sharedTypesFile) : nothing)

/**
 * The hash of the declaration of each name that a remote takes, by request.
 * @param {Record<string, string[]>} uses also names of parts, `apiClient.get`
 * @param {typeof nothing} types
 * @returns {Record<string, Record<string, string>>}
 */
export const usedTypes = (uses, { names } = readTypes()) => {
  const used = {}
  for (const [request, parts] of Object.entries(uses))
    for (const [name] of parts.map(part => part.split('.'))) {
      const hash = names[request]?.[name]
      if (hash !== undefined) (used[request] ??= {})[name] = hash
    }
  return used
}

/**
 * What the shell has of each name: its declaration, the earlier ones of the last 31 days that it still is, and those that it
 * is not, with the compiler's words.
 * @param {typeof nothing} types
 * @returns {Record<string, Record<string, { is: string, was?: string[], breaks?: Record<string, string> }>>}
 */
export const offeredTypes = ({ names, before, broken } = readTypes()) => {
  const offerOf = (request, name, is) => {
    const breaks = broken[request]?.[name]
    const was = Object.keys(before[request]?.[name] ?? {}).filter(hash => breaks?.[hash] === undefined)
    return { is, ...(was.length > 0 && { was }), ...(breaks !== undefined && { breaks }) }
  }
  const offersOf = ([request, of]) => [
    request,
    Object.fromEntries(Object.entries(of).map(([name, is]) => [name, offerOf(request, name, is)])),
  ]
  return Object.fromEntries(Object.entries(names).map(offersOf))
}
