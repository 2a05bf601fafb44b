import { parseActiveUnit, validateActiveUnit } from './active-unit'
import { jobTitleOf } from './job-titles'
import {
  hasPermission,
  hasPermissionLevel,
  isSuperAdmin,
  levelIncludes,
  permissionIds,
  permissionLevels,
} from './permissions'
import { startPath } from './start-path'
import { visiblePickerLevels, type PickerChoice } from './unit-picker'
import { findUnit, sortBySwedishName, type County } from './unit-tree'

const holder = (jobTitleId: number | null, ...ids: number[]) => ({ jobTitleId, roles: ids.map(id => ({ id })) })

describe('permissions', () => {
  test('a super admin has job title 999 or a role with id 999 and holds everything', () => {
    expect([holder(999), holder(1, 999), holder(1, 2), holder(null), holder(0, 99)].map(isSuperAdmin)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(hasPermission(holder(999), permissionIds.staff)).toBe(true)
    expect(hasPermissionLevel(holder(1, 999), permissionIds.budget, 'APPROVE')).toBe(true)
  })

  test('others hold what their roles name', () => {
    expect(hasPermission(holder(1, 2, 5), 5)).toBe(true)
    expect(hasPermission(holder(1, 2, 5), 3)).toBe(false)
    expect(permissionIds).toEqual({
      diary: 1,
      forecast: 2,
      budget: 3,
      schedule: 4,
      staff: 5,
      users: 6,
      startPage: 100,
      superAdmin: 999,
    })
  })

  test('APPROVE includes WRITE includes READ', () => {
    const table = permissionLevels.map(held => permissionLevels.map(wanted => levelIncludes(held, wanted)))
    expect(table).toEqual([
      [true, false, false],
      [true, true, false],
      [true, true, true],
    ])
  })

  test('a role without levels means READ, several items of one area add up', () => {
    const user = {
      jobTitleId: 1,
      roles: [{ id: 2 }, { id: 3, levels: ['READ'] as const }, { id: 3, levels: ['APPROVE'] as const }],
    }
    expect([2, 3, 4].map(id => permissionLevels.filter(level => hasPermissionLevel(user, id, level)).length)).toEqual([
      1, 3, 0,
    ])
  })
})

test('job titles by id', () => {
  expect([0, 1, 2, 3, 4, 999].map(jobTitleOf)).toEqual([
    'administrator',
    'unit-manager',
    'operations-manager',
    'head-of-administration',
    'economist',
    'super-admin',
  ])
  expect([jobTitleOf(5), jobTitleOf(null)]).toEqual([undefined, undefined])
})

test('the index leads by job title, and without counties by super admin', () => {
  const counties = [{}]
  expect(startPath({ ...holder(0), counties })).toBe('/diary')
  expect(startPath({ ...holder(1), counties })).toBe('/forecast')
  expect(startPath({ ...holder(null), counties })).toBe('/forecast')
  expect(startPath({ ...holder(999), counties })).toBe('/forecast')
  expect(startPath({ ...holder(0), counties: [] })).toBe('/unauthorized')
  expect(startPath({ ...holder(999), counties: [] })).toBe('/counties')
})

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

  test('names are sorted by the Swedish alphabet with numbers in natural order', () => {
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

  test('a level with one entry under the chosen parent is passed over, units never', () => {
    expect(show(oneCounty, {})).toEqual(['municipality', '1/3', '1'])
    expect(show(oneCounty, { municipalityId: 10 })).toEqual(['municipality unit', '2/2', '1 10 100'])
    expect(show(oneCounty, { municipalityId: 11 })).toEqual(['municipality department', '2/3', '1 11'])
    expect(show(oneCounty, { municipalityId: 11, departmentId: 110 })).toEqual([
      'municipality department unit',
      '3/3',
      '1 11 110',
    ])
  })

  test('everything single leaves only the units, two counties show all four levels', () => {
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

describe('active unit', () => {
  const stored = {
    unit: { id: 7, name: 'Räkneexemplet 😀' },
    department: 'Hemtjänst',
    municipality: { name: 'Solna', logo: 'solna.svg' },
  }

  test('a whole structure is accepted, without anything else it carries', () => {
    expect(validateActiveUnit({ ...stored, more: 1 })).toEqual({ ok: true, value: stored })
    expect(parseActiveUnit(JSON.stringify(stored))).toEqual({ ok: true, value: stored })
    expect(validateActiveUnit({ ...stored, municipality: { name: 'Solna', logo: null } }).ok).toBe(true)
  })

  test.each([
    [{ ...stored, unit: { id: 'abc', name: 'x' } }],
    [{ ...stored, unit: { id: 7, name: 5 } }],
    [{ ...stored, unit: { id: 0, name: 'x' } }],
    [{ ...stored, unit: { id: 1.5, name: 'x' } }],
    [{ ...stored, unit: { id: '7', name: 'x' } }],
    [{ ...stored, unit: [7] }],
    [{ ...stored, unit: null }],
    [{ ...stored, department: null }],
    [{ ...stored, municipality: { name: 1, logo: null } }],
    [{ ...stored, municipality: { name: 'Solna' } }],
    [{ ...stored, municipality: 'Solna' }],
    [null],
    ['text'],
    [[]],
  ])('%j is refused', value => expect(validateActiveUnit(value)).toEqual({ ok: false, error: 'invalid-active-unit' }))

  test('broken or absent text is refused', () => {
    expect([parseActiveUnit('{"unit"'), parseActiveUnit(null), parseActiveUnit('')].map(({ ok }) => ok)).toEqual([
      false,
      false,
      false,
    ])
  })
})
