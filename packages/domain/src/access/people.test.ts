import { peopleAccess, type Administrator, type Person, type PlacedRole } from './people'
import { permissionIds } from './permissions'

const roles: PlacedRole[] = Array.from({ length: 300 }, (_, index) => ({
  id: permissionIds.diary,
  levels: ['WRITE'],
  place: { countyId: 1, municipalityId: 2, departmentId: 3, unitId: index + 1 },
}))

test('roles that people of a list share are asked once, however many people there are', () => {
  let asked = 0
  const administrator: Administrator = {
    userId: 1,
    jobTitleId: null,
    get roles() {
      asked += 1
      return [
        { id: permissionIds.users, levels: ['APPROVE' as const], scope: { kind: 'municipality' as const, id: 2 } },
        { id: permissionIds.diary, levels: ['APPROVE' as const], scope: { kind: 'municipality' as const, id: 2 } },
      ]
    },
  }
  const askedOf = (count: number) => {
    asked = 0
    const { accessTo, seesRole } = peopleAccess(administrator)
    for (let userId = 2; userId < 2 + count; userId++) {
      const person: Person = { userId, jobTitleId: null, roles, home: undefined }
      expect(accessTo(person)).toEqual({ edit: true, email: true, deactivate: true, jobTitle: true, grant: true })
      expect(person.roles.every(seesRole)).toBe(true)
    }
    return asked
  }
  const one = askedOf(1)
  expect(one).toBeGreaterThan(roles.length)
  expect(askedOf(100) - one).toBeLessThan(99 * 10)
})
