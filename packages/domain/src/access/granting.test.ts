import fc from 'fast-check'
import { holders, ids, levels, places, roles } from './access.arbitrary'
import { mayBeDemoted, mayChangeRolesOf, mayGiveJobTitle, mayGrant, titleAndRoleAgree } from './granting'
import { holdsLevel } from './rights'
import { isSuperAdmin, type Role } from './roles'

const holder = (jobTitleId: number | null, ...held: Role[]) => ({ jobTitleId, roles: held })
const inMunicipality = { scope: { kind: 'municipality', id: 2 } } as const
const unit = { countyId: 1, municipalityId: 2, departmentId: 3, unitId: 12 }
const administrator = holder(
  0,
  { id: 6, levels: ['APPROVE'], ...inMunicipality },
  { id: 2, levels: ['WRITE'], ...inMunicipality },
)

describe('granting roles (A-172)', () => {
  test('within one’s own area, level and place', () => {
    expect(mayGrant(administrator, { id: 2, levels: ['WRITE'] }, unit)).toBe(true)
    expect(mayGrant(administrator, { id: 2 }, { countyId: 1, municipalityId: 2 })).toBe(true)
    expect(mayGrant(administrator, { id: 2, levels: ['READ', 'APPROVE'] }, unit)).toBe(false)
    expect(mayGrant(administrator, { id: 3 }, unit)).toBe(false)
    expect(mayGrant(administrator, { id: 2 }, { countyId: 1 })).toBe(false)
    expect(mayGrant(administrator, { id: 2 }, { ...unit, municipalityId: 3 })).toBe(false)
  })

  test('not the start page by what an area gives besides: the role of its own id is needed', () => {
    expect(mayGrant(administrator, { id: 100 }, unit)).toBe(false)
    const holding = holder(0, ...administrator.roles, { id: 100, ...inMunicipality })
    expect(mayGrant(holding, { id: 100 }, unit)).toBe(true)
    expect(mayGrant(holder(999), { id: 100 }, unit)).toBe(true)
  })

  test('needs Users at APPROVE on the place', () => {
    const writer = holder(0, { id: 6, levels: ['WRITE'] }, { id: 2, levels: ['APPROVE'] })
    expect(mayGrant(writer, { id: 2 }, unit)).toBe(false)
  })

  test('nobody grants more than they hold', () => {
    fc.assert(
      fc.property(holders, roles, places, ids, levels, (granter, role, place, id, level) => {
        fc.pre(mayGrant(granter, role, place))
        const given = { jobTitleId: null, roles: [{ ...role, scope: undefined }] }
        // What the role gives on its place, the granter has there.
        if (holdsLevel(given, id, level, place)) expect(holdsLevel(granter, id, level, place)).toBe(true)
      }),
    )
  })

  test('who may grant on a place may grant on all below it', () => {
    fc.assert(
      fc.property(holders, roles, places, fc.integer({ min: 0, max: 7 }), (granter, role, place, unitId) => {
        fc.pre(place.unitId === undefined && mayGrant(granter, role, place))
        expect(mayGrant(granter, role, { ...place, unitId })).toBe(true)
      }),
    )
  })

  test('one’s own roles are for others to change', () => {
    expect(mayChangeRolesOf({ ...administrator, userId: 1 }, 1)).toBe(false)
    expect(mayChangeRolesOf({ ...administrator, userId: 1 }, 2)).toBe(true)
    expect(mayChangeRolesOf({ ...holder(999), userId: 1 }, 1)).toBe(false)
    expect(mayChangeRolesOf({ ...holder(0, { id: 6, levels: ['WRITE'] }), userId: 1 }, 2)).toBe(false)
  })
})

describe('super admins (A-172)', () => {
  test('only a super admin makes one', () => {
    fc.assert(
      fc.property(holders, places, (granter, place) => {
        expect(mayGrant(granter, { id: 999 }, place)).toBe(isSuperAdmin(granter))
        expect(mayGiveJobTitle(granter, 999)).toBe(isSuperAdmin(granter))
      }),
    )
  })

  test('other job titles are given by anyone who approves Users', () => {
    expect(
      [administrator, holder(0, { id: 6, levels: ['WRITE'] })].map(granter => mayGiveJobTitle(granter, 4)),
    ).toEqual([true, false])
    expect(mayGiveJobTitle(administrator, null)).toBe(true)
  })

  test('the title and the role go together', () => {
    const all = [holder(999, { id: 999 }), holder(1, { id: 2 }), holder(999), holder(1, { id: 999 })]
    expect(all.map(titleAndRoleAgree)).toEqual([true, true, false, false])
  })

  test('the last active one stays', () => {
    expect(mayBeDemoted(1, [1])).toBe(false)
    expect(mayBeDemoted(1, [1, 2])).toBe(true)
    expect(mayBeDemoted(3, [1])).toBe(true)
  })
})
