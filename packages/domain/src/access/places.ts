/** The kinds of places, widest first: each lies in one of the kind before it (§3). */
export const placeKinds = ['county', 'municipality', 'department', 'unit'] as const

export type PlaceKind = (typeof placeKinds)[number]

/** Where a role is held. */
export type Scope = { readonly kind: PlaceKind; readonly id: number }

/**
 * A place by its own id and the ids of everything above it. What lies below it is left out: a municipality names its
 * county and itself, the whole country names nothing.
 */
export type Place = {
  readonly countyId?: number | undefined
  readonly municipalityId?: number | undefined
  readonly departmentId?: number | undefined
  readonly unitId?: number | undefined
}

/** The whole country. */
export const everywhere: Place = {}

/** Whether a role held there covers the place: the named place and everything below it, without a scope everything. */
export const covers = (scope: Scope | undefined, place: Place): boolean =>
  scope === undefined || place[`${scope.kind}Id`] === scope.id

/** The scope that is exactly this place; undefined for the whole country. */
export const scopeOf = (place: Place): Scope | undefined => {
  const kind = placeKinds.findLast(candidate => place[`${candidate}Id`] !== undefined)
  const id = kind && place[`${kind}Id`]
  return kind === undefined || id === undefined ? undefined : { kind, id }
}

/** Whether all of a place belongs to another one. @internal for the properties of access */
export const liesWithin = (inner: Place, outer: Place): boolean => covers(scopeOf(outer), inner)
