import { createTestApp, type TestApp } from '@veckovis/testing'
import { createSessionServices, listRoutes } from '../app'
import type { Access } from './route'

let suite: TestApp
beforeAll(async () => {
  suite = await createTestApp()
}, 60_000)
afterAll(() => suite.close())

const open: Access = { kind: 'public' }
const signedIn: Access = { kind: 'signed-in' }
const superAdmin: Access = { kind: 'super-admin' }
const forecast = (level: 'READ' | 'WRITE', from: 'params' | 'body' = 'params'): Access => ({
  kind: 'unit',
  permission: 2,
  level,
  area: 'forecast',
  from,
})
const staff = (level: 'READ' | 'WRITE', from: 'params' | 'record' = 'params') =>
  ({ kind: 'unit', permission: 5, level, area: 'staff', from }) as const

const budget = (level: 'READ' | 'WRITE' | 'APPROVE', from: 'params' | 'record' = 'params') =>
  ({ kind: 'unit', permission: 3, level, area: 'budget', from }) as const
/** A super admin, or an economist (4) who approves budgets in the whole municipality. */
const budgetSettings: Access = { kind: 'municipality', area: 'budget', permission: 3, level: 'APPROVE', jobTitle: 4 }

/**
 * Who may call what, written down apart from the routes: a new or changed route fails here until somebody has said
 * who it is for. What each kind of access means to each caller is proven by the authorisation matrix.
 */
const rows: Record<string, Access> = {
  'GET /health': open,
  'POST /auth/login': open,
  'POST /token/refresh': open,
  'POST /auth/logout': signedIn,
  'POST /auth/signup': open,
  'POST /auth/forgot-password': open,
  'POST /auth/new-password': open,
  'POST /auth/first-admin': open,
  'GET /user/me': signedIn,
  'GET /county': superAdmin,
  'GET /unit/:unitId': { kind: 'unit-in-reach' },
  'GET /modules': signedIn,
  'POST /modules/failures': signedIn,
  'GET /settings/modules': superAdmin,
  'GET /settings/modules/municipality': superAdmin,
  'GET /settings/modules/municipality/:municipalityId': superAdmin,
  'POST /settings/modules/municipality/:municipalityId/licence': superAdmin,
  'PATCH /settings/modules/licence/:licenceId': superAdmin,
  'POST /settings/modules/licence/:licenceId/end': superAdmin,
  'DELETE /settings/modules/licence/:licenceId': superAdmin,
  'GET /diary/absence-reasons': { kind: 'any-permission', permissions: [1, 2] },
  'GET /diary/substitute-types': { kind: 'any-permission', permissions: [1, 2] },
  'GET /budget/po-values': { kind: 'any-permission', permissions: [3, 2] },
  'GET /need/unit/:unitId': budget('READ'),
  'GET /need/unit/:unitId/basis/:year': budget('READ'),
  'POST /need/unit/:unitId': budget('WRITE'),
  'PATCH /need/:id': budget('WRITE', 'record'),
  'DELETE /need/:id': budget('WRITE', 'record'),
  'POST /need/:id/activate': budget('WRITE', 'record'),
  'POST /need/:id/lock': budget('APPROVE', 'record'),
  'GET /budget/unit/:unitId': budget('READ'),
  'GET /budget/unit/:unitId/basis/:year': budget('READ'),
  'GET /budget/unit/:unitId/results/:year': budget('READ'),
  'POST /budget/unit/:unitId': budget('WRITE'),
  'PATCH /budget/:id': budget('WRITE', 'record'),
  'DELETE /budget/:id': budget('WRITE', 'record'),
  'POST /budget/:id/activate': budget('WRITE', 'record'),
  'POST /budget/:id/lock': budget('APPROVE', 'record'),
  'GET /settings/budget/municipality': { kind: 'any-permission', permissions: [3] },
  'GET /settings/budget/municipality/:municipalityId': budgetSettings,
  'POST /settings/budget/municipality/:municipalityId': budgetSettings,
  'DELETE /settings/budget/municipality/:municipalityId/setting/:settingId': budgetSettings,
  'GET /forecast/unit/:unitId': forecast('READ'),
  'GET /forecast/unit/:unitId/years': forecast('READ'),
  'GET /forecast/unit/:unitId/years/unlocked': forecast('READ'),
  'GET /forecast/unit/:unitId/:year/comprehensive': forecast('READ'),
  'PATCH /forecast/:forecastId/unit/:unitId': forecast('WRITE'),
  'GET /forecast/unit/:unitId/:year/notes': forecast('READ'),
  'PATCH /forecast/:forecastId/unit/:unitId/notes': forecast('WRITE'),
  'DELETE /forecast/:forecastId/unit/:unitId/notes/:noteId': forecast('WRITE'),
  'POST /forecast/excel-import': forecast('WRITE', 'body'),
  'GET /forecast/excel-import/unit/:unitId/year/:year': forecast('READ'),
  'GET /staff/unit/:unitId': staff('READ'),
  'POST /staff/unit/:unitId': staff('WRITE'),
  'GET /staff/:id': staff('READ', 'record'),
  'PATCH /staff/:id': staff('WRITE', 'record'),
  'DELETE /staff/:id': staff('WRITE', 'record'),
  'GET /schedule/unit/:unitId/:year': { ...staff('READ'), permission: 4 },
  // pnpm new-area adds a row above this line.
}

