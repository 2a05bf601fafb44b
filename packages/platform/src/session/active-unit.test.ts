import { meAnswer } from '../testing/browser-tab'
import { chooseActiveUnit, findUnitInTree, parseActiveUnit } from './active-unit'

test('a unit of the tree is found with everything above it', () => {
  expect(findUnitInTree(meAnswer.counties, 12)?.place).toEqual({
    countyId: 1,
    municipalityId: 2,
    departmentId: 3,
    unitId: 12,
  })
  expect(findUnitInTree(meAnswer.counties, 3)).toBeNull()
})

describe('the active unit as it is kept', () => {
  const stored = {
    unit: { id: 7, name: 'Räkneexemplet 😀' },
    department: 'Hemtjänst',
    municipality: { name: 'Solna', logo: 'solna.svg' },
  }

  test('a whole structure is accepted, without anything else it carries', () => {
    expect(parseActiveUnit(JSON.stringify({ ...stored, more: 1 }))).toEqual(stored)
    const withoutLogo = { ...stored, municipality: { name: 'Solna', logo: null } }
    expect(parseActiveUnit(JSON.stringify(withoutLogo))).toEqual(withoutLogo)
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
  ])('R-053 %j is refused', value => expect(parseActiveUnit(JSON.stringify(value))).toBeNull())

  test('broken or absent text is refused', () => {
    expect(['{"unit"', null, ''].map(parseActiveUnit)).toEqual([null, null, null])
  })
})

describe('who has chosen no unit', () => {
  const person = (
    unitIds: readonly number[],
    defaultUnitId: number | null = null,
    lastUnitId: number | null = null,
  ) => ({
    superadmin: false,
    defaultUnitId,
    lastUnitId,
    counties: meAnswer.counties.map(county => ({
      ...county,
      municipalities: county.municipalities.map(municipality => ({
        ...municipality,
        departments: municipality.departments.map(department => ({
          ...department,
          units: department.units.filter(({ id }) => unitIds.includes(id)),
        })),
      })),
    })),
  })
  const chosen = (...given: Parameters<typeof person>) => chooseActiveUnit(null, person(...given))?.unit.id ?? null

  test('is in the only one there is, also where the default is out of reach', () => {
    expect(chosen([12])).toBe(12)
    expect(chosen([12], 99)).toBe(12)
  })

  test('is in the one that was chosen last on any machine, as long as it is within reach', () => {
    expect(chosen([12, 13], 13, 12)).toBe(12)
    expect(chosen([12, 13], 13, 99)).toBe(13)
  })

  test('is in the default one of several, and else in none', () => {
    expect(chosen([12, 13], 13)).toBe(13)
    expect(chosen([12, 13])).toBeNull()
    expect(chosen([])).toBeNull()
  })
})
