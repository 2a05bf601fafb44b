import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createTestApp, type TestApp } from '@veckovis/testing'
import { createSessionServices } from '../app'
import { listRoutes } from '../composition'
import type { Access } from './route'

let suite: TestApp
beforeAll(async () => {
  suite = await createTestApp()
}, 60_000)
afterAll(() => suite.close())

const areasFolder = join(__dirname, '../areas')

/** What every area says in its `who-may-call.ts`. */
const listRows = (): Record<string, Access> => {
  const load = createRequire(__filename)
  const folders = readdirSync(areasFolder, { withFileTypes: true }).filter(entry => entry.isDirectory())
  const ofArea = ({ name }: { name: string }) =>
    (load(join(areasFolder, name, 'who-may-call')) as { whoMayCall: Record<string, Access> }).whoMayCall
  return Object.assign({}, ...folders.map(ofArea)) as Record<string, Access>
}

/**
 * Who may call what, written down apart from the routes: a new or changed route fails here until somebody has said
 * who it is for. What each kind of access means to each caller is proven by the authorisation matrix.
 */
const rows = listRows()

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
