import { makeForecast, makePerson, makePlaces, createTestApp, type TestApp, ownerOf } from '@veckovis/testing'
import { newNeedsBody, newResourceBody } from '@veckovis/testing/budget-world'
import { newStaffMemberBody } from '@veckovis/testing/staff-world'
import Fastify from 'fastify'
import { z } from 'zod'
import { createSessionServices } from '../app'
import { listRoutes } from '../composition'
import { mapErrors } from './error-mapping'
import { registerRoutes } from './register-routes'
import { defineRoute } from './route'

let suite: TestApp
let token = ''
let unitId = 0
let forecastId = 0

beforeAll(async () => {
  suite = await createTestApp()
  const { counties } = await makePlaces(suite.database, {
    counties: [{ name: 'Län', municipalities: [{ name: 'K', departments: [{ name: 'A', units: ['E'] }] }] }],
  })
  unitId = counties[0]?.municipalities[0]?.departments[0]?.units[0]?.id ?? NaN
  forecastId = (await makeForecast(suite.database, { unitId, year: 2026 }, suite.clock.now)).forecastId
  await suite.database.asSystem(t =>
    t.query("INSERT INTO dated_setting (key, valid_from, value) VALUES ('payroll-overhead', '2023-01-01', 44.53)"),
  )
  const person = { roles: [], jobTitleId: 999, password: 'Prov-2026!' }
  const { email, password } = await makePerson(suite.database, person, { at: suite.clock.now, hash: suite.hash })
  const answer = await suite.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  token = (answer.json() as { access_token: string }).access_token
}, 60_000)
afterAll(() => suite.close())

type Ask = { readonly url: string; readonly payload?: object }

const call = async (method: string, { url, payload }: Ask) =>
  suite.app.inject({
    method: method as 'GET',
    url: `/api${url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload }),
  })

const member = newStaffMemberBody({ notes: 'Hemligt', salary: 41_234 })
const idOfMember = async () =>
  ((await call('POST', { url: `/staff/unit/${unitId}`, payload: member })).json() as { id: number }).id
const note = { week: 20, rowId: null, text: 'Sjuk', version: null }
const notes = () => `/forecast/${forecastId}/unit/${unitId}/notes`
const idOfNote = async () => ((await call('PATCH', { url: notes(), payload: note })).json() as { id: number }).id

const made = async (method: string, ask: Ask) => ((await call(method, ask)).json() as { id: number }).id
const lockedNeeds = async () => {
  const id = await made('POST', { url: `/need/unit/${unitId}`, payload: newNeedsBody({ year: 2027 }) })
  for (const what of ['activate', 'lock']) await call('POST', { url: `/need/${id}/${what}` })
  return id
}
let needsBudgetId: Promise<number> | undefined
const budget = async (name: string) => newResourceBody(await (needsBudgetId ??= lockedNeeds()), { year: 2027, name })
const idOfBudget = async (name: string) => made('POST', { url: `/budget/unit/${unitId}`, payload: await budget(name) })
const idOfActive = async (name: string) => {
  const id = await idOfBudget(name)
  await call('POST', { url: `/budget/${id}/activate` })
  return id
}

/** How each route with special data is asked; asked again it is asked the very same. */
const asks: Readonly<Record<string, () => Promise<Ask>>> = {
  'POST /staff/unit/:unitId': async () => ({ url: `/staff/unit/${unitId}`, payload: member }),
  'POST /staff/unit/:unitId/search': async () => ({ url: `/staff/unit/${unitId}/search`, payload: {} }),
  'GET /staff/:id': async () => ({ url: `/staff/${await idOfMember()}` }),
  'PATCH /staff/:id': async () => ({ url: `/staff/${await idOfMember()}`, payload: { notes: 'Hemligare' } }),
  'PATCH /forecast/:forecastId/unit/:unitId/notes': async () => ({ url: notes(), payload: note }),
  'GET /forecast/unit/:unitId/:year/notes': async () => ({ url: `/forecast/unit/${unitId}/2026/notes` }),
  'POST /forecast/excel-import': async () => ({
    url: '/forecast/excel-import',
    payload: { unitId, data: { 2026: { rows: [['Sjuk', 1]] } } },
  }),
  'GET /budget/unit/:unitId': async () => ({ url: `/budget/unit/${unitId}` }),
  'GET /budget/unit/:unitId/basis/:year': async () => ({ url: `/budget/unit/${unitId}/basis/2026` }),
  'GET /budget/unit/:unitId/results/:year': async () => ({ url: `/budget/unit/${unitId}/results/2026` }),
  'POST /budget/unit/:unitId': async () => ({ url: `/budget/unit/${unitId}`, payload: await budget('Ny') }),
  'PATCH /budget/:id': async () => ({ url: `/budget/${await idOfBudget('Ändrad')}`, payload: { obUsk: 7 } }),
  'POST /budget/:id/activate': async () => ({ url: `/budget/${await idOfBudget('Aktiv')}/activate` }),
  'POST /budget/:id/lock': async () => ({ url: `/budget/${await idOfActive('Låst')}/lock` }),
  'DELETE /forecast/:forecastId/unit/:unitId/notes/:noteId': async () => ({ url: `${notes()}/${await idOfNote()}` }),
  'DELETE /staff/:id': async () => ({ url: `/staff/${await idOfMember()}` }),
}

const countRows = async () =>
  (await ownerOf(suite.database).asSystem(t => t.query<{ n: number }>('SELECT count(*)::int AS n FROM audit_event')))
    .rows[0]?.n ?? NaN

test('every call with special data leaves an audit row, the first time and when it is repeated', async () => {
  const special = listRoutes(createSessionServices(suite.dependencies)).filter(({ data }) => data === 'special')
  expect(special.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(Object.keys(asks).sort())
  for (const [route, ask] of Object.entries(asks)) {
    const asked = await ask()
    for (const time of ['first', 'again']) {
      const before = await countRows()
      const { statusCode } = await call(route.split(' ')[0] ?? '', asked)
      const added = (await countRows()) - before
      // What is removed or locked is not there the second time: nothing is shown, and nothing stands in the audit.
      const isGone = /^DELETE|\/lock$/.test(route) && time === 'again'
      expect([route, time, statusCode < 400, added > 0]).toEqual([route, time, !isGone, !isGone])
    }
  }
})

test('work that forgets its audit row is answered as a failure of ours, and its answer stays here', async () => {
  const app = Fastify()
  app.setValidatorCompiler(() => value => ({ value }))
  app.setSerializerCompiler(() => value => JSON.stringify(value))
  mapErrors(app)
  const route = defineRoute({
    method: 'POST',
    url: '/forgets',
    summary: 'x',
    access: 'public',
    data: 'special',
    audit: { writes: ['note-changed'] },
    answer: z.unknown(),
    handler: async () => ({ text: 'Hemligt' }),
  })
  const { database, accessTokens } = createSessionServices(suite.dependencies)
  registerRoutes(app, [route], {
    database,
    accessTokens,
    now: () => suite.clock.now,
    enterPerson: () => undefined,
  })
  const answer = await app.inject({ method: 'POST', url: '/forgets' })
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('Hemligt')
  await app.close()
})
