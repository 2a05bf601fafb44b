import { searchPlaces } from './search-places'
import { visiblePickerLevels } from './unit-picker'
import type { County } from './unit-tree'

const municipality = (id: number, name: string, ...units: string[]): County['municipalities'][number] => ({
  ...{ id, name, logoFilename: null },
  departments: [
    { id: id * 10, name: 'Hemtjänst', units: units.map((unit, at) => ({ id: id * 100 + at, name: unit })) },
  ],
})

const counties: County[] = [
  {
    id: 1,
    name: 'Stockholms län',
    municipalities: [municipality(11, 'Solna', 'Söder', 'Norr'), municipality(12, 'Älvby')],
  },
  { id: 2, name: 'Södermanlands län', municipalities: [municipality(21, 'Solberga', 'Hemmet')] },
]

const found = (text: string) => searchPlaces(counties, text).map(({ level, name }) => `${level} ${name}`)

test('every step is searched at once, units first, each in Swedish order', () => {
  expect(found('SÖDER')).toEqual(['unit Söder', 'county Södermanlands län'])
  expect(found('sol')).toEqual(['municipality Solberga', 'municipality Solna'])
  expect(found('hem')).toEqual(['unit Hemmet', 'department Hemtjänst', 'department Hemtjänst', 'department Hemtjänst'])
  expect(found('a\u0308lvby')).toEqual(['municipality Älvby'])
})

test('further words may stand above the place, one stands in its own name', () => {
  expect(searchPlaces(counties, 'solna hemtjänst')).toEqual([
    {
      ...{ level: 'department', id: 110, name: 'Hemtjänst', above: ['Stockholms län', 'Solna'] },
      choice: { countyId: 1, municipalityId: 11, departmentId: 110 },
    },
  ])
  expect(found('norr stockholm')).toEqual(['unit Norr'])
  expect(found('norr solberga')).toEqual([])
  expect(found('  ')).toEqual([])
})

test('the choice of what is found leads the picker to what lies in it', () => {
  const [place] = searchPlaces(counties, 'solna')
  expect(place?.level).toBe('municipality')
  // Its only department is passed over.
  const shown = visiblePickerLevels(counties, place?.choice ?? {})
  expect(shown.levels.at(-1)).toMatchObject({ level: 'unit', entries: [{ name: 'Norr' }, { name: 'Söder' }] })
})
