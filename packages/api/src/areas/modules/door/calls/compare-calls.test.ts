import { shapeOf } from '@veckovis/contracts/calls'
import { z, type ZodType } from 'zod'
import { callsIn, compareCalls } from './compare-calls'
import { servedOperations } from './served-operations'

const id = z.object({ id: z.coerce.number().int() })
const entry = z.strictObject({ id: z.int(), note: z.string().nullable(), state: z.enum(['draft', 'approved']) })
const route = (method: string, url: string, answer: ZodType = z.unknown()) => ({ method, url, answer, params: id })

const served = (...routes: ReturnType<typeof route>[]) => servedOperations(routes)
const found = (calls: { call: string; answer?: ZodType }[], ...routes: ReturnType<typeof route>[]) =>
  compareCalls(
    calls.map(({ call, answer }) => ({ call, ...(answer && { answer: shapeOf(answer) }) })),
    served(...routes),
  )

const api = [
  route('GET', '/diary/today'),
  route('GET', '/diary/:id'),
  route('POST', '/diary/:id/change'),
  route('POST', '/county/import'),
  route('POST', '/unit/import'),
]

test.each(['GET /diary/today', 'GET /diary/{}', 'GET /diary/7', 'POST /diary/{}/change', 'POST /{}/import'])(
  '%s is served',
  call => {
    expect(found([{ call }], ...api)).toEqual({ problems: [], warnings: [] })
  },
)

test.each([
  'POST /diary/{}/split',
  'PATCH /diary/{}/change',
  'GET /diary',
  'POST /{}/export',
  // The address of a record takes numbers alone.
  'GET /diary/tomorrow',
])('%s is not', call => {
  expect(found([{ call }], ...api)).toEqual({
    problems: [{ kind: 'no-such-call', text: `calls ${call}, which this server does not serve` }],
    warnings: [],
  })
})

test('a part that only a run knows may be several, which is a warning', () => {
  expect(found([{ call: 'POST /{}/change' }], ...api)).toEqual({
    problems: [],
    warnings: ['calls POST /{}/change, which this server does not serve as it stands'],
  })
})

const answers = (sent: ZodType, taken: ZodType) =>
  found([{ call: 'GET /diary/{}', answer: taken }], route('GET', '/diary/:id', sent))

test.each<[string, ZodType, ZodType]>([
  [
    'entries[].state is gone',
    z.object({ entries: z.array(entry.omit({ state: true })) }),
    z.object({ entries: z.array(entry) }),
  ],
  ['id is string and not number', entry.extend({ id: z.string() }), entry],
  ['ended is new, and no other field is taken', entry.extend({ ended: z.boolean() }), entry],
  ['state is closed', entry.extend({ state: z.literal('closed') }), entry],
  ['the answer is array and not object', z.array(entry), entry],
  ['note is number and not string', entry.extend({ note: z.number() }), entry.extend({ note: z.string() })],
  ['id is gone, the answer is null and not object', entry.omit({ id: true }).nullable(), entry],
])('%s is proven to break', (difference, sent, taken) => {
  expect(answers(sent, taken)).toEqual({
    problems: [{ kind: 'other-answer', text: `calls GET /diary/{}, whose answer has changed: ${difference}` }],
    warnings: [],
  })
})

test.each<[string, ZodType, ZodType]>([
  ['ended is new, and no other field is taken', entry.extend({ ended: z.boolean().optional() }), entry],
  ['id may be absent', entry.partial({ id: true }), entry],
  ['state may be closed', entry.extend({ state: z.enum(['draft', 'closed']) }), entry],
  ['note is null and not string', entry, entry.extend({ note: z.string() })],
  ['the answer is null and not object', entry.nullable(), entry],
])('%s may break, and is a warning', (difference, sent, taken) => {
  expect(answers(sent, taken)).toEqual({
    problems: [],
    warnings: [`calls GET /diary/{}, whose answer has changed: ${difference}`],
  })
})

test.each<[string, ZodType, ZodType]>([
  ['what is taken besides', entry, entry.extend({ ended: z.boolean().optional() })],
  ['a field that the module does not read', entry.extend({ more: z.int() }), z.object({ id: z.int() })],
  ['a bound or a pattern', entry.extend({ id: z.int().max(5) }), entry],
  ['what may be null in the module', entry, entry.nullable()],
  ['fields whose names nobody knows', z.record(z.string(), entry), z.record(z.string(), entry)],
  ['one of several answers', entry, z.union([entry, z.string()])],
])('%s is none', (_what, sent, taken) => {
  expect(answers(sent, taken)).toEqual({ problems: [], warnings: [] })
})

test('what a way with unknown parts may reach breaks only when all of it does', () => {
  const call = { call: 'POST /{}/import', answer: z.object({ taken: z.int() }) }
  const taken = route('POST', '/unit/import', z.object({ taken: z.int() }))
  const other = route('POST', '/county/import', z.object({ rows: z.int() }))
  expect(found([call], taken, other).problems).toEqual([])
  expect(found([call], other, route('POST', '/unit/import', z.object({ rows: z.int() }))).problems).toHaveLength(1)
})

test('a version of which nothing is recorded is not compared, and what is stored comes back as it was', () => {
  expect(compareCalls(undefined, served())).toEqual({ problems: [], warnings: [] })
  expect(callsIn(null)).toBeUndefined()
  const stored = [{ call: 'GET /diary/{}', answer: shapeOf(z.array(entry.nullable())) }]
  expect(callsIn(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
})
