import { meAnswer } from '../testing/browser-tab'
import { findUnitInTree } from './active-unit'

test('a unit of the tree is found with everything above it', () => {
  expect(findUnitInTree(meAnswer.counties, 12)?.place).toEqual({
    countyId: 1,
    municipalityId: 2,
    departmentId: 3,
    unitId: 12,
  })
  expect(findUnitInTree(meAnswer.counties, 3)).toBeNull()
})
