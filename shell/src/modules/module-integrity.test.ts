import { allowFilesOf, attemptAddress, digestOf, folderOf, startAttempt } from './module-integrity'

const forecast = {
  id: 'mf-forecast',
  title: { sv: 'Prognos', en: 'Forecast' },
  contract: { from: 1, to: 1 },
  licenceKey: 'forecast',
  permissions: [2],
  routes: [{ path: '/forecast', permission: 2, title: { sv: 'Prognos', en: 'Forecast' } }],
  navigation: [],
  contributions: [],
  apiAreas: [],
  version: '1.4.0',
  manifestUrl: '/modules/mf-forecast/1.4.0/mf-manifest.json',
  container: 'mf_forecast_1_4_0',
  integrity: { 'mf-manifest.json': 'sha384-manifest', 'entry.js': 'sha384-entry' },
  builtAgainst: {},
}

afterEach(() => {
  delete window.__veckovisIntegrity
  delete window.__veckovisAttempts
})

test('the files of one version stand in one folder', () => {
  expect(folderOf(forecast)).toBe('/modules/mf-forecast/1.4.0/')
})

test('the digests of a module join those of the shell', () => {
  window.__veckovisIntegrity = { '/shell.js': 'sha384-shell' }
  allowFilesOf(forecast)
  expect(window.__veckovisIntegrity).toEqual({
    '/shell.js': 'sha384-shell',
    '/modules/mf-forecast/1.4.0/mf-manifest.json': 'sha384-manifest',
    '/modules/mf-forecast/1.4.0/entry.js': 'sha384-entry',
  })
})

test('a retry with its own address has the digest of the same file', () => {
  allowFilesOf(forecast)
  expect(digestOf('/modules/mf-forecast/1.4.0/mf-manifest.json?attempt=2')).toBe('sha384-manifest')
})

test('a file of a module without a digest is never fetched', () => {
  allowFilesOf(forecast)
  expect(() => digestOf('/modules/mf-forecast/1.4.0/other.js')).toThrow('No digest is known')
  expect(() => digestOf('/modules/mf-diary/1.0.0/entry.js')).toThrow('No digest is known')
})

test('each retry asks for every file under addresses of its own; the first attempt and other modules do not', () => {
  const entry = '/modules/mf-forecast/1.4.0/entry.js'
  startAttempt(forecast, 0)
  expect(attemptAddress(entry)).toBe(`${window.location.origin}${entry}`)
  startAttempt(forecast, 3)
  expect(attemptAddress(entry)).toBe(`${window.location.origin}${entry}?attempt=3`)
  expect(attemptAddress('/modules/mf-diary/1.0.0/entry.js')).not.toContain('attempt')
})

test('addresses below no module are left alone', () => {
  expect(digestOf('/assets/logo.svg')).toBeNull()
})
