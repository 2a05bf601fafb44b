import { z } from 'zod'

const hashByName = z.record(z.string(), z.string())

/** The hash of the declaration of each name of a shared package that a module takes, by request. */
export const usedTypes = z.record(z.string(), hashByName)
type UsedTypes = z.infer<typeof usedTypes>

/** What a shell has of each name, by request. */
export const offeredTypes = z.record(
  z.string(),
  z.record(
    z.string(),
    z.looseObject({
      is: z.string(),
      /** Earlier declarations of the last 31 days that it still is */
      was: z.array(z.string()).optional(),
      /** Those that it is not, each with the compiler's words */
      breaks: z.record(z.string(), z.string()).optional(),
    }),
  ),
)
export type OfferedTypes = z.infer<typeof offeredTypes>

const own = <T>(of: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  of !== undefined && Object.hasOwn(of, key) ? of[key] : undefined

type OtherType = {
  /** `Button of @veckovis/ui` */
  readonly name: string
  /** Why the shell's is not what the module was built with; null: the shell does not know what that was */
  readonly why: string | null
}

/**
 * The first name whose declaration the shell does not have as the module was built with it, or null: what is proven comes
 * first. A name of which the shell or the module says no declaration is compared as a name alone (`missingName`).
 */
export const otherType = (used: UsedTypes | undefined, offers: OfferedTypes): OtherType | null => {
  let unknown: OtherType | null = null
  for (const [request, hashes] of Object.entries(used ?? {}))
    for (const [part, hash] of Object.entries(hashes)) {
      const offer = own(own(offers, request), part)
      if (offer === undefined || offer.is === hash || offer.was?.includes(hash) === true) continue
      const found = { name: `${part} of ${request}`, why: own(offer.breaks, hash) ?? null }
      if (found.why !== null) return found
      unknown ??= found
    }
  return unknown
}
