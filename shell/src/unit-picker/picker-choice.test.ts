import { visiblePickerLevels, type County } from '@veckovis/domain/organisation'
import { chooseAt, filterByName, rowsOfColumns, stepBack } from './picker-choice'

const units = (...names: string[]) => names.map((name, index) => ({ id: 1000 + index, name }))
const counties: County[] = [
  {
    id: 1,
    name: 'Stockholms län',
    municipalities: [
      {
        id: 11,
        name: 'Solna',
        logoFilename: null,
        departments: [
          { id: 111, name: 'Hemtjänst', units: units('A', 'B') },
          { id: 112, name: 'Vård och omsorgsboende', units: units('C') },
        ],
      },
      {
        id: 12,
        name: 'Sundbyberg',
        logoFilename: null,
        departments: [{ id: 121, name: 'Funktionsstöd', units: units('D') }],
      },
    ],
  },
]

test('R-110 columns have five rows, or as many as there are entries', () => {
  expect([0, 1, 4, 5, 6, 12, 290].map(rowsOfColumns)).toEqual([1, 1, 4, 5, 5, 5, 5])
})

test('R-118 R-119 choosing goes one shown level down and back goes one shown level up', () => {
  const start = {}
  expect(visiblePickerLevels(counties, start).levels.at(-1)?.level).toBe('municipality')
  const solna = chooseAt(start, 'municipality', 11)
  const homeCare = chooseAt(solna, 'department', 111)
  expect(visiblePickerLevels(counties, homeCare).levels.at(-1)?.level).toBe('unit')
  const back = stepBack(homeCare, visiblePickerLevels(counties, homeCare))
  expect(visiblePickerLevels(counties, back).levels.at(-1)?.level).toBe('department')
})

test('back from units whose only department was passed over leads to the municipalities', () => {
  const sundbyberg = chooseAt({}, 'municipality', 12)
  const shown = visiblePickerLevels(counties, sundbyberg)
  expect(shown.levels.map(({ level }) => level)).toEqual(['municipality', 'unit'])
  expect(visiblePickerLevels(counties, stepBack(sundbyberg, shown)).levels.at(-1)?.level).toBe('municipality')
})

test('back on the first level changes nothing', () => {
  expect(stepBack({}, visiblePickerLevels(counties, {}))).toEqual({})
})

test('another choice further up takes back what was chosen below it', () => {
  expect(chooseAt({ municipalityId: 11, departmentId: 111 }, 'municipality', 12)).toEqual({ municipalityId: 12 })
})

test('R-112 search finds parts of names whatever the case, also of å, ä and ö', () => {
  const names = [{ name: 'Älvsjö' }, { name: 'Solna' }, { name: 'Nya Älvkarleby' }]
  expect(filterByName(names, 'ÄLV').map(({ name }) => name)).toEqual(['Älvsjö', 'Nya Älvkarleby'])
  expect(filterByName(names, 'a\u0308lv')).toHaveLength(2)
  expect(filterByName(names, ' ')).toHaveLength(3)
})
