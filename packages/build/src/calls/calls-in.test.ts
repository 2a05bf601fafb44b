import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

/** By the parser of webpack, as a build reads a file. */
const program = `
import webpack from 'webpack'
import { callsIn } from './src/calls/calls-in.mjs'
const read = source => {
  const parser = new webpack.javascript.JavascriptParser('module')
  let calls
  parser.hooks.program.tap('Read', syntax => {
    calls = callsIn(syntax)
    return true
  })
  parser.parse(source, {})
  return calls
}
process.stdout.write(JSON.stringify(JSON.parse(process.argv[1]).map(read)))
`
const head = `import { apiClient, askQuery } from '@veckovis/platform'\nimport { list, one } from '@veckovis/contracts/diary'\n`

type Call = {
  readonly query?: { readonly name: string }
  readonly call: string
  readonly schema?: { readonly name: string; readonly isNullable?: true }
}

const inWords = ({ call, schema, query }: Call) =>
  query ? `query ${query.name}` : schema ? `${call} ${schema.name}${schema.isNullable ? '?' : ''}` : call

const cases: [string, string[]][] = [
  ['apiClient.get(`/diary/${id}/approvers`, list, { signal })', ['GET /diary/{}/approvers list']],
  ['apiClient.post("/diary", body, one.nullable())', ['POST /diary one?']],
  ['apiClient.getWithVersion("/diary/" + id, one)', ['GET /diary/{} one']],
  ['apiClient.download(`/diary/export?${query}`)', ['GET /diary/export']],
  ['const base = "/settings"; apiClient.delete(`${base}/${id}`, one)', ['DELETE /settings/{} one']],
  ['const of = ({ a }) => `/a/${a}`; apiClient.patch(of(x), body, one)', ['PATCH /a/{} one']],
  ['function of(a) { return `/a/${a}` } apiClient.patch(of("b"), body, one)', ['PATCH /a/b one']],
  ['apiClient.get(x ? "/a" : "/b", one)', ['GET /a', 'GET /b']],
  [
    'const make = (p, s) => b => apiClient.post(p, b, s); make("/a", one); make("/b", list)',
    ['POST /a one', 'POST /b list'],
  ],
  ['export const read = p => apiClient.get(p, one)', []],
  ['export const read = path => apiClient.get(path, one); const other = () => { const path = "/x"; return path }', []],
  ['const other = path => apiClient.get(path, one); const path = "/x"', []],
  ['const f = () => { const p = "/x" }; const g = ({ p }) => apiClient.get(p, one)', []],
  ['const f = () => { const p = "/x" }; const g = () => apiClient.get(`/a/${p}`, one)', ['GET /a/{} one']],
  ['const f = () => { const p = "/x"; apiClient.get(p, one) }; const g = () => { const p = "/y" }', ['GET /x one']],
  ['const f = apiClient => apiClient.get("/x", one)', []],
  ['let p = "/x"; p = next; apiClient.get(p, one)', []],
  ['const f = list => apiClient.get("/x", list)', ['GET /x']],
  ['const schema = one.extend({}); apiClient.get("/a", schema)', ['GET /a']],
  ['other.get("/a", one); api.apiClient.get("/b")', []],
  ['askQuery(list, { unitId }, { signal })', ['query list']],
  ['const f = list => askQuery(list, {}); const g = askQuery => askQuery(list, {}); askQuery(other.list, {})', []],
  ['const again = again2; const again2 = again; apiClient.get(`/a/${again}`, one)', ['GET /a/{} one']],
]

let found: Call[][] = []

beforeAll(() => {
  const sources = JSON.stringify(cases.map(([source]) => head + source))
  const given = ['--input-type=module', '-e', program, sources]
  found = JSON.parse(
    execFileSync(process.execPath, given, { cwd: resolve(__dirname, '../..'), encoding: 'utf8' }),
  ) as Call[][]
})

test.each(cases)('%s', (source, expected) => {
  expect(found[cases.findIndex(([each]) => each === source)]?.map(inWords)).toEqual(expected)
})
