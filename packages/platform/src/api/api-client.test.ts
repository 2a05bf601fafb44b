import { namedList } from '@veckovis/contracts/diary'
import { forecastYears, noteRefusal } from '@veckovis/contracts/forecast'
import { licenceRefusal } from '@veckovis/contracts/modules'
import { staffRefusal } from '@veckovis/contracts/staff'
import { errorAnswer, type AreaRefusal } from '@veckovis/contracts/wire'
import type { AnswerSchema } from './api-types'
import { setLanguage } from '../language/change-language'
import { openTab } from '../testing/browser-tab'
import { startLocalServer } from '../testing/local-server'
import { onProblem } from '../frame/report-problem'
import { ApiError, isFailure } from './api-error'
import { VersionSkew } from './version-skew'

let server: Awaited<ReturnType<typeof startLocalServer>>
let tab: ReturnType<typeof openTab>

beforeEach(async () => {
  await setLanguage('en')
  server = await startLocalServer()
  tab = openTab()
  tab.tokens.write({ access_token: 'access-1', refresh_token: 'refresh-1' }, true)
})
afterEach(() => server.stop())

const problemOf = async (call: Promise<unknown>): Promise<ApiError> => {
  try {
    await call
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('the call did not reject')
}
const getYears = () => tab.apiClient.get('/forecast/unit/12/years', forecastYears)

test('a success is parsed by the schema of the call', async () => {
  server.answerWith(() => ({ status: 200, body: [2025, 2026] }))
  expect(await getYears()).toEqual([2025, 2026])
})

test('no module can put itself between the others and the API', () => {
  expect(Object.isFrozen(tab.apiClient)).toBe(true)
  expect(() => Object.assign(tab.apiClient, { get: () => Promise.resolve(null) })).toThrow(TypeError)
})

test('R-485 every call goes to the configured API base', async () => {
  server.answerWith(() => ({ status: 200, body: [2026] }))
  await getYears()
  await tab.apiClient.post('/a', {}, forecastYears)
  expect(server.calls.map(call => call.path)).toEqual(['/forecast/unit/12/years', '/a'])
})

test('R-486 every call but sign-in carries the bearer access token', async () => {
  server.answerWith(() => ({ status: 200, body: [2026] }))
  await getYears()
  await tab.apiClient.post('/auth/login', {}, forecastYears, { anonymous: true })
  expect(server.calls.map(call => call.headers.authorization)).toEqual(['Bearer access-1', undefined])
})

test('the language of the page goes along as Accept-Language', async () => {
  server.answerWith(() => ({ status: 200, body: [2026] }))
  await getYears()
  await setLanguage('sv')
  await getYears()
  expect(server.calls.map(call => call.headers['accept-language'])).toEqual(['en', 'sv'])
})

test('R-430 R-488 bodies are JSON, or form data for uploads', async () => {
  server.answerWith(() => ({ status: 200, body: [2026] }))
  const form = new FormData()
  form.set('name', 'Åsa')
  await tab.apiClient.post('/json', { hours: 1.5 }, forecastYears)
  await tab.apiClient.upload('/form', form, forecastYears)
  const [json, upload] = server.calls
  expect(json?.headers['content-type']).toBe('application/json')
  expect(json?.body).toBe('{"hours":1.5}')
  expect(upload?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(upload?.body).toContain('Åsa')
})

test('R-489 a download arrives with its bytes unchanged', async () => {
  const bytes = Buffer.from([0, 255, 128, 10, 13, 0])
  server.answerWith(() => ({ status: 200, raw: bytes, headers: { 'Content-Type': 'application/octet-stream' } }))
  const blob = await tab.apiClient.download('/file')
  expect(Buffer.from(await blob.arrayBuffer())).toEqual(bytes)
})

test('R-490 the client has the verbs GET, POST, PATCH and DELETE', async () => {
  server.answerWith(() => ({ status: 200, body: [2026] }))
  await getYears()
  await tab.apiClient.post('/a', {}, forecastYears)
  await tab.apiClient.patch('/a', {}, forecastYears)
  await tab.apiClient.delete('/a', forecastYears)
  expect(server.calls.map(call => call.verb)).toEqual(['GET', 'POST', 'PATCH', 'DELETE'])
})

test('R-507 a non-OK answer becomes an error with status and data', async () => {
  const body = { statusCode: 500, code: 'server-error', message: 'X' }
  server.answerWith(() => ({ status: 500, body }))
  const problem = await problemOf(getYears())
  expect(problem).toMatchObject({ kind: 'answer', status: 500, data: body })
  expect(problem.message).toContain('500')
  expect(problem.message).toContain('X')
})

test('R-508 the message is "Error {status}: {message or An error occurred}"', async () => {
  server.answerWith(() => ({ status: 500, body: { message: 'X' } }))
  expect((await problemOf(getYears())).message).toBe('Error 500: X')
  server.answerWith(() => ({ status: 500 }))
  expect((await problemOf(getYears())).message).toBe('Error 500: An error occurred')
  server.answerWith(() => ({ status: 502, raw: Buffer.from('<html>Bad gateway</html>') }))
  expect((await problemOf(getYears())).message).toBe('Error 502: An error occurred')
  await setLanguage('sv')
  expect((await problemOf(getYears())).message).toBe('Fel 502: Ett fel uppstod')
})

test('R-509 400 is returned as data with error true and statusCode 400', async () => {
  server.answerWith(() => ({
    status: 400,
    body: { statusCode: 400, code: 'bad-request', message: 'No', details: [1] },
  }))
  const answer = await getYears()
  const rest = { details: [1] }
  expect(answer).toEqual({ ...rest, error: true, statusCode: 400, code: 'bad-request', message: 'No', refusal: null })
  expect(isFailure(answer)).toBe(true)
})

test('R-510 404 is returned as data with error true and statusCode 404', async () => {
  server.answerWith(() => ({ status: 404, body: { statusCode: 404, code: 'not-found', message: 'Gone' } }))
  expect(await getYears()).toEqual({ error: true, statusCode: 404, code: 'not-found', message: 'Gone', refusal: null })
  server.answerWith(() => ({ status: 404, raw: Buffer.from('<html></html>') }))
  expect(await getYears()).toMatchObject({ error: true, statusCode: 404, message: 'An error occurred' })
})

test.each([403, 409, 412, 418, 422, 429, 500, 503])('R-511 status %i is thrown', async status => {
  server.answerWith(() => ({ status, body: { statusCode: status, code: 'x', message: 'No' } }))
  expect(await problemOf(getYears())).toMatchObject({ kind: 'answer', status, message: `Error ${status}: No` })
})

test('a 401 of a call without a token is a failure of that call and refreshes nothing', async () => {
  server.answerWith(() => ({
    status: 401,
    body: { statusCode: 401, code: 'bad-credentials', message: 'Bad credentials' },
  }))
  const answer = await tab.apiClient.post('/auth/login', {}, errorAnswer, { anonymous: true })
  expect(answer).toMatchObject({ error: true, statusCode: 401, message: 'Bad credentials' })
  expect(server.callsTo('/token/refresh')).toHaveLength(0)
  expect(tab.visited).toEqual([])
})

test('a server that cannot be reached is an error of kind connection', async () => {
  server.unplug()
  const problem = await problemOf(getYears())
  expect(problem).toMatchObject({ kind: 'connection', status: 0 })
  expect(problem.message).toBe('The server could not be reached. Check the connection.')
})

test('an answer that the schema refuses is an error of kind contract', async () => {
  server.answerWith(() => ({ status: 200, body: ['2026'] }))
  expect(await problemOf(getYears())).toMatchObject({ kind: 'contract', status: 200, data: ['2026'] })
  server.answerWith(() => ({ status: 200, raw: Buffer.from('<html></html>') }))
  expect(await problemOf(getYears())).toMatchObject({ kind: 'contract' })
})

test('a call that the server does not have, and an answer that the schema refuses, are told with where they were made', async () => {
  const told: unknown[] = []
  const end = onProblem(error => told.push(error))
  server.answerWith(() => ({ status: 404, body: { statusCode: 404, code: 'no-such-call', message: 'Newer' } }))
  expect(await getYears()).toMatchObject({ error: true, statusCode: 404 })
  server.answerWith(() => ({ status: 200, body: [2026, 'Anna Ek'] }))
  await problemOf(getYears())
  server.answerWith(() => ({ status: 404, body: { statusCode: 404, code: 'not-found', message: 'Gone' } }))
  await getYears()
  end()
  const skews = told.filter(error => error instanceof VersionSkew)
  expect(skews.map(({ kind, message }) => [kind, message])).toEqual([
    ['no-such-call', expect.stringMatching(/^GET \/\S+$/)],
    ['other-answer', expect.stringMatching(/^GET \/\S+: 1 invalid_type$/)],
  ])
  expect(skews[0]?.stack).toContain('api-client.test')
})

test('the version of an answer is its ETag, sent back as If-Match', async () => {
  server.answerWith(() => ({ status: 200, body: [], headers: { ETag: '"7"' } }))
  const answer = await tab.apiClient.getWithVersion('/diary/absence-reasons', namedList)
  if (isFailure(answer)) throw new Error('failure')
  expect(answer).toEqual({ data: [], version: '"7"' })
  await tab.apiClient.patch('/x', {}, namedList, { ifMatch: answer.version })
  expect(server.calls[1]?.headers['if-match']).toBe('"7"')
})

test('an answer without a version where one is needed breaks the contract', async () => {
  server.answerWith(() => ({ status: 200, body: [] }))
  expect(await problemOf(tab.apiClient.getWithVersion('/x', namedList))).toMatchObject({ kind: 'contract' })
})

test('an aborted call rejects with the abort, not with a connection problem', async () => {
  const controller = new AbortController()
  server.answerWith(() => new Promise(() => undefined))
  const call = tab.apiClient.get('/slow', namedList, { signal: controller.signal })
  controller.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

describe('a refusal', () => {
  const overlap = { statusCode: 409, code: 'conflict', message: 'X', details: { reason: 'overlap' } }
  const give = (refusals: AnswerSchema<AreaRefusal>) =>
    problemOf(tab.apiClient.post('/licence', {}, namedList, { refusals }))

  test('is read when the error is made, by the contract of the call, which may be under way', async () => {
    server.answerWith(() => ({ status: 409, body: overlap }))
    const refusal = { code: 'conflict', details: { reason: 'overlap' } }
    expect(await give(licenceRefusal)).toMatchObject({ refusal, answer: { code: 'conflict', message: 'X' } })
    expect((await give(async () => licenceRefusal)).refusal).toEqual(refusal)
  })

  test('comes with 400 and 404 that come back as data too', async () => {
    const details = { problems: [{ week: 53, problem: 'week-not-in-year' }] }
    server.answerWith(() => ({ status: 400, body: { statusCode: 400, code: 'bad-request', message: 'No', details } }))
    const answer = await tab.apiClient.post('/notes', {}, namedList, { refusals: noteRefusal })
    expect(answer).toMatchObject({ error: true, refusal: { code: 'bad-request', details } })
  })

  test('of another area, or of a call that names none, is none, and its words stay', async () => {
    server.answerWith(() => ({ status: 409, body: overlap }))
    expect(await give(staffRefusal)).toMatchObject({ refusal: null, answer: { message: 'X' } })
    expect((await problemOf(getYears())).refusal).toBeNull()
  })

  test('with a field that is new to the page is still read', async () => {
    const details = { reason: 'overlap', until: '2027-01-01' }
    server.answerWith(() => ({ status: 409, body: { ...overlap, details, hint: 'X' } }))
    expect((await give(licenceRefusal)).refusal).toEqual({ code: 'conflict', details: { reason: 'overlap' } })
  })
})
