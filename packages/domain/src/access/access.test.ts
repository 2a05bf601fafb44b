import { jobTitleOf } from './job-titles'
import {
  hasPermission,
  hasPermissionLevel,
  isSuperAdmin,
  levelIncludes,
  permissionIds,
  permissionLevels,
} from './permissions'

const holder = (jobTitleId: number | null, ...ids: number[]) => ({ jobTitleId, roles: ids.map(id => ({ id })) })

describe('permissions', () => {
  test('a super admin has job title 999 or a role with id 999 and holds everything', () => {
    expect([holder(999), holder(1, 999), holder(1, 2), holder(null), holder(0, 99)].map(isSuperAdmin)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(hasPermission(holder(999), permissionIds.staff)).toBe(true)
    expect(hasPermissionLevel(holder(1, 999), permissionIds.budget, 'APPROVE')).toBe(true)
  })

  test('others hold what their roles name', () => {
    expect(hasPermission(holder(1, 2, 5), 5)).toBe(true)
    expect(hasPermission(holder(1, 2, 5), 3)).toBe(false)
    expect(permissionIds).toEqual({
      diary: 1,
      forecast: 2,
      budget: 3,
      schedule: 4,
      staff: 5,
      users: 6,
      startPage: 100,
      superAdmin: 999,
    })
  })

  test('APPROVE includes WRITE includes READ', () => {
    const table = permissionLevels.map(held => permissionLevels.map(wanted => levelIncludes(held, wanted)))
    expect(table).toEqual([
      [true, false, false],
      [true, true, false],
      [true, true, true],
    ])
  })

  test('a role without levels means READ, several items of one area add up', () => {
    const user = {
      jobTitleId: 1,
      roles: [{ id: 2 }, { id: 3, levels: ['READ'] as const }, { id: 3, levels: ['APPROVE'] as const }],
    }
    expect([2, 3, 4].map(id => permissionLevels.filter(level => hasPermissionLevel(user, id, level)).length)).toEqual([
      1, 3, 0,
    ])
  })
})

test('job titles by id', () => {
  expect([0, 1, 2, 3, 4, 999].map(jobTitleOf)).toEqual([
    'administrator',
    'unit-manager',
    'operations-manager',
    'head-of-administration',
    'economist',
    'super-admin',
  ])
  expect([jobTitleOf(5), jobTitleOf(null)]).toEqual([undefined, undefined])
})
