import { meAnswer } from '../testing/browser-tab'
import { findUnitInTree, parseActiveUnit } from './active-unit'

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
