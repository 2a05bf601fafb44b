import { createTestApp, type TestApp } from '@veckovis/testing'
import { readWhoMayCall } from '@veckovis/testing/who-may-call'
import type { ZodObject } from 'zod'
import { createSessionServices } from '../app'
import { listRoutes } from '../composition'
import type { Access } from './admission/access'

let suite: TestApp
beforeAll(async () => {
  suite = await createTestApp()
}, 60_000)
afterAll(() => suite.close())

/**
 * Who may call what, written down apart from the routes in the `who-may-call.ts` of each area: a new or changed route
 * fails here until somebody has said who it is for. What each access means to each caller is proven by the matrix.
 */
const rows = Object.assign({}, ...readWhoMayCall().map(({ whoMayCall }) => whoMayCall)) as Readonly<
  Record<string, Access>
>

test('every route has a row that says who may call it', () => {
  const routes = listRoutes(createSessionServices(suite.dependencies))
  const declared = Object.fromEntries(routes.map(route => [`${route.method} ${route.url}`, route.access]))
  expect(declared).toEqual(rows)
})

test('no route has rows in two areas', () => {
  const named = readWhoMayCall().flatMap(({ whoMayCall }) => Object.keys(whoMayCall))
  expect(named).toHaveLength(new Set(named).size)
})

test('a route says where the place that it names is found', () => {
  for (const { url, access, params, body, placeOf } of listRoutes(createSessionServices(suite.dependencies))) {
    const isNamed = typeof access === 'object' && access.place !== 'everywhere' && access.place !== 'somewhere'
    const from = isNamed ? (access.from ?? 'params') : undefined
    expect([url, placeOf !== undefined]).toEqual([url, from === 'record'])
    const id = isNamed ? `${access.place}Id` : ''
    if (from === 'params') expect(Object.keys((params as ZodObject).shape)).toContain(id)
    if (from === 'body') expect(Object.keys((body as ZodObject).shape)).toContain(id)
  }
})

test('what is served below /api is what stands in the list, and its description', async () => {
  const { paths } = suite.app.swagger() as { paths: Record<string, object> }
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
  const { paths } = JSON.parse(JSON.stringify(suite.app.swagger())) as Document
  const schemaOf = (content: Record<string, { schema: object }> | undefined) =>
    (content?.['application/json'] ?? content?.['multipart/form-data'])?.schema
  for (const route of listRoutes(createSessionServices(suite.dependencies))) {
    const path = `/api${route.url.replace(/:(\w+)/g, '{$1}')}`
    const call = paths[path]?.[route.method.toLowerCase()]
    expect(call?.summary).toMatch(/\S/)
    expect(Object.keys(schemaOf(call?.responses['200']?.content) ?? {})).not.toEqual([])
    expect(schemaOf(call?.responses['4XX']?.content)).toMatchObject({ required: ['statusCode', 'code', 'message'] })
    expect(schemaOf(call?.requestBody?.content) !== undefined).toBe((route.body ?? route.takesFile) !== undefined)
    const parameters = (call?.parameters ?? []).map(({ in: place, name }) => `${place} ${name}`)
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path ${name}`)
    expect(parameters.filter(parameter => parameter.startsWith('path '))).toEqual(inPath)
    expect(parameters.includes('header if-match')).toBe(route.takesVersion === true)
  }
})

test('ids and years in addresses are described as the digits that are taken, though the handlers get numbers', async () => {
  type Document = { paths: Record<string, Record<string, Described>> }
  const { paths } = JSON.parse(JSON.stringify(suite.app.swagger())) as Document
  const described = (path: string, verb = 'get') =>
    paths[path]?.[verb]?.parameters?.map(({ name, schema }) => [name, schema] as const)
  const id = { type: 'string', maxLength: 300, pattern: '^[1-9]\\d{0,9}$' }
  const year = { type: 'string', maxLength: 300, pattern: '^(20[0-9]{2}|2100)$' }
  expect(described('/api/need/unit/{unitId}/basis/{year}')).toEqual([
    ['unitId', id],
    ['year', year],
  ])
  expect(described('/api/staff/unit/{unitId}/search', 'post')).toEqual(
    expect.arrayContaining([
      ['unitId', id],
      ['page', { type: 'string', maxLength: 300, pattern: '^[1-9]\\d{0,5}$', default: '1' }],
    ]),
  )
})

test('the verbs in use are GET, POST, PATCH and DELETE', () => {
  const verbs = new Set(listRoutes(createSessionServices(suite.dependencies)).map(route => route.method))
  expect([...verbs].filter(verb => !['GET', 'POST', 'PATCH', 'DELETE'].includes(verb))).toEqual([])
})
