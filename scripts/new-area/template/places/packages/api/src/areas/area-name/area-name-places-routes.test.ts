import { randomUUID } from 'node:crypto'
import { areaNamePlaces } from '@veckovis/contracts/area-name'
import { tokenPair } from '@veckovis/contracts/session'
import { createTestApp, makePerson, makePlaces, type TestApp } from '@veckovis/testing'

let suite: TestApp
beforeAll(async () => {
  suite = await createTestApp()
})
afterAll(() => suite.close())

const makeMunicipality = async () => {
  // Names of places are unique.
  const name = randomUUID()
  const municipalities = [{ name, departments: [{ name, units: ['Enhet 1', 'Enhet 2'] }] }]
  const made = await makePlaces(suite.database, { counties: [{ name, municipalities }] })
  const municipality = made.counties[0]?.municipalities[0]
  if (municipality === undefined) throw new Error('No municipality was made')
  return municipality
}

/** The answer to somebody who holds one permission on the municipality. */
const ask = async (municipalityId: number, permission: number) => {
  const scope = { kind: 'municipality' as const, id: municipalityId }
  const roles = [{ id: permission, levels: ['READ' as const], scope }]
  const person = await makePerson(suite.database, { roles }, { at: suite.clock.now, hash: suite.hash })
  const { email, password } = person
  const signedIn = await suite.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  const { access_token: token } = tokenPair.parse(signedIn.json())
  return suite.app.inject({ url: '/api/area-name/places', headers: { authorization: `Bearer ${token}` } })
}

test('places in reach are answered to those who may read', async () => {
  const own = await makeMunicipality()
  await makeMunicipality()
  const places = areaNamePlaces.parse((await ask(own.id, 9999)).json())
  expect(places).toContainEqual({ id: own.id, name: own.name, units: 2 })
})

test('others are refused', async () => {
  const own = await makeMunicipality()
  expect((await ask(own.id, 8888)).statusCode).toBe(403)
})
