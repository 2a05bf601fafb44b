import { visiblePickerLevels, type PickerChoice } from './unit-picker'
import { findUnit, sortBySwedishName, type County } from './unit-tree'

const unit = (id: number) => ({ id, name: `Enhet ${id}` })

const department = (id: number, ...units: number[]) => ({ id, name: `Avdelning ${id}`, units: units.map(unit) })

const municipality = (id: number, ...departments: ReturnType<typeof department>[]) => ({
  id,
  name: `Kommun ${id}`,
  logoFilename: null,
  departments,
})

const county = (id: number, ...municipalities: ReturnType<typeof municipality>[]): County => ({
  id,
  name: `Län ${id}`,
  municipalities,
})

const oneCounty = [
  county(
    1,
    municipality(10, department(100, 1001, 1010, 1002)),
    municipality(11, department(110, 1101), department(111, 1111)),
  ),
]

describe('unit tree', () => {
  test('a unit is found with its way, a foreign one is not', () => {
    const path = findUnit(oneCounty, 1111)
    expect([path?.county.id, path?.municipality.id, path?.department.id, path?.unit.name]).toEqual([
      1,
      11,
      111,
      'Enhet 1111',
    ])
    expect(findUnit(oneCounty, 100)).toBeUndefined()
  })

  test('R-109 names are sorted by the Swedish alphabet with numbers in natural order', () => {
    const names = ['Örebro', 'Enhet 10', 'Zinkgruvan', 'Ängen', 'Enhet 2', 'Ån', 'Arboga']
    const sorted = sortBySwedishName(names.map(name => ({ name }))).map(({ name }) => name)
    expect(sorted).toEqual(['Arboga', 'Enhet 2', 'Enhet 10', 'Zinkgruvan', 'Ån', 'Ängen', 'Örebro'])
  })
})

describe('unit picker', () => {
  const show = (counties: readonly County[], choice: PickerChoice) => {
    const { levels, step, steps, path } = visiblePickerLevels(counties, choice)
    return [levels.map(({ level }) => level).join(' '), `${step}/${steps}`, path.map(({ id }) => id).join(' ')]
  }

  test('R-107 R-108 R-113 R-115 a level with one entry under the chosen parent is passed over, units never', () => {
    expect(show(oneCounty, {})).toEqual(['municipality', '1/3', '1'])
    expect(show(oneCounty, { municipalityId: 10 })).toEqual(['municipality unit', '2/2', '1 10 100'])
    expect(show(oneCounty, { municipalityId: 11 })).toEqual(['municipality department', '2/3', '1 11'])
    expect(show(oneCounty, { municipalityId: 11, departmentId: 110 })).toEqual([
      'municipality department unit',
      '3/3',
      '1 11 110',
    ])
  })

  test('R-104 R-113 R-114 R-115 everything single leaves only the units, two counties show all four levels', () => {
    expect(show([county(1, municipality(10, department(100, 1)))], {})).toEqual(['unit', '1/1', '1 10 100'])
    expect(show([...oneCounty, county(2)], {})).toEqual(['county', '1/4', ''])
    expect(show([...oneCounty, county(2)], { countyId: 2 })).toEqual(['county municipality', '2/3', '2'])
  })

  test('an unknown choice counts as none, entries are sorted and the chosen one is told', () => {
    expect(show(oneCounty, { municipalityId: 77 })).toEqual(['municipality', '1/3', '1'])
    const { levels } = visiblePickerLevels(oneCounty, { municipalityId: 10 })
    expect(levels.map(({ chosenId }) => chosenId)).toEqual([10, null])
    expect(levels[1]?.entries.map(({ id }) => id)).toEqual([1001, 1002, 1010])
  })

  test('an empty tree shows an empty first level', () => {
    expect(visiblePickerLevels([], {}).levels).toEqual([{ level: 'county', entries: [], chosenId: null }])
  })
})
