import { makeForecast, makePerson, makePlaces, createTestApp, type TestApp, ownerOf } from '@veckovis/testing'
import { newNeedsBody, newResourceBody } from '@veckovis/testing/budget-world'
import { contentOf, newAbsence } from '@veckovis/testing/diary-world'
import { newStaffMemberBody } from '@veckovis/testing/staff-world'
import Fastify from 'fastify'
import { z } from 'zod'
import { createSessionServices } from '../app'
import { listRoutes } from '../composition'
import { mapErrors } from './error-mapping'
import { registerRoutes } from './register-routes'
import { questionOn } from './questions'
import { defineRoute, type AnyRoute } from './route'

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
/** A row that gives a member of their own another gender. */
const rowOfNew = async (lastName: string) => {
  const payload = { ...member, lastName, requestId: crypto.randomUUID() }
  await call('POST', { url: `/staff/unit/${unitId}`, payload })
  const { firstName, birthday } = payload
  return { line: 2, firstName, lastName, birthday, gender: 'OTHER' }
}
const note = { week: 20, rowId: null, text: 'Sjuk', version: null }
const notes = () => `/forecast/${forecastId}/unit/${unitId}/notes`
const idOfNote = async () => ((await call('PATCH', { url: notes(), payload: note })).json() as { id: number }).id

const idOfMeasure = async () => {
  const { rows } = await ownerOf(suite.database).read<{ id: number }>(
    `INSERT INTO measure (municipality_id, unit_id, year, title, first_week, last_week, hundredths, kronor, due, request_id,
       request_digest)
     SELECT municipality_id, unit_id, year, 'Vikarier', 1, 2, 0, -500, '2026-06-30', gen_random_uuid(), ''
     FROM forecast WHERE unit_id = $1 RETURNING id`,
    [unitId],
  )
  return rows[0]?.id ?? NaN
}

const idOfOccasion = async () => {
  const { rows } = await ownerOf(suite.database).read<{ id: number }>(
    `INSERT INTO follow_up_occasion (municipality_id, year, name, until_month, due, request_id, request_digest)
     SELECT municipality_id, 2026, gen_random_uuid()::text, 4, '2026-05-10', gen_random_uuid(), '' FROM unit WHERE id = $1
     RETURNING id`,
    [unitId],
  )
  return rows[0]?.id ?? NaN
}
/** Handed in with a comment. */
const idOfSubmission = async () => {
  const url = `/submissions/unit/${unitId}/occasion/${await idOfOccasion()}`
  const { digest } = (await call('GET', { url: `${url}/preview` })).json() as { digest: string }
  const comments = [{ step: 'absence', text: 'Hemligt' }]
  return made('POST', { url, payload: { requestId: crypto.randomUUID(), digest, comments } })
}

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

let dayOfYear = 0
/** Each absence has a day of its own, or it would be there already. */
const absence = async (from?: string) => {
  dayOfYear += 1
  const day = from ?? new Date(Date.UTC(2026, 4, dayOfYear)).toISOString().slice(0, 10)
  staffId ??= idOfMember()
  return newAbsence(await staffId, { from: day, to: day, weekdays: [1, 2, 3, 4, 5, 6, 7], notes: 'Hemligt' })
}
let staffId: Promise<number> | undefined
const idOfEntry = async (from?: string) => made('POST', { url: `/diary/unit/${unitId}`, payload: await absence(from) })
const idOfApproved = async () => {
  const id = await idOfEntry()
  await call('POST', { url: '/diary/approve', payload: { entries: [{ id }] } })
  return id
}

const proposed = { lastDay: '2026-12-30', hours: { perDay: 8 }, substitute: null }
const askOfProposal = async (decision: string): Promise<Ask> => {
  const url = `/diary/${await idOfApproved()}/proposal`
  return { url: `${url}/${decision}`, payload: { proposal: await made('POST', { url, payload: proposed }) } }
}

