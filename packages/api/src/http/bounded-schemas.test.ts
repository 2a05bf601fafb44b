import { createTestApp, type TestApp } from '@veckovis/testing'
import { z } from 'zod'
import { createSessionServices } from '../app'
import { listRoutes } from '../composition'
import { boundsOf } from './body-limit'

let suite: TestApp
beforeAll(async () => {
  suite = await createTestApp()
}, 60_000)
afterAll(() => suite.close())

/** A format of zod's own is an expression that runs before any check. */
const isBoundedText = (schema: z.core.$ZodString) => {
  const [first] = boundsOf(schema)
  return first?.check === 'max_length' && first.abort === true && !(schema instanceof z.core.$ZodStringFormat)
}

/** zod asks for the length before it reads the items as long as nothing stands before the bound. */
const isBoundedList = (schema: z.core.$ZodArray) => {
  const bounds = boundsOf(schema)
  const others = bounds.findIndex(({ check }) => !/_length$|_equals$/.test(check))
  return bounds
    .slice(0, others === -1 ? bounds.length : others)
    .some(({ maximum, length }) => (maximum ?? length) !== undefined)
}

/** What of a schema has no bound that comes first. Records have theirs in the reading of the body (strict-json.ts). */
const unboundedIn = (schema: z.core.$ZodType, path = ''): string[] => {
  const at = (key: string) => (path === '' ? key : `${path}.${key}`)
  if (schema instanceof z.core.$ZodString) return isBoundedText(schema) ? [] : [path]
  if (schema instanceof z.core.$ZodArray)
    return [...(isBoundedList(schema) ? [] : [path]), ...unboundedIn(schema._zod.def.element, at('*'))]
  if (schema instanceof z.core.$ZodObject)
    return Object.entries(schema._zod.def.shape).flatMap(([key, part]) => unboundedIn(part, at(key)))
  if (schema instanceof z.core.$ZodRecord)
    return [...unboundedIn(schema._zod.def.keyType, at('key')), ...unboundedIn(schema._zod.def.valueType, at('*'))]
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap(option => unboundedIn(option, path))
  // What stands behind the first part has gone through it.
  if (schema instanceof z.core.$ZodPipe) return unboundedIn(schema._zod.def.in, path)
  const { def } = schema._zod
  if ('innerType' in def) return unboundedIn(def.innerType as z.core.$ZodType, path)
  const closed = ['number', 'int', 'boolean', 'null', 'enum', 'literal', 'undefined', 'never']
  return closed.includes(def.type) ? [] : [`${path} (${def.type})`]
}

test('each text and each list that a call may send has its bound before anything else is done with it', () => {
  const routes = listRoutes(createSessionServices(suite.dependencies))
  const parts = routes.flatMap(({ method, url, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema === undefined ? [] : unboundedIn(schema).map(path => `${method} ${url} ${part} ${path}`),
    ),
  )
  expect(routes.length).toBeGreaterThan(100)
  expect(parts).toEqual([])
})

test('the check finds a bound that is missing, or comes too late', () => {
  const text = z.string().max(9, { abort: true })
  const sound = z.object({ a: text.regex(/a/).optional(), b: z.array(text).max(3).refine(Boolean), c: text.nullable() })
  expect(unboundedIn(sound)).toEqual([])
  const wrong = z.strictObject({
    none: z.string(),
    goesOn: z.string().max(9),
    late: z.string().regex(/a/).max(9, { abort: true }),
    format: z.uuid(),
    list: z.array(text).min(1),
    lateList: z.array(text).refine(Boolean).max(3),
    inside: z.array(z.union([z.null(), z.string()])).max(3),
    any: z.unknown().optional(),
  })
  expect(unboundedIn(wrong)).toEqual([
    'none',
    'goesOn',
    'late',
    'format',
    'list',
    'lateList',
    'inside.*',
    'any (unknown)',
  ])
})
