import { meAnswer } from '../testing/browser-tab'
import { findUnitInTree } from './active-unit'
import { permissionLevelAt } from './permission-level'

const place = findUnitInTree(meAnswer.counties, 12)?.place ?? null
const userWith = (...permissions: Parameters<typeof permissionLevelAt>[0]['permissions'][number][]) => ({
  superadmin: false,
  permissions,
})

test('a place names the unit and everything above it', () => {
  expect(place).toEqual({ county: 1, municipality: 2, department: 3, unit: 12 })
})

test.each([
  ['unit', 12],
  ['department', 3],
  ['municipality', 2],
  ['county', 1],
] as const)('a role on the %s covers the unit', (kind, id) => {
  expect(permissionLevelAt(userWith({ id: 2, levels: ['WRITE'], scope: { kind, id } }), 2, place)).toBe('WRITE')
})

test('a role elsewhere, or for something else, gives nothing', () => {
  expect(
    permissionLevelAt(userWith({ id: 2, levels: ['WRITE'], scope: { kind: 'unit', id: 13 } }), 2, place),
  ).toBeNull()
  expect(permissionLevelAt(userWith({ id: 3, levels: ['APPROVE'] }), 2, place)).toBeNull()
  expect(permissionLevelAt(userWith({ id: 2, scope: { kind: 'unit', id: 12 } }), 2, null)).toBeNull()
})

test('without levels a role means READ, and the highest level of several counts', () => {
  expect(permissionLevelAt(userWith({ id: 2 }), 2, place)).toBe('READ')
  expect(permissionLevelAt(userWith({ id: 2 }, { id: 2, levels: ['READ', 'APPROVE'] }), 2, null)).toBe('APPROVE')
})

test('a super admin may do everything everywhere', () => {
  expect(permissionLevelAt({ superadmin: true, permissions: [] }, 2, null)).toBe('APPROVE')
})
