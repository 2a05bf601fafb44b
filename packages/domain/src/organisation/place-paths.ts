import type { PlaceKind, Scope } from '../access/places'
import { fail, succeed, type Result } from '../result'
import { foldedName } from '../text/folded-name'

type Named = { readonly id: number; readonly name: string }

/** The places of an organisation as lists, each place with the one that it lies in. */
export type PlaceLists = {
  readonly counties: readonly Named[]
  readonly municipalities: readonly (Named & { readonly countyId: number })[]
  readonly departments: readonly (Named & { readonly municipalityId: number })[]
  readonly units: readonly (Named & { readonly departmentId: number })[]
}

/** A place with its name and the names of those that it lies in, the widest first. */
export type PathOfPlace = Scope & { readonly names: readonly string[] }

type NamesById = ReadonlyMap<number, readonly string[]>

const pathsBelow = <Child extends Named>(
  kind: PlaceKind,
  children: readonly Child[],
  above: (child: Child) => readonly string[],
): PathOfPlace[] => children.map(child => ({ kind, id: child.id, names: [...above(child), child.name] }))

const namesById = (paths: readonly PathOfPlace[]): NamesById => new Map(paths.map(({ id, names }) => [id, names]))

/** Every place of the lists with its path. */
export const listPlacePaths = (lists: PlaceLists): PathOfPlace[] => {
  const counties = pathsBelow('county', lists.counties, () => [])
  const ofCounty = namesById(counties)
  const municipalities = pathsBelow('municipality', lists.municipalities, one => ofCounty.get(one.countyId) ?? [])
  const ofMunicipality = namesById(municipalities)
  const departments = pathsBelow('department', lists.departments, one => ofMunicipality.get(one.municipalityId) ?? [])
  const ofDepartment = namesById(departments)
  const units = pathsBelow('unit', lists.units, one => ofDepartment.get(one.departmentId) ?? [])
  return [...counties, ...municipalities, ...departments, ...units]
}

/** Whether all names of a path stand, in this order, among those of a place. */
const standsIn = (path: readonly string[], names: readonly string[]): boolean => {
  let next = 0
  for (const name of names) if (name === path[next]) next += 1
  return next === path.length
}

type FoldedPath = { readonly place: PathOfPlace; readonly names: readonly string[] }

const byOwnName = (places: readonly PathOfPlace[]): ReadonlyMap<string, readonly FoldedPath[]> => {
  const found = new Map<string, FoldedPath[]>()
  for (const place of places) {
    const names = place.names.map(foldedName)
    const own = names.at(-1) ?? ''
    const known = found.get(own)
    if (known === undefined) found.set(own, [{ place, names }])
    else known.push({ place, names })
  }
  return found
}

export type PlaceFinder = (
  path: readonly string[],
  kinds: readonly PlaceKind[],
) => Result<PathOfPlace, 'unknown' | 'ambiguous'>

/**
 * Finds a place of one of the kinds by its name and as many names above it as it takes to tell it apart, the widest
 * first; names in between may be left out. Names are compared without case and spaces around them. Two places that the
 * path fits are ambiguous, but for one whose whole path it is.
 */
export const placeFinder = (places: readonly PathOfPlace[]): PlaceFinder => {
  const byName = byOwnName(places)
  return (path, kinds) => {
    const folded = path.map(foldedName)
    const named = byName.get(folded.at(-1) ?? '')
    if (named === undefined) return fail('unknown')
    const fitting = named.filter(({ place, names }) => kinds.includes(place.kind) && standsIn(folded, names))
    const exact = fitting.filter(({ names }) => names.length === folded.length)
    const [found, ...others] = exact.length === 1 ? exact : fitting
    if (found === undefined) return fail('unknown')
    return others.length === 0 ? succeed(found.place) : fail('ambiguous')
  }
}
