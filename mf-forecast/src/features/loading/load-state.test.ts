import { ApiError } from '@veckovis/platform'
import { refusalText } from '@veckovis/platform/signed-in'
import { workedExample } from '../../data/worked-example.fixture'
import sv from '../../../locales/sv.json'
import { loadStateOf } from './load-state'

const base = { id: 3, unitId: 1, year: 2026, write: true, approve: false }
const stored = { base, comprehensive: workedExample(), version: '"7-1"' }
const answered = (data: typeof stored | { base: null } | { comprehensive: null }) =>
  loadStateOf({ data: { ...stored, ...data }, error: null, isFetching: false }, 2026)
const refused = (error: unknown) => loadStateOf({ data: undefined, error, isFetching: false }, 2026)
const withStatus = (status: number) => new ApiError('answer', '', status, undefined)

describe('what may be shown of a year', () => {
  test('R-184 nothing is there yet', () => {
    expect(loadStateOf({ data: undefined, error: null, isFetching: true }, 2026)).toEqual({ phase: 'loading' })
  })

  test('another try is loading again, not the old failure', () => {
    const again = loadStateOf({ data: undefined, error: withStatus(500), isFetching: true }, 2026)
    expect(again).toEqual({ phase: 'loading' })
  })

  test('R-164 the id of the comprehensive answer wins over the one of the base answer', () => {
    expect(answered(stored)).toMatchObject({ phase: 'loaded', loaded: { forecastId: 7, version: '"7-1"' } })
  })

  test.each([
    ['R-512 404', withStatus(404), 'not-found', /enheten och året\. Kontakta administratören/],
    ['R-484 R-513 403', withStatus(403), 'forbidden', /saknar behörighet till enhetens prognosdata/],
    ['R-515 418', withStatus(418), 'other', /kunde inte hämtas\. Kontrollera anslutningen/],
    ['R-515 no connection', new ApiError('connection', '', 0, undefined), 'other', /Kontrollera anslutningen/],
    ['an answer of another form', new ApiError('contract', '', 200, undefined), 'contract', /inte förstår/],
  ] as const)('%s is told in its own words', (_, error, failure, words) => {
    expect(refused(error)).toEqual({ phase: 'failed', failure })
    expect(sv.load[failure]).toMatch(words)
  })

  test.each([
    ['R-514 500', withStatus(500), /^Serverfel\. Försök igen senare/],
    ['R-514 503', withStatus(503), /^Serverfel\. Försök igen senare/],
    ['429', new ApiError('answer', 'Försök igen om 2 minuter.', 429, undefined), /om 2 minuter/],
    ['400', withStatus(400), /Ladda om sidan/],
    ['a mistake of our own', new TypeError('a bug'), /^Något gick fel på sidan/],
  ])('%s is told in the words of the catalogue, or of the server, which knows for how long', (_, error, words) => {
    const state = refused(error)
    if (state.phase !== 'failed' || typeof state.failure === 'string') throw new Error('has words of its own')
    expect(refusalText(state.failure, 'load')).toMatch(words)
  })

  test('R-516 R-517 missing comprehensive and missing base data are told apart', () => {
    expect(answered({ comprehensive: null })).toEqual({ phase: 'failed', failure: 'comprehensive-missing' })
    expect(answered({ base: null })).toEqual({ phase: 'failed', failure: 'base-missing' })
    expect(sv.load['comprehensive-missing']).not.toBe(sv.load['base-missing'])
  })

  test('R-158 R-159 budgets that are not locked show nothing', () => {
    const { budget } = workedExample()
    const unlocked = { ...stored, comprehensive: { ...workedExample(), budget: { ...budget, isLocked: false } } }
    expect(answered(unlocked)).toEqual({ phase: 'unlocked' })
    expect(sv.load.unlocked).toBe('Låst behovsbudget och resursbudget krävs för att visa prognosdata')
  })
})
