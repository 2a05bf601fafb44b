import type { PermissionLevel, PlaceKind, Right } from '@veckovis/domain/access'

/**
 * Who may call a route: anybody, anyone who is signed in, anyone who holds a right on the place that the call addresses, or a
 * program with a deploy key of a module or a machine key of a municipality, which is no session and opens nothing else.
 */
export type Access = 'public' | 'signed-in' | KeyAccess | 'machine-key' | PlaceAccess

/** Any deploy key, or one that may promote. */
export type KeyAccess = 'deploy-key' | 'promoting-deploy-key'

export type PlaceAccess = {
  /** `everywhere`: the right is held on the whole country. `somewhere`: the call addresses no place, any will do. */
  readonly place: PlaceKind | 'everywhere' | 'somewhere'
  /**
   * Where the place's id stands, as `unitId`, `municipalityId` …: in the address unless said. `record`: the address
   * names a record, and the route's `placeOf` tells the place that it belongs to.
   */
  readonly from?: 'params' | 'body' | 'record'
  /** One permission, or several of which one is enough. Left out: anyone who reaches the place. */
  readonly permission?: number | readonly number[]
  /** READ unless said. */
  readonly level?: PermissionLevel
  /** The job title that the right is kept for; super admins stand in for it. */
  readonly jobTitle?: number
  /** The licence that the place's municipality has to hold; counties and the country hold none. */
  readonly licence?: string
}

/** What a caller has to hold, in the words of the domain, which decides. */
export const rightOf = ({ permission = [], level = 'READ', jobTitle }: PlaceAccess): Right => ({
  permissions: [permission].flat(),
  level,
  jobTitle,
})

export const isKeyAccess = (access: Access): access is KeyAccess =>
  access === 'deploy-key' || access === 'promoting-deploy-key'

/** What the tests need to call an area's routes, beside the rows of its `who-may-call.ts`. */
export type SampleCalls = {
  /** By the address of a kind of record: a statement that finds or makes one of the unit $1, and gives its id. */
  readonly records?: Readonly<Record<string, string>>
  /** By method and address: what else stands in a body that names the place of the call. */
  readonly bodies?: Readonly<Record<string, object>>
}
