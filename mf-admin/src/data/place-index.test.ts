import { indexPlaces } from './place-index'

const tree = {
  counties: [{ id: 1, name: 'Stockholms län' }],
  municipalities: [{ id: 2, countyId: 1, name: 'Solna', type: 'MUNICIPALITY' as const }],
  departments: [
    { id: 3, municipalityId: 2, name: 'Hemtjänst', active: true },
    { id: 4, municipalityId: 2, name: 'Boende', active: false },
  ],
  units: [
    { id: 12, departmentId: 3, name: 'Bergshamra', active: true },
    { id: 13, departmentId: 4, name: 'Hagalund', active: true },
  ],
}

test('each place follows the one that it lies in, and knows all above it', () => {
  const { all, find } = indexPlaces(tree)
  expect(all.map(({ key }) => key)).toEqual([
    'county:1',
    'municipality:2',
    'department:3',
    'unit:12',
    'department:4',
    'unit:13',
  ])
  expect(find('unit:12')).toMatchObject({
    above: ['Stockholms län', 'Solna', 'Hemtjänst'],
    place: { countyId: 1, municipalityId: 2, departmentId: 3, unitId: 12 },
    active: true,
  })
})

test('a unit of a closed department is closed (A-171)', () => {
  expect(indexPlaces(tree).find('unit:13')?.active).toBe(false)
})

test('of a place that is not in the tree its own id is known', () => {
  const { placeOf } = indexPlaces(tree)
  expect(placeOf('unit:99')).toEqual({ unitId: 99 })
  expect(placeOf('everywhere')).toEqual({})
  expect(placeOf('department:3')).toEqual({ countyId: 1, municipalityId: 2, departmentId: 3 })
})
