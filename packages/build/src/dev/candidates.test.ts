import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { candidateMiddleware, readCandidates } from './candidates.mjs'

const manifest = {
  name: 'mf_diary_2',
  metaData: { remoteEntry: { name: 'remote-entry.js' } },
  exposes: [{ assets: { js: { sync: ['app.js'], async: ['later.js'] }, css: { sync: [], async: [] } } }],
}
const diary = {
  id: 'mf-diary',
  version: '1',
  manifestUrl: '/modules/mf-diary/1/mf-manifest.json',
  integrity: {},
  routes: [],
}
const staff = { ...diary, id: 'mf-staff' }
const files: Record<string, object | string> = {
  '/api/modules?unitId=7': { modules: [diary, staff], closed: [], validForSeconds: 60 },
  '/modules/mf-diary/2/mf-manifest.json': manifest,
  '/modules/mf-diary/2/remote-entry.js': 'entry()',
  '/modules/mf-diary/2/app.js': 'app()',
}

let suite: Server
let address = ''
let asked: IncomingMessage['headers'] = {}
beforeAll(async () => {
  suite = createServer((request, response) => {
    const file = files[request.url ?? '']
    if (request.url?.startsWith('/api/') === true) asked = request.headers
    response.statusCode = file === undefined ? 404 : 200
    response.end(typeof file === 'string' ? file : JSON.stringify(file ?? {}))
  })
  await new Promise<void>(resolve => suite.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(suite.address() as AddressInfo).port}`
})
afterAll(() => new Promise(resolve => suite.close(resolve)))

/** What the page gets for an address: an answer, an error, or undefined where the suite itself is to answer. */
const answerTo = (candidate: string, url: string) =>
  new Promise<unknown>(resolve => {
    const candidates = readCandidates(candidate) ?? new Map<string, string>()
    const response = { statusCode: 0, setHeader: () => undefined, end: (text: string) => resolve(JSON.parse(text)) }
    const request = { method: 'GET', url, headers: { authorization: 'Bearer x', 'if-none-match': '"1"' } }
    void candidateMiddleware({ suite: address, candidates }).middleware(request, response, resolve)
  })

test('a candidate takes the place of the active version, with the digests of what is fetched by its address', async () => {
  expect(await answerTo('mf-diary@2', '/api/modules?unitId=7')).toEqual({
    modules: [
      {
        ...diary,
        version: '2',
        container: 'mf_diary_2',
        manifestUrl: '/modules/mf-diary/2/mf-manifest.json',
        integrity: {
          'remote-entry.js': expect.stringMatching(/^sha384-.{64}$/),
          'app.js': expect.stringMatching(/^sha384-.{64}$/),
        },
      },
      staff,
    ],
    closed: [],
    validForSeconds: 60,
  })
  expect(asked).toMatchObject({ authorization: 'Bearer x' })
  expect(asked).not.toHaveProperty('if-none-match')
})

test('everything else, and all of it without a candidate, is answered by the suite itself', async () => {
  expect(await answerTo('mf-diary@2', '/api/modules/failures')).toBeUndefined()
  expect(await answerTo('', '/api/modules?unitId=7')).toBeUndefined()
})

test('a candidate that the suite does not have is an error', async () => {
  expect(await answerTo('mf-diary@3', '/api/modules?unitId=7')).toEqual(
    new Error('/modules/mf-diary/3/mf-manifest.json answers 404'),
  )
})

test('what names no version is refused', () => {
  expect(readCandidates('mf-diary@1.4.0-0a1b2c3d, mf-staff@2')).toEqual(
    new Map([
      ['mf-diary', '1.4.0-0a1b2c3d'],
      ['mf-staff', '2'],
    ]),
  )
  for (const text of ['mf-diary', 'diary@1', 'mf-diary@../1', 'mf-diary@1,x']) expect(readCandidates(text)).toBeNull()
})