const newestVersion = async () => {
  const sql = 'SELECT version FROM forecast WHERE id = $1'
  return (await ownerOf(suite.database).read<{ version: number }>(sql, [forecastId])).rows[0]?.version ?? NaN
}

/** How each route with special data is asked; asked again it is asked the very same. */
const asks: Readonly<Record<string, () => Promise<Ask>>> = {
  'POST /settings/privacy': async () => ({ url: '/settings/privacy', payload: {} }),
  'POST /settings/privacy/municipality/:municipalityId': async () => {
    const sql = 'SELECT municipality_id AS id FROM unit WHERE id = $1'
    const { rows } = await suite.database.read<{ id: number }>(sql, [unitId])
    return { url: `/settings/privacy/municipality/${rows[0]?.id}`, payload: {} }
  },
  'POST /settings/budget/municipality/:municipalityId/pay-revisions/preview': async () => {
    const sql = 'SELECT municipality_id AS id FROM unit WHERE id = $1'
    const { rows } = await suite.database.read<{ id: number }>(sql, [unitId])
    const set = { validFrom: '2026-04-01', staffType: null, kind: 'percent', value: 4 }
    return { url: `/settings/budget/municipality/${rows[0]?.id}/pay-revisions/preview`, payload: { set } }
  },
  'POST /settings/budget/municipality/:municipalityId/prices/preview': async () => {
    const sql = 'SELECT municipality_id AS id FROM unit WHERE id = $1'
    const { rows } = await suite.database.read<{ id: number }>(sql, [unitId])
    const set = { validFrom: '2026-01-01', prices: [{ key: 'price-room-day', value: 350 }] }
    return { url: `/settings/budget/municipality/${rows[0]?.id}/prices/preview`, payload: { set } }
  },
  'POST /settings/budget/municipality/:municipalityId/unsocial-hours/preview': async () => {
    const sql = 'SELECT municipality_id AS id FROM unit WHERE id = $1'
    const { rows } = await suite.database.read<{ id: number }>(sql, [unitId])
    const set = {
      validFrom: '2026-01-01',
      byCalendar: true,
      weights: { 'weekday-night': 1, weekend: 2, 'major-holiday': 4 },
    }
    return { url: `/settings/budget/municipality/${rows[0]?.id}/unsocial-hours/preview`, payload: { set } }
  },
  'POST /settings/budget/municipality/:municipalityId/sick-pay/preview': async () => {
    const sql = 'SELECT municipality_id AS id FROM unit WHERE id = $1'
    const { rows } = await suite.database.read<{ id: number }>(sql, [unitId])
    const set = { validFrom: '2026-01-01', bySpell: true, savedFromDay15: 1 }
    return { url: `/settings/budget/municipality/${rows[0]?.id}/sick-pay/preview`, payload: { set } }
  },
  'POST /staff/unit/:unitId': async () => ({ url: `/staff/unit/${unitId}`, payload: member }),
  'POST /staff/unit/:unitId/search': async () => ({ url: `/staff/unit/${unitId}/search`, payload: {} }),
  'GET /analytics/clients': async () => ({ url: '/analytics/clients' }),
  'GET /analytics/clients/export': async () => ({ url: '/analytics/clients/export?format=csv' }),
  'GET /analytics/users': async () => ({ url: '/analytics/users' }),
  'GET /analytics/users/export': async () => ({ url: '/analytics/users/export?format=csv' }),
  'GET /analytics/units': async () => ({ url: '/analytics/units' }),
  'GET /analytics/units/export': async () => ({ url: '/analytics/units/export?format=csv' }),
  'GET /analytics/units/absence': async () => ({ url: '/analytics/units/absence' }),
  'GET /analytics/overview/absence': async () => ({ url: '/analytics/overview/absence' }),
  'GET /analytics/overview': async () => ({ url: '/analytics/overview' }),
  'POST /staff/unit/:unitId/export': async () => ({ url: `/staff/unit/${unitId}/export`, payload: {} }),
  'POST /staff/unit/:unitId/import/check': async () => ({
    url: `/staff/unit/${unitId}/import/check`,
    payload: { rows: [await rowOfNew('Granskad')] },
  }),
  'POST /staff/unit/:unitId/import': async () => ({
    url: `/staff/unit/${unitId}/import`,
    payload: { rows: [{ ...(await rowOfNew('Inlagd')), gender: undefined, validFrom: undefined }], versions: [] },
  }),
  'GET /analytics/overview/export': async () => ({ url: '/analytics/overview/export?format=csv' }),
  'GET /staff/:id': async () => ({ url: `/staff/${await idOfMember()}` }),
  'PATCH /staff/:id': async () => ({ url: `/staff/${await idOfMember()}`, payload: { notes: 'Hemligare' } }),
  'PATCH /forecast/:forecastId/unit/:unitId/notes': async () => ({ url: notes(), payload: note }),
  'GET /forecast/unit/:unitId/:year/notes': async () => ({ url: `/forecast/unit/${unitId}/2026/notes` }),
  'GET /measures/unit/:unitId/:year': async () => ({ url: `/measures/unit/${unitId}/2026` }),
  'GET /measures/:id/history': async () => ({ url: `/measures/${await idOfMeasure()}/history` }),
  'GET /submissions/unit/:unitId/occasion/:occasionId/preview': async () => ({
    url: `/submissions/unit/${unitId}/occasion/${await idOfOccasion()}/preview`,
  }),
  'GET /submissions/occasion/:occasionId': async () => ({ url: `/submissions/occasion/${await idOfOccasion()}` }),
  'GET /submissions/:id': async () => ({ url: `/submissions/${await idOfSubmission()}` }),
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
  'POST /budget/:id/lock-request': async () => ({
    url: `/budget/${await idOfActive('Begärd')}/lock-request`,
    payload: { comment: '' },
  }),
  'POST /budget/:id/lock': async () => ({ url: `/budget/${await idOfActive('Låst')}/lock` }),
  'POST /need/:id/lock-request': async () => {
    const id = await made('POST', { url: `/need/unit/${unitId}`, payload: newNeedsBody({ year: 2028 }) })
    await call('POST', { url: `/need/${id}/activate` })
    return { url: `/need/${id}/lock-request`, payload: { comment: '' } }
  },
  'DELETE /forecast/:forecastId/unit/:unitId/notes/:noteId': async () => ({ url: `${notes()}/${await idOfNote()}` }),
  'POST /diary/unit/:unitId': async () => ({ url: `/diary/unit/${unitId}`, payload: await absence() }),
  'POST /diary/unit/:unitId/decided': async () => ({
    url: `/diary/unit/${unitId}/decided`,
    payload: { ...(await absence('2026-03-11')), to: '2026-11-30' },
  }),
  'GET /diary/unit/:unitId': async () => ({ url: `/diary/unit/${unitId}` }),
  'POST /diary/unit/:unitId/search': async () => ({ url: `/diary/unit/${unitId}/search`, payload: {} }),
  'GET /diary/unit/:unitId/plan/:year': async () => ({ url: `/diary/unit/${unitId}/plan/2026` }),
  'POST /diary/unit/:unitId/consequence': async () => ({
    url: `/diary/unit/${unitId}/consequence`,
    payload: { entries: [contentOf(await absence())], together: true },
  }),
  'GET /diary/unit/:unitId/pending/:year': async () => ({ url: `/diary/unit/${unitId}/pending/2026` }),
  'GET /diary/waiting': async () => ({ url: '/diary/waiting' }),
  'GET /diary/today': async () => ({ url: '/diary/today' }),
  'GET /diary/:id': async () => ({ url: `/diary/${await idOfEntry()}` }),
  'PATCH /diary/:id': async () => ({
    url: `/diary/${await idOfEntry()}`,
    payload: contentOf(await absence()),
  }),
  'POST /diary/:id/restore': async () => {
    const id = await idOfEntry()
    await call('DELETE', { url: `/diary/${id}` })
    return { url: `/diary/${id}/restore`, payload: {} }
  },
  'POST /diary/:id/hand-over': async () => ({ url: `/diary/${await idOfEntry('2026-03-17')}/hand-over`, payload: {} }),
  'POST /diary/:id/split': async () => {
    const payload = { ...(await absence('2026-03-16')), to: '2026-03-20' }
    return { url: `/diary/${await made('POST', { url: `/diary/unit/${unitId}`, payload })}/split`, payload: {} }
  },
  'POST /diary/:id/return': async () => {
    const url = `/diary/unit/${unitId}`
    const id = await made('POST', { url, payload: { ...(await absence('2026-11-02')), to: '2026-11-06' } })
    await call('POST', { url: '/diary/approve', payload: { entries: [{ id }] } })
    return { url: `/diary/${id}/return`, payload: { lastDay: '2026-11-03' } }
  },
  'POST /diary/:id/change': async () => ({
    url: `/diary/${await idOfApproved()}/change`,
    payload: { requestId: crypto.randomUUID(), lastDay: '2026-12-30', hours: { perDay: 8 }, substitute: null },
  }),
  'POST /diary/:id/proposal': async () => ({ url: `/diary/${await idOfApproved()}/proposal`, payload: proposed }),
  'POST /diary/:id/proposal/consequence': () => askOfProposal('consequence'),
  'POST /diary/:id/proposal/approve': () => askOfProposal('approve'),
  'POST /diary/:id/proposal/reject': () => askOfProposal('reject'),
  'POST /diary/:id/proposal/withdraw': () => askOfProposal('withdraw'),
  'POST /diary/unit/:unitId/behind': async () => {
    await idOfApproved()
    const { rows } = await ownerOf(suite.database).read<{ week: number }>('SELECT max(week) AS week FROM diary_effect')
    return { url: `/diary/unit/${unitId}/behind`, payload: { year: 2026, week: rows[0]?.week, rowId: 'absences-2' } }
  },
  'GET /diary/unit/:unitId/basis': async () => ({ url: `/diary/unit/${unitId}/basis` }),
  'POST /diary/unit/:unitId/overlaps': async () => {
    const days = { from: '2026-09-07', to: '2026-09-11', weekdays: [1, 2, 3, 4, 5] }
    staffId ??= idOfMember()
    return { url: `/diary/unit/${unitId}/overlaps`, payload: { staffId: await staffId, ...days, perDay: 8 } }
  },
  'POST /diary/consequence': async () => ({ url: '/diary/consequence', payload: { ids: [await idOfEntry()] } }),
  'POST /schedule/unit/:unitId/search': async () => ({
    url: `/schedule/unit/${unitId}/search?year=2026&startWeek=1&endWeek=4`,
    payload: {},
  }),
  'GET /schedule/unit/:unitId/:year': async () => ({ url: `/schedule/unit/${unitId}/2026` }),
  'GET /staff/coming': async () => ({ url: '/staff/coming' }),
  'GET /forecast/unit/:unitId/:year/comprehensive': async () => ({
    url: `/forecast/unit/${unitId}/2026/comprehensive`,
  }),
  'GET /forecast/:forecastId/unit/:unitId/saves': async () => ({ url: `/forecast/${forecastId}/unit/${unitId}/saves` }),
  'GET /forecast/:forecastId/unit/:unitId/saves/:version': async () => ({
    url: `/forecast/${forecastId}/unit/${unitId}/saves/${await newestVersion()}`,
  }),
  'GET /forecast/:forecastId/unit/:unitId/cell-history': async () => ({
    url: `/forecast/${forecastId}/unit/${unitId}/cell-history?row=absence&source=2&week=20`,
  }),
  'GET /outcome/unit/:unitId/:year': async () => ({ url: `/outcome/unit/${unitId}/2026` }),
  'GET /outcome/unit/:unitId/:year/diary': async () => ({ url: `/outcome/unit/${unitId}/2026/diary` }),
  'GET /outcome/unit/:unitId/:year/history': async () => ({ url: `/outcome/unit/${unitId}/2026/history?week=9` }),
  'POST /diary/approve': async () => ({ url: '/diary/approve', payload: { entries: [{ id: await idOfEntry() }] } }),
  'POST /diary/reject': async () => ({ url: '/diary/reject', payload: { entries: [{ id: await idOfEntry() }] } }),
  'DELETE /diary/:id': async () => ({ url: `/diary/${await idOfEntry()}` }),
  'DELETE /staff/:id': async () => ({ url: `/staff/${await idOfMember()}` }),
}

