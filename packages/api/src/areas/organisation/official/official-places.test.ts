import { officialPlaces } from '@veckovis/contracts/organisation'
import { createTestApp, makePerson, type TestApp } from '@veckovis/testing'

let suite: TestApp
beforeAll(async () => {
  suite = await createTestApp()
}, 60_000)
afterAll(() => suite.close())

test('a super admin gets the 21 counties and 290 municipalities, each in a county of the list', async () => {
  const { email, password } = await makePerson(
    suite.database,
    { roles: [], jobTitleId: 999 },
    { at: suite.clock.now, hash: suite.hash },
  )
  const signedIn = await suite.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  const { access_token: token } = signedIn.json() as { access_token: string }
  const headers = { authorization: `Bearer ${token}` }
  const answer = await suite.app.inject({ url: '/api/place/official', headers })
  const { counties, municipalities, source } = officialPlaces.parse(answer.json())
  expect([counties.length, municipalities.length]).toEqual([21, 290])
  expect(new Set(municipalities.map(({ code }) => code)).size).toBe(290)
  const codes = counties.map(({ code }) => code)
  expect(municipalities.filter(({ county, code }) => !codes.includes(county) || !code.startsWith(county))).toEqual([])
  expect(municipalities.at(-1)?.name).toMatch(/^Ö/)
  expect(source).toContain('CC0')
})
