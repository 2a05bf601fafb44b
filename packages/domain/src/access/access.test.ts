import fc from 'fast-check'
import { holders, ids, levels, places, unitPlaces } from './access.arbitrary'
import { jobTitleIds } from './job-titles'
import { highestLevel, levelIncludes, permissionLevels } from './levels'
import { permissionIds } from './permissions'
import { covers, everywhere, liesWithin, placeKinds, scopeOf } from './places'
import { holdsLevel, holdsPermission, holdsRight, holdsRightSomewhere, levelAt, mayOpen } from './rights'
import { hasJobTitle, isSuperAdmin, mayContinue, reaches, type Role } from './roles'

const holder = (jobTitleId: number | null, ...roles: Role[]) => ({ jobTitleId, roles })
const unit = { countyId: 1, municipalityId: 2, departmentId: 3, unitId: 12 }
const municipality = { countyId: 1, municipalityId: 2 }

describe('levels', () => {
  test('APPROVE includes WRITE includes READ', () => {
    const table = permissionLevels.map(held => permissionLevels.map(wanted => levelIncludes(held, wanted)))
    expect(table).toEqual([
      [true, false, false],
      [true, true, false],
      [true, true, true],
    ])
  })

  test('the highest of several counts, and none of none', () => {
    expect([highestLevel([]), highestLevel(['READ']), highestLevel(['WRITE', 'APPROVE', 'READ'])]).toEqual([
      null,
      'READ',
      'APPROVE',
    ])
  })
})

const areas = ['diary', 'forecast', 'budget', 'schedule', 'staff', 'users'] as const

test.each(areas)('R-480 %s can be held to READ, to WRITE and to APPROVE, each with those below it, alone', area => {
  const scope = { kind: 'unit', id: unit.unitId } as const
  for (const [index, held] of permissionLevels.entries()) {
    const person = holder(1, { id: permissionIds[area], levels: [held], scope })
    for (const other of areas)
      expect(permissionLevels.map(wanted => holdsLevel(person, permissionIds[other], wanted, unit))).toEqual(
        permissionLevels.map((_, wanted) => other === area && wanted <= index),
      )
  }
})

describe('places', () => {
  test.each([
    ['unit', 12],
    ['department', 3],
    ['municipality', 2],
    ['county', 1],
  ] as const)('a role on the %s covers the unit, one on another does not', (kind, id) => {
    expect(covers({ kind, id }, unit)).toBe(true)
    expect(covers({ kind, id: 99 }, unit)).toBe(false)
  })

  test('without a scope a role covers everything, with one it does not cover the whole country', () => {
    expect([covers(undefined, unit), covers(undefined, everywhere)]).toEqual([true, true])
    expect(covers({ kind: 'county', id: 1 }, everywhere)).toBe(false)
  })

  test('a role below a place does not cover the place', () => {
    expect([
      covers({ kind: 'unit', id: 12 }, municipality),
      covers({ kind: 'department', id: 3 }, municipality),
      covers({ kind: 'municipality', id: 2 }, municipality),
      covers({ kind: 'county', id: 1 }, municipality),
    ]).toEqual([false, false, true, true])
  })

  test('a place is the scope of its own kind', () => {
    expect([scopeOf(unit), scopeOf(municipality), scopeOf(everywhere)]).toEqual([
      { kind: 'unit', id: 12 },
      { kind: 'municipality', id: 2 },
      undefined,
    ])
  })

  test('a role on a place covers all that lies within it and nothing else', () => {
    fc.assert(
      fc.property(places, places, (outer, inner) => {
        const isBelow = placeKinds.every(kind => {
          const id = outer[`${kind}Id`]
          return id === undefined || inner[`${kind}Id`] === id
        })
        expect(covers(scopeOf(outer), inner)).toBe(isBelow)
        expect(liesWithin(inner, outer)).toBe(isBelow)
      }),
    )
  })

  test('what covers a county covers every municipality, department and unit of it', () => {
    fc.assert(
      fc.property(unitPlaces, ({ countyId, ...below }) => {
        const scope = { kind: 'county', id: countyId ?? NaN } as const
        const { municipalityId, departmentId, unitId } = below
        for (const place of [
          { municipalityId },
          { municipalityId, departmentId },
          { municipalityId, departmentId, unitId },
        ])
          expect(covers(scope, { countyId, ...place })).toBe(true)
      }),
    )
  })
})

describe('super admins', () => {
  test('R-476 have job title 999 or a role with id 999, wherever it is held', () => {
    const onUnit = { id: 999, scope: { kind: 'unit', id: 12 } } as const
    const all = [holder(999), holder(1, { id: 999 }), holder(1, onUnit), holder(1, { id: 2 }), holder(null), holder(0)]
    expect(all.map(isSuperAdmin)).toEqual([true, true, true, false, false, false])
  })

  test('R-475 may do everything everywhere, by job title 999 without any role as by the role', () => {
    fc.assert(
      fc.property(ids, levels, places, (id, level, place) => {
        for (const admin of [holder(999), holder(1, { id: 999, scope: { kind: 'unit', id: 12 } })]) {
          expect(holdsRight(admin, { permissions: [id], level, jobTitle: jobTitleIds.economist }, place)).toBe(true)
          expect(levelAt(admin, id, place)).toBe('APPROVE')
          expect(reaches(admin, place) && holdsPermission(admin, id) && mayOpen(admin, id, place)).toBe(true)
        }
      }),
    )
  })
})

