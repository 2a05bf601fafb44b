import { createTestApp, type TestApp } from '@veckovis/testing'
import { z, type ZodType } from 'zod'
import { createSessionServices } from '../app'
import { listRoutes } from '../composition'

let suite: TestApp
beforeAll(async () => {
  suite = await createTestApp()
}, 60_000)
afterAll(() => suite.close())

type Leaf = { readonly path: string; readonly schema: z.core.$ZodType }

/** Every text of a schema, however it is wrapped. */
const textsOf = (schema: z.core.$ZodType, path = ''): Leaf[] => {
  const at = (key: string) => (path === '' ? key : `${path}.${key}`)
  if (schema instanceof z.core.$ZodString) return [{ path, schema }]
  if (schema instanceof z.core.$ZodPipe)
    return schema._zod.def.in instanceof z.core.$ZodString ? [{ path, schema }] : textsOf(schema._zod.def.in, path)
  if (schema instanceof z.core.$ZodObject)
    return Object.entries(schema._zod.def.shape).flatMap(([key, part]) => textsOf(part, at(key)))
  if (schema instanceof z.core.$ZodArray) return textsOf(schema._zod.def.element, at('*'))
  if (schema instanceof z.core.$ZodRecord)
    return [...textsOf(schema._zod.def.keyType, at('key')), ...textsOf(schema._zod.def.valueType, at('*'))]
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap(option => textsOf(option, path))
  const isWrapped =
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault
  return isWrapped ? textsOf(schema._zod.def.innerType, path) : []
}

const hostile = ['a\u202eb', 'a\u2066b', 'a\u0007b', 'a\u0000b', 'a\ud83d', '\u200b', '\u3164']
const taken = (schema: z.core.$ZodType) =>
  hostile.filter(text => [text, `${text}@b.c`].every(sent => z.safeParse(schema, sent).success))

const takenIn = (schema: ZodType | undefined) =>
  (schema === undefined ? [] : textsOf(schema)).filter(text => taken(text.schema).length > 0).map(({ path }) => path)

/** What is compared and never shown. */
const secrets = /(^|\.)(password|currentPassword|token|refreshToken)$/

test('no text of any body may hide what it says, or be nothing to be seen', () => {
  const routes = listRoutes(createSessionServices(suite.dependencies))
  expect(routes.flatMap(({ body }) => (body === undefined ? [] : textsOf(body))).length).toBeGreaterThan(20)
  const found = routes.flatMap(({ method, url, body }) =>
    takenIn(body)
      .filter(path => !secrets.test(path))
      .map(path => `${method} ${url} ${path}`),
  )
  expect(found).toEqual([])
})

test('the check finds a text that takes anything', () => {
  const wrapped = z.object({ lines: z.array(z.object({ name: z.string().max(9).nullable().default(null) })) })
  expect(takenIn(wrapped)).toEqual(['lines.*.name'])
  expect(takenIn(z.strictObject({ id: z.uuid(), day: z.iso.date(), kind: z.enum(['a']) }))).toEqual([])
})
