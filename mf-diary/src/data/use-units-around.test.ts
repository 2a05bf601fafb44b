import type { SessionUser } from '@veckovis/platform'
import { unitsAround } from './use-units-around'

const units = (...ids: number[]) => ids.map(id => ({ id, name: `Enhet ${id}` }))
const department = (id: number, ...ids: number[]) => ({ id, name: `Avdelning ${id}`, units: units(...ids) })
const user: SessionUser = {
  ...{ loggedIn: true, id: 7, email: 'asa@kommun.example', firstName: 'Åsa', lastName: 'Öberg', phone: null },
  ...{ jobTitleId: 1, superadmin: false, defaultUnitId: null, activeUnit: null },
  permissions: [
    { id: 1, levels: ['READ'], scope: { kind: 'department', id: 1 } },
    { id: 2, levels: ['READ'], scope: { kind: 'unit', id: 13 } },
    { id: 1, levels: ['READ'], scope: { kind: 'unit', id: 21 } },
  ],
  counties: [
    {
      ...{ id: 1, name: 'Län' },
      municipalities: [
        { id: 1, name: 'K', logoFilename: null, departments: [department(1, 11, 12), department(2, 13, 14)] },
        { id: 2, name: 'L', logoFilename: null, departments: [department(3, 21)] },
      ],
    },
  ],
}

test('somebody comes from units of the municipality whose diary is read, and from the unit itself', () => {
  const idsOf = (unitId: number) => unitsAround(user, unitId).map(({ id }) => id)
  expect(idsOf(11)).toEqual([11, 12])
  expect(idsOf(13)).toEqual([11, 12, 13])
  expect(idsOf(21)).toEqual([21])
  expect(idsOf(99)).toEqual([])
})
