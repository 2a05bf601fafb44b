import { z } from 'zod'
import { partName } from './manifest-parts'

const names = z.array(partName).optional()

/** What modules say of each other's data: topics that are announced and followed, queries that are offered and asked. */
const parts = { topics: names, queries: names }

/** In module.json, where an unknown kind is a slip of the pen. */
export const declaredParts = z.strictObject(parts)

/** As a build declared it, which may know more kinds. */
export const publishedParts = z.looseObject(parts)
type DeclaredParts = {
  readonly topics?: readonly string[] | undefined
  readonly queries?: readonly string[] | undefined
}

type Declares = { readonly offers?: DeclaredParts | undefined; readonly needs?: DeclaredParts | undefined }

export type UnofferedPart = { readonly kind: 'topic' | 'query'; readonly name: string }

const kinds = [
  ['topics', 'topic'],
  ['queries', 'query'],
] as const

/** What a module needs and none of these offers. */
export const unofferedParts = (module: Declares, active: readonly Declares[]): UnofferedPart[] =>
  kinds.flatMap(([kind, word]) => {
    const offered = new Set([module, ...active].flatMap(({ offers }) => offers?.[kind] ?? []))
    return (module.needs?.[kind] ?? []).filter(name => !offered.has(name)).map(name => ({ kind: word, name }))
  })

const shownParts = z.object({ topics: z.array(z.string()), queries: z.array(z.string()) })

const moduleOffers = z.object({
  id: z.string(),
  /** Null: its build did not say. */
  offers: shownParts.nullable(),
  needs: shownParts.nullable(),
  /** Names of what it needs and no active module offers */
  missing: z.array(z.string()),
})
export type ModuleOffers = z.infer<typeof moduleOffers>

/** GET /settings/modules/offers: what the active versions offer each other. */
export const moduleOffersAnswer = z.object({ modules: z.array(moduleOffers) })
