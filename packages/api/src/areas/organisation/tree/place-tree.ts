import type { PlaceTree } from '@veckovis/contracts/organisation'
import { holdsRight, isSuperAdmin, permissionIds, type Place, type RoleHolder } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'

const listNamed = async <Row extends object>(read: Transaction['query'], name: string, text: string) =>
  (await read<Row>({ name: `place-tree-${name}`, text })).rows

/** Every place of the country in Swedish order, closed ones too. */
const readWholeTree = async (read: Transaction['query']): Promise<PlaceTree> => ({
  counties: await listNamed(read, 'counties', 'SELECT id, name FROM county ORDER BY name, id'),
  municipalities: await listNamed(
    read,
    'municipalities',
    'SELECT id, county_id AS "countyId", name, type FROM municipality ORDER BY name, id',
  ),
  departments: await listNamed(
    read,
    'departments',
    'SELECT id, municipality_id AS "municipalityId", name, active FROM department ORDER BY name, id',
  ),
  units: await listNamed(
    read,
    'units',
    'SELECT id, department_id AS "departmentId", name, active FROM unit ORDER BY name, id',
  ),
})

const byId = <Item extends { readonly id: number }>(items: readonly Item[]) =>
  new Map(items.map(item => [item.id, item]))

/** The lineage of a place of the tree; all of it is there, because a place lies in one that is. */
const lineagesOf = ({ municipalities, departments }: PlaceTree) => {
  const [municipalityOf, departmentOf] = [byId(municipalities), byId(departments)]
  const municipality = (id: number): Place => ({ countyId: municipalityOf.get(id)?.countyId, municipalityId: id })
  const department = (id: number): Place => ({
    ...municipality(departmentOf.get(id)?.municipalityId ?? Number.NaN),
    departmentId: id,
  })
  return { municipality, department }
}

const seesPeople = { permissions: [permissionIds.users], level: 'READ' } as const

/** What lies within the holder's own places of Users, and the places that it lies in. */
const withinOwn = (tree: PlaceTree, holder: RoleHolder): PlaceTree => {
  const lineage = lineagesOf(tree)
  const isOwn = (place: Place) => holdsRight(holder, seesPeople, place)
  const units = tree.units.filter(({ id, departmentId }) => isOwn({ ...lineage.department(departmentId), unitId: id }))
  const departmentsAbove = new Set(units.map(({ departmentId }) => departmentId))
  const departments = tree.departments.filter(({ id }) => departmentsAbove.has(id) || isOwn(lineage.department(id)))
  const municipalitiesAbove = new Set(departments.map(({ municipalityId }) => municipalityId))
  const municipalities = tree.municipalities.filter(
    ({ id }) => municipalitiesAbove.has(id) || isOwn(lineage.municipality(id)),
  )
  const countiesAbove = new Set(municipalities.map(({ countyId }) => countyId))
  const counties = tree.counties.filter(({ id }) => countiesAbove.has(id) || isOwn({ countyId: id }))
  return { counties, municipalities, departments, units }
}

/** The organisation as far as the holder administers it: a super admin all of it, others where they hold Users. */
export const readPlaceTree = async (read: Transaction['query'], holder: RoleHolder): Promise<PlaceTree> => {
  const tree = await readWholeTree(read)
  return isSuperAdmin(holder) ? tree : withinOwn(tree, holder)
}
