import type { RoleItem } from '@veckovis/contracts/access'
import { meAnswer } from '../testing/browser-tab'
import { sessionUserOf, unitsHeld } from './session-user'

const held = (...roles: RoleItem[]) => unitsHeld(sessionUserOf({ ...meAnswer, roles }), 2)

test('the units in which a permission is held are those of the tree that a role with it covers', () => {
  expect(held({ id: 2, scope: { kind: 'unit', id: 12 } })).toBe(1)
  expect(held({ id: 2, scope: { kind: 'department', id: 3 } })).toBe(2)
  expect(held({ id: 2, scope: { kind: 'unit', id: 12 } }, { id: 5, scope: { kind: 'department', id: 3 } })).toBe(1)
  expect(held({ id: 1 })).toBe(0)
})
