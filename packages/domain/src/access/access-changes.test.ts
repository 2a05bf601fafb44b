import fc from 'fast-check'
import { isGain, keepsRights, levelChanges } from './access-changes'
import { holders, unitPlaces } from './access.arbitrary'
import { explainAccess } from './explain-access'
import { permissionLevels } from './levels'
import { roleAreas } from './permissions'
import { holdsRight } from './rights'
import { isSuperAdmin, reaches } from './roles'

const home = { countyId: 1, municipalityId: 1, departmentId: 1, unitId: 1 }
const elsewhere = { ...home, departmentId: 2 }
const role = (
  id: number,
  levels: ('READ' | 'WRITE' | 'APPROVE')[],
  kind: 'unit' | 'department' | 'municipality',
  at = 1,
) => ({
  id,
  levels,
  scope: { kind, id: at },
})

test('a role on the department stays behind, one on the unit or above comes along', () => {
  const holder = {
    jobTitleId: 1,
    roles: [
      role(2, ['WRITE'], 'department'),
      role(2, ['READ'], 'municipality'),
      role(3, ['APPROVE'], 'unit'),
      role(5, ['READ'], 'department', 2),
      role(1, ['READ'], 'department'),
    ],
  }
  const changes = levelChanges(holder, home, elsewhere)
  expect(changes).toEqual([
    { permissionId: 1, from: 'READ', to: null },
    { permissionId: 5, from: null, to: 'READ' },
    { permissionId: 2, from: 'WRITE', to: 'READ' },
  ])
  expect(changes.map(isGain)).toEqual([false, true, false])
})

test('what is told is the difference of what may be done before and after; the way back gains what was lost', () => {
  fc.assert(
    fc.property(holders, unitPlaces, unitPlaces, (holder, before, after) => {
      const levels = (place: typeof before) =>
        new Map(explainAccess(holder, place).map(({ permissionId, level }) => [permissionId, level]))
      const [then, now] = [levels(before), levels(after)]
      const changes = levelChanges(holder, before, after)
      for (const { permissionId, from, to } of changes) {
        expect([from, to]).toEqual([then.get(permissionId) ?? null, now.get(permissionId) ?? null])
        expect(from).not.toBe(to)
      }
      const back = levelChanges(holder, after, before)
      expect(back.map(({ permissionId, from, to }) => [permissionId, to, from])).toEqual(
        changes.map(({ permissionId, from, to }) => [permissionId, from, to]),
      )
      expect(back.map(isGain)).toEqual(changes.map(change => !isGain(change)))
      if (isSuperAdmin(holder)) expect(changes).toEqual([])
    }),
  )
})

const person = (roles: ReturnType<typeof role>[], jobTitleId: number | null = 1) => ({ jobTitleId, roles })
const everything = person([role(2, ['WRITE'], 'department'), role(5, ['READ'], 'unit')])

test.each([
  ['nothing is different', everything, home, true],
  ['a level is higher', person([role(2, ['APPROVE'], 'department'), role(5, ['READ'], 'unit')]), home, true],
  ['another role makes up for one', person([role(2, ['WRITE'], 'unit'), role(5, ['READ'], 'unit')]), home, true],
  ['the place lies elsewhere, where the role does not reach', everything, elsewhere, false],
  ['a level is lower', person([role(2, ['READ'], 'department'), role(5, ['READ'], 'unit')]), home, false],
  ['a role is gone', person([role(2, ['WRITE'], 'department')]), home, false],
  ['the job title is another', person([...everything.roles], 4), home, false],
  ['the job title is one that stands in for it', person([...everything.roles], 999), home, true],
])('whether somebody keeps their rights when %s', (_what, after, place, isKept) => {
  expect(keepsRights({ holder: everything, place: home }, { holder: after, place })).toBe(isKept)
})

test('rights are kept exactly when each that was held before is held after', () => {
  fc.assert(
    fc.property(holders, holders, unitPlaces, unitPlaces, (one, other, before, after) => {
      const holder = { ...other, jobTitleId: one.jobTitleId }
      const isHeld = (right: Parameters<typeof holdsRight>[1]) =>
        !holdsRight(one, right, before) || holdsRight(holder, right, after)
      const areAllHeld = roleAreas.every(id => permissionLevels.every(level => isHeld({ permissions: [id], level })))
      const isReached = !reaches(one, before) || reaches(holder, after)
      const isAdmin = !isSuperAdmin(one) || isSuperAdmin(holder)
      const isKept = keepsRights({ holder: one, place: before }, { holder, place: after })
      expect(isKept).toBe(areAllHeld && isReached && isAdmin)
    }),
  )
})