describe('what roles give', () => {
  test('a role without levels means READ, several items of one area add up', () => {
    const user = holder(1, { id: 2 }, { id: 3, levels: ['READ'] }, { id: 3, levels: ['APPROVE'] })
    expect([2, 3, 4].map(id => levelAt(user, id, unit))).toEqual(['READ', 'APPROVE', null])
  })

  test('a role holds on its place only', () => {
    const user = holder(1, { id: 2, levels: ['WRITE'], scope: { kind: 'department', id: 3 } })
    expect(holdsLevel(user, 2, 'WRITE', unit)).toBe(true)
    expect(holdsLevel(user, 2, 'WRITE', { ...unit, departmentId: 4 })).toBe(false)
    expect(holdsLevel(user, 2, 'READ', municipality)).toBe(false)
    expect(holdsRightSomewhere(user, { permissions: [2, 3], level: 'WRITE' })).toBe(true)
    expect(holdsRightSomewhere(user, { permissions: [2], level: 'APPROVE' })).toBe(false)
  })

  test('a right without a permission is held by anyone who reaches the place', () => {
    fc.assert(
      fc.property(holders, places, (user, place) => {
        expect(holdsRight(user, { permissions: [], level: 'READ' }, place)).toBe(reaches(user, place))
      }),
    )
  })

  test('a right kept for a job title is held with that title only', () => {
    const right = { permissions: [3], level: 'APPROVE', jobTitle: jobTitleIds.economist } as const
    const approver = { id: 3, levels: ['APPROVE'], scope: { kind: 'municipality', id: 2 } } as const
    expect([4, 1, null].map(title => holdsRight(holder(title, approver), right, municipality))).toEqual([
      true,
      false,
      false,
    ])
    expect([holder(4), holder(999), holder(1)].map(user => hasJobTitle(user, 4))).toEqual([true, true, false])
  })

  test('what is held at a level is held at every lower one', () => {
    fc.assert(
      fc.property(holders, ids, levels, levels, places, (user, id, high, low, place) => {
        fc.pre(levelIncludes(high, low) && holdsLevel(user, id, high, place))
        expect(holdsLevel(user, id, low, place)).toBe(true)
      }),
    )
  })

  test('what is held on a place is held on everything within it', () => {
    fc.assert(
      fc.property(holders, ids, levels, places, places, (user, id, level, outer, inner) => {
        fc.pre(liesWithin(inner, outer) && holdsLevel(user, id, level, outer))
        expect(holdsLevel(user, id, level, inner)).toBe(true)
      }),
    )
  })

  test('the highest level on a place is the highest that is held there', () => {
    fc.assert(
      fc.property(holders, ids, places, (user, id, place) => {
        const held = permissionLevels.filter(level => holdsLevel(user, id, level, place))
        expect(levelAt(user, id, place)).toBe(highestLevel(held))
      }),
    )
  })

  test('a further role takes nothing away', () => {
    fc.assert(
      fc.property(holders, holders, ids, levels, places, (user, other, id, level, place) => {
        fc.pre(holdsLevel(user, id, level, place))
        const more = { ...user, roles: [...other.roles, ...user.roles] }
        expect(holdsLevel(more, id, level, place) && reaches(more, place)).toBe(true)
      }),
    )
  })
})

describe('pages', () => {
  const user = holder(1, { id: 2, scope: { kind: 'unit', id: 12 } }, { id: 6, scope: { kind: 'unit', id: 99 } })

  test('a page without a permission opens for everybody, another with a role on the unit', () => {
    expect([null, 2, 3].map(id => mayOpen(user, id, unit))).toEqual([true, true, false])
    expect(mayOpen(user, 2, { ...unit, unitId: 13 })).toBe(false)
  })

  test('R-042 any role in areas 1 to 5 opens the start page, as the role of its own id does; Users does not (A-185)', () => {
    const opens = (id: number, levels?: Role['levels']) => {
      const person = holder(1, { id, levels, scope: { kind: 'unit', id: unit.unitId } })
      return [mayOpen(person, permissionIds.startPage, unit), holdsPermission(person, permissionIds.startPage)]
    }
    expect([1, 2, 3, 4, 5, 100].map(id => opens(id))).toEqual(Array(6).fill([true, true]))
    expect(opens(permissionIds.forecast, ['APPROVE'])).toEqual([true, true])
    expect(opens(permissionIds.users)).toEqual([false, false])
    expect(mayOpen(user, permissionIds.startPage, { ...unit, unitId: 13 })).toBe(false)
    expect(holdsPermission(user, permissionIds.schedule)).toBe(false)
  })

  test('Users opens with a role on any place, and without a unit so does everything', () => {
    expect([
      mayOpen(user, permissionIds.users, unit),
      mayOpen(user, 2, undefined),
      mayOpen(user, 3, undefined),
    ]).toEqual([true, true, false])
  })
})

test('R-482 a regular user needs a place to continue, a super admin does not', () => {
  expect(mayContinue({ ...holder(1), counties: [] })).toBe(false)
  expect(mayContinue({ ...holder(1), counties: [{}] })).toBe(true)
  expect(mayContinue({ ...holder(999), counties: [] })).toBe(true)
})

test('the ids of permissions and job titles', () => {
  expect(Object.entries(permissionIds)).toEqual([
    ['diary', 1],
    ['forecast', 2],
    ['budget', 3],
    ['schedule', 4],
    ['staff', 5],
    ['users', 6],
    ['startPage', 100],
    ['superAdmin', 999],
  ])
  expect(Object.values(jobTitleIds)).toEqual([0, 1, 2, 3, 4, 999])
})
