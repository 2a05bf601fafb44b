import { startPath } from './start-path'

const holder = (jobTitleId: number | null) => ({ jobTitleId, roles: [] })

test('R-044 R-046 R-047 R-482 R-483 the index leads by job title, and without counties by super admin', () => {
  const counties = [{}]
  expect(startPath({ ...holder(0), counties })).toBe('/diary')
  expect(startPath({ ...holder(1), counties })).toBe('/forecast')
  expect(startPath({ ...holder(3), counties })).toBe('/forecast')
  expect(startPath({ ...holder(null), counties })).toBe('/forecast')
  expect(startPath({ ...holder(999), counties })).toBe('/forecast')
  expect(startPath({ ...holder(0), counties: [] })).toBe('/unauthorized')
  expect(startPath({ ...holder(999), counties: [] })).toBe('/counties')
})
