import { textOfGroups } from '../roles/rights/rights-text'
import { detailsOf, rightsOf } from './user-requests'

const values = { email: 'a@b.se', firstName: 'Åsa', lastName: 'Öberg', phone: '' }

test('spaces around what was typed are not sent', () => {
  expect(detailsOf({ ...values, firstName: ' Åsa ', phone: ' 08-12 ' })).toEqual({ ...values, phone: '08-12' })
})

test('roles that the caller may not take are sent as they are', () => {
  const kept = [{ id: 3, levels: ['APPROVE' as const], scope: { kind: 'unit' as const, id: 12 } }]
  const rights = textOfGroups([
    { places: ['unit:13'], levels: { 2: 'READ' } },
    { places: [], levels: {} },
  ])
  expect(rightsOf({ jobTitleId: '1', rights }, kept)).toEqual({
    jobTitleId: 1,
    roles: [...kept, { id: 2, levels: ['READ'], scope: { kind: 'unit', id: 13 } }],
  })
})

test('the title of a super admin comes with the role, whatever else was chosen (A-172)', () => {
  const rights = textOfGroups([{ places: ['unit:13'], levels: { 2: 'READ' } }])
  expect(rightsOf({ jobTitleId: '999', rights }, [])).toEqual({ jobTitleId: 999, roles: [{ id: 999 }] })
})
