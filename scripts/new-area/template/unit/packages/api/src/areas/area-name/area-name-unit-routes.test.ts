import { randomUUID } from 'node:crypto'
import { areaNameUnit } from '@veckovis/contracts/area-name'
import { tokenPair } from '@veckovis/contracts/session'
import { createTestApp, makeForecast, makePerson, makePlaces, type TestApp } from '@veckovis/testing'

let suite: TestApp
beforeAll(async () => {
  suite = await createTestApp()
})
afterAll(() => suite.close())

const makeUnit = async (licences: string[]) => {
  // Names of places are unique.
  const name = randomUUID()
  const municipalities = [{ name, licences, departments: [{ name, units: ['Enhet'] }] }]
  const made = await makePlaces(suite.database, { counties: [{ name, municipalities }] })
  const unit = made.counties[0]?.municipalities[0]?.departments[0]?.units[0]
  if (unit === undefined) throw new Error('No unit was made')
  return unit
}

/** The answer to somebody who holds one permission on the unit. */
const ask = async (unitId: number, permission: number) => {
  const roles = [{ id: permission, levels: ['READ' as const], scope: { kind: 'unit' as const, id: unitId } }]
  const person = await makePerson(suite.database, { roles }, { at: suite.clock.now, hash: suite.hash })
  const { email, password } = person
  const signedIn = await suite.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  const { access_token: token } = tokenPair.parse(signedIn.json())
  return suite.app.inject({ url: `/api/area-name/unit/${unitId}`, headers: { authorization: `Bearer ${token}` } })
}

test('the unit and its years are answered to those who may read', async () => {
  const unit = await makeUnit(['area-name'])
  for (const year of [2027, 2026]) await makeForecast(suite.database, { unitId: unit.id, year }, suite.clock.now)
  const answer = await ask(unit.id, 9999)
  expect(areaNameUnit.parse(answer.json())).toEqual({ id: unit.id, name: 'Enhet', years: [2026, 2027] })
})

test('others are refused', async () => {
  const unit = await makeUnit(['area-name'])
  expect((await ask(unit.id, 8888)).statusCode).toBe(403)
})

test('a municipality without a licence is told so', async () => {
  const unit = await makeUnit([])
  expect((await ask(unit.id, 9999)).json()).toMatchObject({ statusCode: 403, code: 'not-licensed' })
})
