import { createTestApp, type TestApp } from '@veckovis/testing'
import { z, type ZodType } from 'zod'
import { createSessionServices } from '../app'
import { listRoutes } from '../composition'

let suite: TestApp
beforeAll(async () => {
  suite = await createTestApp()
}, 60_000)
afterAll(() => suite.close())

type Described = {
  readonly pattern?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
}

/** What is no id, number, year, moment or one of our own words: room for a name. */
const roomForNames = (schema: ZodType | undefined): string[] => {
  if (schema === undefined) return []
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Described>
  }
  const isDigits = (pattern: string) => !/[^\s\d[\]{}()|^$,\\d?-]/.test(pattern.replaceAll('\\d', ''))
  const isDigest = (pattern: string) => pattern.startsWith('^[0-9a-f]{64}')
  return Object.entries(properties)
    .filter(([, { enum: words, const: word }]) => words === undefined && word === undefined)
    .filter(([, { format }]) => format !== 'date' && format !== 'date-time' && format !== 'uuid')
    .filter(([, { pattern }]) => pattern === undefined || !(isDigits(pattern) || isDigest(pattern)))
    .map(([name]) => name)
}

/** Places are public words: their lists keep every filter in the address, so that it can be sent on. */
const searchesPlaces = (route: string) =>
  /^GET \/(county\/list|municipality|department|unit|submissions\/occasion\/:occasionId) search$/.test(route)

test('what a person types, such as a name to find somebody by, has no room in an address: it is sent in a body', () => {
  const found = listRoutes(createSessionServices(suite.dependencies)).flatMap(({ method, url, params, query }) =>
    [params, query].flatMap(roomForNames).map(name => `${method} ${url} ${name}`),
  )
  expect(found.filter(route => !searchesPlaces(route))).toEqual([])
  expect(found.filter(searchesPlaces)).toHaveLength(5)
})

test('the check finds room for a name', () => {
  const schema = z.object({ search: z.string(), page: z.string().regex(/^[1-9]\d{0,5}$/), sort: z.enum(['a', 'b']) })
  expect(roomForNames(schema)).toEqual(['search'])
  expect(roomForNames(z.object({ q: z.string().regex(/^\w+$/) }))).toEqual(['q'])
})
