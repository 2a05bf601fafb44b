import { parseActiveUnit, validateActiveUnit } from './active-unit'
import { startPath } from './start-path'

const holder = (jobTitleId: number | null) => ({ jobTitleId, roles: [] })

test('the index leads by job title, and without counties by super admin', () => {
  const counties = [{}]
  expect(startPath({ ...holder(0), counties })).toBe('/diary')
  expect(startPath({ ...holder(1), counties })).toBe('/forecast')
  expect(startPath({ ...holder(null), counties })).toBe('/forecast')
  expect(startPath({ ...holder(999), counties })).toBe('/forecast')
  expect(startPath({ ...holder(0), counties: [] })).toBe('/unauthorized')
  expect(startPath({ ...holder(999), counties: [] })).toBe('/counties')
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