const countRows = async () =>
  (await ownerOf(suite.database).asSystem(t => t.query<{ n: number }>('SELECT count(*)::int AS n FROM audit_event')))
    .rows[0]?.n ?? NaN

test('every call with special data leaves an audit row, the first time and when it is repeated', async () => {
  const special = listRoutes(createSessionServices(suite.dependencies)).filter(({ data }) => data !== 'ordinary')
  const reads = new Set(
    special.flatMap(({ method, url, audit }) => (audit && 'reads' in audit ? [`${method} ${url}`] : [])),
  )
  expect(special.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(Object.keys(asks).sort())
  for (const [route, ask] of Object.entries(asks)) {
    const asked = await ask()
    for (const time of ['first', 'again']) {
      const before = await countRows()
      const { statusCode } = await call(route.split(' ')[0] ?? '', asked)
      const added = (await countRows()) - before
      // What is removed, locked or asked for is not there the second time: nothing is shown, and nothing stands in the audit.
      const isGone =
        /^DELETE|\/(lock|lock-request|split|reject|withdraw)$|^POST \/diary\/approve$/.test(route) && time === 'again'
      expect([route, time, statusCode < 400, added > 0]).toEqual([route, time, !isGone, !isGone])
      if (reads.has(route)) expect([route, time, added]).toEqual([route, time, 1])
    }
  }
})

/** The answer of a server that has this route alone. */
const answerOf = async (alone: AnyRoute) => {
  const app = Fastify()
  app.setValidatorCompiler(() => value => ({ value }))
  app.setSerializerCompiler(() => value => JSON.stringify(value))
  mapErrors(app)
  const { database, accessTokens } = createSessionServices(suite.dependencies)
  await registerRoutes(app, [alone], {
    database,
    accessTokens,
    now: () => suite.clock.now,
    enterPerson: () => undefined,
    requireKey: async () => ({ id: 0, moduleId: '' }),
    requireMachineKey: async () => ({ id: 1, municipalityId: 1, isOfAll: true }),
  })
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.inject({ method: 'POST', url: alone.url, headers })
  await app.close()
  return answer
}

const route = { method: 'POST', url: '/x', summary: 'x', access: 'signed-in', answer: z.unknown() } as const
const answer = { text: 'Hemligt' }

test.each([
  [
    'work that forgets its audit row',
    defineRoute({
      ...route,
      data: 'special',
      audit: { writes: ['note-changed'] },
      handler: async () => answer,
    }),
  ],
  [
    'a read whose audit row cannot be written',
    defineRoute({
      ...route,
      data: 'special',
      audit: { reads: 'notes-read' },
      handler: async () => ({
        answer,
        asked: questionOn('forecast/1', { question: 'notes' }, { unitId: 3_000_000_000 }),
      }),
    }),
  ],
  [
    'a read that says that the answer is known, and sends it',
    defineRoute({
      ...route,
      data: 'special',
      audit: { reads: 'notes-read' },
      handler: async () => ({ answer, asked: 'not-modified' as const }),
    }),
  ],
])('%s is answered as a failure of ours, and its answer stays here', async (_what, failing) => {
  const { statusCode, body } = await answerOf(failing)
  expect(statusCode).toBe(500)
  expect(body).not.toContain('Hemligt')
})
