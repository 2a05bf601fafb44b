import { permissionIds, type PermissionLevel, type Scope } from '@veckovis/domain/access'
import { keyedMunicipalities } from './keyed-municipalities'
import { indexPlaces } from './place-index'

const index = indexPlaces({
  counties: [{ id: 1, name: 'Norrlänet' }],
  municipalities: [
    { id: 2, countyId: 1, name: 'Kustby', type: 'MUNICIPALITY' },
    { id: 3, countyId: 1, name: 'Ådal', type: 'MUNICIPALITY' },
  ],
  departments: [{ id: 4, municipalityId: 2, name: 'Hemtjänst', active: true }],
  units: [],
})
const keyedBy = (scope: Scope | undefined, level: PermissionLevel, id: number = permissionIds.users) =>
  keyedMunicipalities({ jobTitleId: null, roles: [{ id, levels: [level], scope }] }, index).map(({ name }) => name)

test.each<[string, Scope | undefined, readonly string[]]>([
  ['a municipality', { kind: 'municipality', id: 2 }, ['Kustby']],
  ['its county', { kind: 'county', id: 1 }, ['Kustby', 'Ådal']],
  ['the whole country', undefined, ['Kustby', 'Ådal']],
  ['only a department of it', { kind: 'department', id: 4 }, []],
])('who approves users of %s gives the keys of what is whole within it', (_, scope, names) => {
  expect(keyedBy(scope, 'APPROVE')).toEqual(names)
})

test('neither a lower level nor another area is enough; role 999 is', () => {
  expect(keyedBy({ kind: 'municipality', id: 2 }, 'WRITE')).toEqual([])
  expect(keyedBy({ kind: 'municipality', id: 2 }, 'APPROVE', permissionIds.forecast)).toEqual([])
  expect(keyedBy(undefined, 'READ', 999)).toEqual(['Kustby', 'Ådal'])
})
