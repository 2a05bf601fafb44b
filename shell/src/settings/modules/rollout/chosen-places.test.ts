import { faultOfPlaces, idsOfPlaces, keysOfPlaces, placeOptions, placesText } from './chosen-places'

const counties = [
  {
    id: 1,
    name: 'Skåne',
    municipalities: [
      {
        id: 7,
        name: 'Lund',
        logoFilename: null,
        departments: [{ id: 2, name: 'Omsorg', units: [{ id: 7, name: 'Björken' }] }],
      },
    ],
  },
]

test('a municipality and a unit of one id are two choices, each with what it lies in', () => {
  const words = { municipality: (county: string) => `in ${county}`, unit: (name: string) => `of ${name}` }
  const options = placeOptions(counties, words)
  expect(options.map(({ label, detail }) => [label, detail])).toEqual([
    ['Lund', 'in Skåne'],
    ['Björken', 'of Lund'],
  ])
  const text = placesText(options.map(({ value }) => value))
  expect(keysOfPlaces(text)).toEqual(['municipality/7', 'unit/7'])
  expect(idsOfPlaces(text)).toEqual({ municipalityIds: [7], unitIds: [7] })
})

test('no place, and more than fifty of a kind, are said', () => {
  const units = (number: number) => placesText(Array.from({ length: number }, (_, id) => `unit/${id + 1}`))
  expect([faultOfPlaces(''), faultOfPlaces(units(50)), faultOfPlaces(units(51))]).toEqual([
    'no-place',
    null,
    'too-many',
  ])
  expect(idsOfPlaces('')).toEqual({ municipalityIds: [], unitIds: [] })
})