test('every route has a row that says who may call it', () => {
  const routes = listRoutes(createSessionServices(suite.dependencies))
  const declared = Object.fromEntries(routes.map(route => [`${route.method} ${route.url}`, route.access]))
  expect(declared).toEqual(rows)
})

test('what is served below /api is what stands in the list, and its description', async () => {
  const { paths } = (await suite.app.inject('/api/openapi.json')).json() as { paths: Record<string, object> }
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(
      method => `${method.toUpperCase()} ${path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1')}`,
    ),
  )
  expect(described.sort()).toEqual(Object.keys(rows).sort())
})

type Described = {
  summary?: string
  parameters?: { in: string; name: string; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

test('every call is described with what goes in, what comes out, and how it is refused', async () => {
  type Document = { paths: Record<string, Record<string, Described>> }
  const { paths } = (await suite.app.inject('/api/openapi.json')).json() as Document
  const schemaOf = (content: Record<string, { schema: object }> | undefined) => content?.['application/json']?.schema
  for (const route of listRoutes(createSessionServices(suite.dependencies))) {
    const path = `/api${route.url.replace(/:(\w+)/g, '{$1}')}`
    const call = paths[path]?.[route.method.toLowerCase()]
    expect(call?.summary).toMatch(/\S/)
    expect(Object.keys(schemaOf(call?.responses['200']?.content) ?? {})).not.toEqual([])
    expect(schemaOf(call?.responses['4XX']?.content)).toMatchObject({ required: ['statusCode', 'code', 'message'] })
    expect(schemaOf(call?.requestBody?.content) !== undefined).toBe(route.body !== undefined)
    const parameters = (call?.parameters ?? []).map(({ in: place, name }) => `${place} ${name}`)
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path ${name}`)
    expect(parameters.filter(parameter => parameter.startsWith('path '))).toEqual(inPath)
    expect(parameters.includes('header if-match')).toBe(route.takesVersion === true)
  }
})

test('ids and years in addresses are described as the digits that are taken, though the handlers get numbers', async () => {
  type Document = { paths: Record<string, Record<string, Described>> }
  const { paths } = (await suite.app.inject('/api/openapi.json')).json() as Document
  const described = (path: string) =>
    paths[path]?.['get']?.parameters?.map(({ name, schema }) => [name, schema] as const)
  const id = { type: 'string', pattern: '^[1-9]\\d{0,9}$' }
  const year = { type: 'string', pattern: '^(20[0-9]{2}|2100)$' }
  expect(described('/api/need/unit/{unitId}/basis/{year}')).toEqual([
    ['unitId', id],
    ['year', year],
  ])
  expect(described('/api/staff/unit/{unitId}')).toEqual(
    expect.arrayContaining([
      ['unitId', id],
      ['page', { type: 'string', pattern: '^[1-9]\\d{0,5}$', default: '1' }],
    ]),
  )
})

test('the verbs in use are GET, POST, PATCH and DELETE', () => {
  const verbs = new Set(listRoutes(createSessionServices(suite.dependencies)).map(route => route.method))
  expect([...verbs].filter(verb => !['GET', 'POST', 'PATCH', 'DELETE'].includes(verb))).toEqual([])
})
