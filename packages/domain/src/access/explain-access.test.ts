import fc from 'fast-check'
import { holders, places, unitPlaces } from './access.arbitrary'
import { countByLevel, explainAccess } from './explain-access'
import { permissionIds, roleAreas } from './permissions'
import { holdsRight, levelAt } from './rights'
import { isSuperAdmin, type Role } from './roles'

const bergshamra = { countyId: 1, municipalityId: 2, departmentId: 3, unitId: 12 }
const onMunicipality: Role = {
  id: permissionIds.budget,
  levels: ['APPROVE'],
  scope: { kind: 'municipality', id: 2 },
}
const onUnit: Role = { id: permissionIds.budget, levels: ['WRITE'], scope: { kind: 'unit', id: 12 } }

describe('what roles give on a place, and which of them', () => {
  test('why she may approve in Bergshamra: the role on the municipality, not the one on the unit', () => {
    expect(explainAccess({ jobTitleId: 1, roles: [onUnit, onMunicipality] }, bergshamra)).toEqual([
      { permissionId: permissionIds.budget, level: 'APPROVE', because: [{ kind: 'role', role: onMunicipality }] },
    ])
  })

  test('two roles that give the same are both told, the one on the place itself first', () => {
    const same: Role = { ...onMunicipality, levels: ['READ', 'WRITE'] }
    expect(explainAccess({ jobTitleId: 1, roles: [same, onUnit] }, bergshamra)).toEqual([
      {
        permissionId: permissionIds.budget,
        level: 'WRITE',
        because: [
          { kind: 'role', role: onUnit },
          { kind: 'role', role: same },
        ],
      },
    ])
  })

  test('a role on a unit says nothing about its municipality', () => {
    expect(explainAccess({ jobTitleId: 1, roles: [onUnit] }, { countyId: 1, municipalityId: 2 })).toEqual([])
  })

  test('a role without levels reads', () => {
    const role: Role = { id: permissionIds.staff }
    expect(explainAccess({ jobTitleId: 1, roles: [role] }, bergshamra)).toEqual([
      { permissionId: permissionIds.staff, level: 'READ', because: [{ kind: 'role', role }] },
    ])
  })

  test('of a super admin the title and the role are told, whatever other roles there are', () => {
    const superAdmin: Role = { id: permissionIds.superAdmin }
    const because = [{ kind: 'job-title' }, { kind: 'role', role: superAdmin }]
    expect(explainAccess({ jobTitleId: 999, roles: [onUnit, superAdmin] }, {})).toEqual(
      roleAreas.map(permissionId => ({ permissionId, level: 'APPROVE', because })),
    )
  })

  test('the levels are those of levelAt, in each area and on each place', () => {
    fc.assert(
      fc.property(holders, places, (holder, place) => {
        const explained = new Map(explainAccess(holder, place).map(({ permissionId, level }) => [permissionId, level]))
        for (const area of roleAreas) expect(explained.get(area) ?? null).toBe(levelAt(holder, area, place))
      }),
    )
  })

  test('each reason alone gives the level, and without all of them it is gone', () => {
    fc.assert(
      fc.property(holders, places, (holder, place) => {
        for (const { permissionId, level, because } of explainAccess(holder, place)) {
          const right = { permissions: [permissionId], level }
          for (const reason of because) {
            const alone = reason.kind === 'role' ? { jobTitleId: null, roles: [reason.role] } : { ...holder, roles: [] }
            expect(holdsRight(alone, right, place)).toBe(true)
          }
          const reasons = because.flatMap(reason => (reason.kind === 'role' ? [reason.role] : []))
          const rest = holder.roles.filter(role => !reasons.includes(role))
          const without = isSuperAdmin(holder)
            ? isSuperAdmin({ jobTitleId: null, roles: rest })
            : holdsRight({ jobTitleId: null, roles: rest }, right, place)
          expect(without).toBe(false)
        }
      }),
    )
  })
})

describe('how many places are reached at each level', () => {
  test('each at its highest', () => {
    const units = [12, 13].map(unitId => ({ ...bergshamra, unitId }))
    const reads: Role = { id: permissionIds.budget, scope: { kind: 'department', id: 3 } }
    expect(countByLevel({ jobTitleId: 1, roles: [reads, onUnit] }, permissionIds.budget, units)).toEqual({
      READ: 1,
      WRITE: 1,
      APPROVE: 0,
    })
  })

  test('together as many as there are places that are reached', () => {
    fc.assert(
      fc.property(holders, fc.array(unitPlaces), fc.constantFrom(...roleAreas), (holder, units, area) => {
        const counts = countByLevel(holder, area, units)
        const reached = units.filter(unit => levelAt(holder, area, unit) !== null)
        expect(counts.READ + counts.WRITE + counts.APPROVE).toBe(reached.length)
      }),
    )
  })
})
