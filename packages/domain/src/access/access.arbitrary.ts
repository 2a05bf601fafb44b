import fc from 'fast-check'
import { jobTitleIds } from './job-titles'
import { permissionLevels } from './levels'
import { permissionIds } from './permissions'
import { placeKinds, type Place } from './places'
import type { Role, RoleHolder } from './roles'

/** Few of each kind, so that roles and places meet: unit 3 lies in department 1, that in municipality 0, that in county 0. */
const unitCount = 8

const above = (id: number, steps: number) => Math.floor(id / 2 ** steps)

const unitPlace = (unitId: number): Required<Place> => ({
  countyId: above(unitId, 3),
  municipalityId: above(unitId, 2),
  departmentId: above(unitId, 1),
  unitId,
})

/** The unit, or the first so many places above it: 4 names the unit itself, 0 the whole country. */
const upTo = (place: Required<Place>, depth: number): Place =>
  Object.fromEntries(placeKinds.slice(0, depth).map(kind => [`${kind}Id`, place[`${kind}Id`]]))

export const unitPlaces = fc.integer({ min: 0, max: unitCount - 1 }).map(unitPlace)

export const places = fc.tuple(unitPlaces, fc.integer({ min: 0, max: 4 })).map(([place, depth]) => upTo(place, depth))

const scopes = fc
  .tuple(unitPlaces, fc.constantFrom(...placeKinds))
  .map(([place, kind]) => ({ kind, id: place[`${kind}Id`] ?? 0 }))

export const ids = fc.constantFrom(...Object.values(permissionIds))
export const levels = fc.constantFrom(...permissionLevels)

export const roles: fc.Arbitrary<Role> = fc.record({
  id: fc.integer({ min: 1, max: 6 }),
  levels: fc.option(fc.subarray([...permissionLevels], { minLength: 1 }), { nil: undefined }),
  scope: fc.option(scopes, { nil: undefined }),
})

/** Some of them super admins. */
export const holders: fc.Arbitrary<RoleHolder> = fc.record({
  jobTitleId: fc.constantFrom(null, ...Object.values(jobTitleIds)),
  roles: fc.array(fc.oneof({ weight: 30, arbitrary: roles }, fc.constant({ id: permissionIds.superAdmin })), {
    maxLength: 4,
  }),
})
