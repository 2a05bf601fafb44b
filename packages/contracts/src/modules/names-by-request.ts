import { z } from 'zod'

/** Names of a shared package by the request that it is imported by, such as `apiClient` of `@veckovis/platform`. */
export const namesByRequest = z.record(z.string(), z.array(z.string()))
export type NamesByRequest = Readonly<Record<string, readonly string[]>>

/** A part of a name, `z.array`, is asked for where parts of it are offered: a value's own members are nobody's names. */
const isOffered = (name: string, offered: readonly string[]): boolean => {
  if (offered.includes(name)) return true
  const [whole = ''] = name.split('.')
  return whole !== name && offered.includes(whole) && !offered.some(each => each.startsWith(`${whole}.`))
}

/**
 * The first name that a module takes and the shell does not have, in words, or null. Additions change nothing: only what
 * is used is asked for.
 */
export const missingName = (uses: NamesByRequest | undefined, offers: NamesByRequest): string | null => {
  for (const [request, names] of Object.entries(uses ?? {})) {
    const offered = offers[request]
    if (offered === undefined) return request
    const name = names.find(each => !isOffered(each, offered))
    if (name !== undefined) return `${name} of ${request}`
  }
  return null
}
