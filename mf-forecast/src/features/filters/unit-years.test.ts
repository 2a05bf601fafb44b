import { ApiError } from '@veckovis/platform'
import sv from '../../../locales/sv.json'
import { unitYearsOf } from './unit-years'

const answered = (...data: number[]) => ({ data, error: null })
const open = { data: undefined, error: null }
const refused = { data: undefined, error: new ApiError('answer', '', 500, undefined) }

describe('the years of a unit', () => {
  test('R-189 years with a forecast that have the one asked for, or any where none is, are enough', () => {
    const known = { phase: 'known', years: [2025, 2026], unlocked: [] }
    expect(unitYearsOf(answered(2025, 2026), open, '2026')).toEqual(known)
    expect(unitYearsOf(answered(2025, 2026), open, null)).toEqual(known)
  })

  test('a year that waits for its locks is there to be looked at', () => {
    expect(unitYearsOf(answered(2025), answered(2026), '2026')).toEqual({
      phase: 'known',
      years: [2025, 2026],
      unlocked: [2026],
    })
    expect(unitYearsOf(answered(), answered(2027), null)).toMatchObject({ years: [2027], unlocked: [2027] })
  })

  test('R-518 a year that no budget has is not made up', () => {
    expect(unitYearsOf(answered(2025), answered(), '2026')).toEqual({ phase: 'known', years: [2025], unlocked: [] })
    expect(unitYearsOf(answered(), answered(), null)).toEqual({ phase: 'failed', failure: 'no-years' })
    expect(sv.load['no-years']).toMatch(/inga prognosår för enheten\. Kontakta administratören/)
  })

  test('while an answer is out nothing is said, and a failed one is told', () => {
    expect(unitYearsOf(open, open, null)).toEqual({ phase: 'loading' })
    expect(unitYearsOf(answered(), open, null)).toEqual({ phase: 'loading' })
    expect(unitYearsOf(refused, open, null)).toMatchObject({ phase: 'failed', failure: { kind: 'server' } })
    expect(unitYearsOf(answered(), refused, null)).toMatchObject({ phase: 'failed', failure: { kind: 'server' } })
  })
})
