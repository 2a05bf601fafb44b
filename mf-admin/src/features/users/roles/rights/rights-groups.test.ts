import { explainAccess, roleAreas, type Role } from '@veckovis/domain/access'
import fc from 'fast-check'
import { keyOfScope, scopeOfKey } from '../../../../data/place-key'
import { groupsOfRoles, isEmptyGroup, rolesOfGroups, rolesOfNoArea } from './rights-groups'

const scopes = fc.option(
  fc.record({
    kind: fc.constantFrom('county', 'municipality', 'department', 'unit'),
    id: fc.integer({ min: 1, max: 4 }),
  }),
  { nil: undefined },
)
const roles: fc.Arbitrary<Role> = fc.record({
  id: fc.constantFrom(...roleAreas),
  levels: fc.option(fc.subarray(['READ', 'WRITE', 'APPROVE'], { minLength: 1 }), { nil: undefined }),
  scope: scopes,
})
const places = fc.record({
  countyId: fc.integer({ min: 1, max: 4 }),
  municipalityId: fc.integer({ min: 1, max: 4 }),
  departmentId: fc.integer({ min: 1, max: 4 }),
  unitId: fc.integer({ min: 1, max: 4 }),
})
const accessOf = (held: readonly Role[], place: object) =>
  explainAccess({ jobTitleId: null, roles: held }, place).map(({ permissionId, level }) => [permissionId, level])

test('units with the same levels are one group', () => {
  const write = (id: number, unit: number): Role => ({ id, levels: ['WRITE'], scope: { kind: 'unit', id: unit } })
  const groups = groupsOfRoles([write(2, 12), write(3, 12), write(2, 13), write(3, 13), write(2, 14)])
  expect(groups).toEqual([
    { places: ['unit:12', 'unit:13'], levels: { 2: 'WRITE', 3: 'WRITE' } },
    { places: ['unit:14'], levels: { 2: 'WRITE' } },
  ])
  expect(rolesOfGroups(groups)).toHaveLength(5)
})

test('what roles give is the same once they have been through the editor', () => {
  fc.assert(
    fc.property(fc.array(roles, { maxLength: 8 }), places, (held, place) => {
      expect(accessOf(rolesOfGroups(groupsOfRoles(held)), place)).toEqual(accessOf(held, place))
    }),
  )
})

test('of two groups on one place the higher level holds', () => {
  const place = ['unit:12'] as const
  expect(
    rolesOfGroups([
      { places: place, levels: { 2: 'READ' } },
      { places: place, levels: { 2: 'APPROVE' } },
    ]),
  ).toEqual([{ id: 2, levels: ['APPROVE'], scope: { kind: 'unit', id: 12 } }])
})

test('a scope and its key', () => {
  fc.assert(fc.property(scopes, scope => expect(scopeOfKey(keyOfScope(scope))).toEqual(scope)))
})

test('roles of other items than the six areas are kept apart', () => {
  const held: Role[] = [{ id: 100 }, { id: 999 }, { id: 6, levels: ['APPROVE'] }]
  expect(rolesOfNoArea(held)).toEqual([{ id: 100 }, { id: 999 }])
  expect(groupsOfRoles(held)).toEqual([{ places: ['everywhere'], levels: { 6: 'APPROVE' } }])
})

test('a group without places or without levels gives nothing', () => {
  expect(isEmptyGroup({ places: [], levels: { 2: 'READ' } })).toBe(true)
  expect(isEmptyGroup({ places: ['unit:1'], levels: {} })).toBe(true)
  expect(isEmptyGroup({ places: ['unit:1'], levels: { 2: 'READ' } })).toBe(false)
})
