import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestApp, type TestApp } from '@veckovis/testing'
import { createApp } from '../app'

const page = (scripts: string) =>
  `<!doctype html><html><head><script nonce="__CSP_NONCE__">inline()</script>${scripts}</head></html>`
const sealed =
  '<script defer src="/shell.js" nonce="__CSP_NONCE__" crossorigin="anonymous" integrity="sha384-x"></script>'

let suite: TestApp
beforeAll(async () => {
  suite = await createTestApp()
}, 60_000)
afterAll(() => suite.close())

test('every answer carries the security headers', async () => {
  const { headers } = await suite.app.inject('/api/health')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
  })
})

test.each(['/api/health', '/api/nothing', '/api/openapi.json', '/api/docs', '/api/%', '/nothing'])(
  'nobody keeps the answer of %s, which says how it may be used',
  async url => {
    const { headers } = await suite.app.inject(url)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
    })
  },
)

test('an unknown address below /api answers 404 as data', async () => {
  const answer = await suite.app.inject('/api/nope')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ statusCode: 404, code: 'no-such-call' })
})

test('the description of the API names every route', async () => {
  const description = suite.app.swagger()
  expect(Object.keys(description.paths ?? {})).toEqual(
    expect.arrayContaining([
      '/api/auth/login',
      '/api/user/me',
      '/api/county',
      '/api/forecast/unit/{unitId}/{year}/comprehensive',
    ]),
  )
})

test('a broken body and a body of another type are refused', async () => {
  const post = (type: string, payload: string) =>
    suite.app.inject({ method: 'POST', url: '/api/auth/login', headers: { 'content-type': type }, payload })
  expect((await post('application/json', '{"email":')).statusCode).toBe(400)
  expect((await post('text/xml', '<a/>')).statusCode).toBe(415)
})

describe('the integrity policy of the page', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'veckovis-page-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const headersWith = async (scripts: string) => {
    await writeFile(join(folder, 'index.html'), page(scripts))
    const assets = { shellFolder: folder, modulesFolder: join(folder, 'modules') }
    const app = await createApp({ ...suite.dependencies, assets })
    const answers = [await app.inject('/'), await app.inject('/login'), await app.inject('/nothing-here')]
    await app.close()
    return answers.map(answer => answer.headers['integrity-policy'])
  }

  test('a page whose scripts all bear their digest lets no other script run', async () => {
    const policy = 'blocked-destinations=(script), sources=(inline)'
    expect(await headersWith(sealed)).toEqual([policy, policy, policy])
    expect(await headersWith(sealed + sealed)).toEqual([policy, policy, policy])
  })

  test.each([
    ['a script without a digest', `${sealed}<script src="/a.js" crossorigin="anonymous"></script>`],
    ['a script that is not fetched in CORS mode', `${sealed}<script src="/a.js" integrity="sha384-x"></script>`],
    ['no script', ''],
  ])('a page with %s would not open under it', async (_what, scripts) => {
    expect(await headersWith(scripts)).toEqual([undefined, undefined, undefined])
  })

  test('data and files do not carry it', async () => {
    expect((await suite.app.inject('/api/health')).headers).not.toHaveProperty('integrity-policy')
  })
})
