import { ApiError } from '@veckovis/platform'
import { workedExample } from '../../data/worked-example.fixture'
import { loadStateOf } from './load-state'

const base = { id: 3, unitId: 1, year: 2026, write: true, approve: false }
const stored = { base, comprehensive: workedExample(), version: '"7-1"' }
const answered = (data: typeof stored | { base: null } | { comprehensive: null }) =>
  loadStateOf({ data: { ...stored, ...data }, error: null, isFetching: false }, 2026)
const refused = (error: unknown) => loadStateOf({ data: undefined, error, isFetching: false }, 2026)
const withStatus = (status: number) => new ApiError('answer', '', status, undefined)

describe('what may be shown of a year', () => {
  test('nothing is there yet', () => {
    expect(loadStateOf({ data: undefined, error: null, isFetching: true }, 2026)).toEqual({ phase: 'loading' })
  })

  test('another try is loading again, not the old failure', () => {
    const again = loadStateOf({ data: undefined, error: withStatus(500), isFetching: true }, 2026)
    expect(again).toEqual({ phase: 'loading' })
  })

  test('the id of the comprehensive answer wins over the one of the base answer', () => {
    expect(answered(stored)).toMatchObject({ phase: 'loaded', loaded: { forecastId: 7, version: '"7-1"' } })
  })

  test.each([
    [withStatus(404), 'not-found'],
    [withStatus(403), 'forbidden'],
    [withStatus(500), 'server'],
    [withStatus(503), 'server'],
    [withStatus(418), 'other'],
    [new ApiError('connection', '', 0, undefined), 'other'],
    [new ApiError('contract', '', 200, undefined), 'contract'],
    [withStatus(429), 'busy'],
    [withStatus(400), 'wrong-request'],
    [new TypeError('a bug'), 'bug'],
  ])('%p is told as %p', (error, failure) => {
    expect(refused(error)).toEqual({ phase: 'failed', failure })
  })

  test('missing comprehensive and missing base data are told apart', () => {
    expect(answered({ comprehensive: null })).toEqual({ phase: 'failed', failure: 'comprehensive-missing' })
    expect(answered({ base: null })).toEqual({ phase: 'failed', failure: 'base-missing' })
  })

  test('budgets that are not locked show nothing', () => {
    const { budget } = workedExample()
    const unlocked = { ...stored, comprehensive: { ...workedExample(), budget: { ...budget, isLocked: false } } }
    expect(answered(unlocked)).toEqual({ phase: 'unlocked' })
  })
})
