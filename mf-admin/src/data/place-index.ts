import type { PlaceTree } from '@veckovis/contracts/organisation'
import { everywhere, type Place, type PlaceKind } from '@veckovis/domain/access'
import { keyOfScope, type PlaceKey } from './place-key'

/** A place with all that lies above it. */
export type IndexedPlace = {
  readonly key: PlaceKey
  readonly kind: PlaceKind
  readonly id: number
  readonly name: string
  /** Names of what it lies in, the widest first. */
  readonly above: readonly string[]
  readonly place: Place
  /** Whether it and what it lies in is in use. */
  readonly active: boolean
}

export type PlaceIndex = {
  /** Each place after the one that it lies in. */
  readonly all: readonly IndexedPlace[]
  readonly units: readonly IndexedPlace[]
  readonly find: (key: PlaceKey) => IndexedPlace | undefined
  /** Its ids and those above it; of a place that is not there only its own. */
  readonly placeOf: (key: PlaceKey) => Place
}

// Map.groupBy is too young for the browsers that the suite runs in.
const byParent = <Item>(
  items: readonly Item[],
  parentOf: (item: Item) => number,
): ReadonlyMap<number, readonly Item[]> => {
  const groups = new Map<number, Item[]>()
  for (const item of items) {
    const group = groups.get(parentOf(item))
    if (group === undefined) groups.set(parentOf(item), [item])
    else group.push(item)
  }
  return groups
}

const ownPlace = (key: PlaceKey): Place => {
  const [kind, id] = key.split(':')
  return id === undefined ? everywhere : { [`${kind}Id`]: Number(id) }
}

type Named = { readonly id: number; readonly name: string; readonly active?: boolean }

/** What a place is, below another one. */
const indexed = (kind: PlaceKind, { id, name, active = true }: Named, parent?: IndexedPlace): IndexedPlace => ({
  key: keyOfScope({ kind, id }),
  kind,
  id,
  name,
  above: parent === undefined ? [] : [...parent.above, parent.name],
  place: { ...parent?.place, [`${kind}Id`]: id },
  active: active && parent?.active !== false,
})

/** The whole tree in the order in which it is read: each place is followed by what lies in it. */
export const indexPlaces = (tree: PlaceTree): PlaceIndex => {
  const municipalities = byParent(tree.municipalities, ({ countyId }) => countyId)
  const departments = byParent(tree.departments, ({ municipalityId }) => municipalityId)
  const units = byParent(tree.units, ({ departmentId }) => departmentId)
  const withUnits = (department: IndexedPlace) => [
    department,
    ...(units.get(department.id) ?? []).map(unit => indexed('unit', unit, department)),
  ]
  const withDepartments = (municipality: IndexedPlace) => [
    municipality,
    ...(departments.get(municipality.id) ?? []).flatMap(each => withUnits(indexed('department', each, municipality))),
  ]
  const withMunicipalities = (county: IndexedPlace) => [
    county,
    ...(municipalities.get(county.id) ?? []).flatMap(each => withDepartments(indexed('municipality', each, county))),
  ]
  const all = tree.counties.flatMap(county => withMunicipalities(indexed('county', county)))
  const byKey = new Map(all.map(each => [each.key, each]))
  const find = (key: PlaceKey) => byKey.get(key)
  return {
    all,
    units: all.filter(({ kind }) => kind === 'unit'),
    find,
    placeOf: key => find(key)?.place ?? ownPlace(key),
  }
}
