import { createTestApp, makePerson, type TestApp } from '@veckovis/testing'
import fc from 'fast-check'
import { createSessionServices } from '../app'
import { listRoutes } from '../composition'
import { bodyLimitOf, largestPublicBody } from './body-limit'
import { takenFor } from './fuzzing/schema.arbitrary'

let suite: TestApp
beforeAll(async () => {
  suite = await createTestApp()
}, 60_000)
afterAll(() => suite.close())

const withBody = () =>
  listRoutes(createSessionServices(suite.dependencies)).flatMap(({ method, url, access, body }) =>
    body === undefined ? [] : { name: `${method} ${url}`, body, limit: bodyLimitOf(body, access) },
  )

test('a call reads more than 64 kB only for a list of many rows, a year of a forecast, three hundred rights or comments to each step', () => {
  const large = withBody().filter(({ limit }) => limit > 65_536)
  expect(large.map(({ name }) => name).sort()).toEqual([
    'PATCH /forecast/:forecastId/unit/:unitId',
    'PATCH /outcome/unit/:unitId/:year',
    'PATCH /user/:id',
    'POST /department/import',
    'POST /department/import/check',
    'POST /diary/approve',
    'POST /diary/reject',
    'POST /diary/unit/:unitId/consequence',
    'POST /forecast/excel-import',
    'POST /outcome/batch',
    'POST /staff/unit/:unitId/import',
    'POST /staff/unit/:unitId/import/check',
    'POST /submissions/unit/:unitId/occasion/:occasionId',
    'POST /unit/import',
    'POST /unit/import/check',
    'POST /user',
    'POST /user/import',
    'POST /user/import/check',
  ])
})

test('whatever a call takes fits in what it reads, written as a person would with blanks', () => {
  const tooLarge = withBody().flatMap(({ name, body, limit }) =>
    fc
      .sample(takenFor(body), { seed: 1, numRuns: 20 })
      .filter(sent => Buffer.byteLength(JSON.stringify(sent, null, 1)) > limit)
      .map(() => name),
  )
  expect(tooLarge).toEqual([])
})

test('what is larger is refused before it is read as JSON, also of whom everything is allowed', async () => {
  const person = { roles: [], jobTitleId: 999, password: 'Prov-2026!' }
  const { email, password } = await makePerson(suite.database, person, { at: suite.clock.now, hash: suite.hash })
  const signedIn = await suite.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  const { access_token: token } = signedIn.json() as { access_token: string }
  const statusOf = async (length: number) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const payload = '['.repeat(length)
    return (await suite.app.inject({ method: 'POST', url: '/api/county', headers, payload })).statusCode
  }
  expect([await statusOf(largestPublicBody), await statusOf(largestPublicBody + 1)]).toEqual([400, 413])
})
