import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type ModuleManifest } from '@veckovis/contracts/modules'
import { plannedModulePaths, shellPaths } from '@veckovis/contracts/pages'
import { createTestApp, registerManifest, type TestApp } from '@veckovis/testing'
import { createApp } from '../app'
import { createDatabase } from '../db/database'

let folder = ''
let suite: TestApp
let app: Awaited<ReturnType<typeof createApp>>

const page = '<!doctype html><script nonce="__CSP_NONCE__"></script><style nonce="__CSP_NONCE__"></style>'
const same = (text: string) => ({ sv: text, en: text })
const inventedModule: ModuleManifest = {
  id: 'mf-invented',
  title: same('Invented'),
  contract: { from: 1, to: 1 },
  licenceKey: 'invented',
  permissions: [2],
  routes: [{ path: '/invented', permission: 2, title: same('Invented') }],
  navigation: [],
  apiAreas: [],
}
const code = 'console.info("shell")'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veckovis-files-'))
  const version = join(folder, 'modules/mf-forecast/1.0.0')
  await mkdir(join(folder, 'shell/assets'), { recursive: true })
  await mkdir(version, { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(folder, 'shell/index.html'), page)
  await writeFile(join(folder, 'shell/assets/main.0a1b2c3d4e.js'), code)
  await writeFile(join(folder, 'shell/assets/main.0a1b2c3d4e.js.br'), brotliCompressSync(code))
  await writeFile(join(folder, 'shell/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(version, 'mf-manifest.json'), '{}')
  suite = await createTestApp()
  const assets = { shellFolder: join(folder, 'shell'), modulesFolder: join(folder, 'modules') }
  app = await createApp({ ...suite.dependencies, assets })
}, 60_000)

afterAll(async () => {
  await app.close()
  await suite.close()
  await rm(folder, { recursive: true, force: true })
})

test.each([
  ['/', 200],
  ['/login', 200],
  ['/planning', 200],
  ['/forecast?from=1&to=52', 200],
  ['/new-password?token=abc', 200],
  ['/nothing-here', 404],
])('the address %s is the page with status %i and a nonce of its own', async (url, status) => {
  const [one, two] = [await app.inject(url), await app.inject(url)]
  expect(one.statusCode).toBe(status)
  expect(one.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(one.headers['cache-control']).toBe('no-store')
  const nonce = /nonce="([^"]+)"/.exec(one.body)?.[1] ?? ''
  expect(one.body).not.toContain('__CSP_NONCE__')
  expect(one.body.split(`nonce="${nonce}"`)).toHaveLength(3)
  expect(one.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`)
  expect(two.body).not.toContain(nonce)
})

describe('whether somebody has an address', () => {
  const statusOf = async (url: string, method: 'GET' | 'HEAD' = 'GET') => (await app.inject({ method, url })).statusCode

  test.each([...shellPaths, ...plannedModulePaths])('%s stands, with and without a slash at the end', async path => {
    expect(await statusOf(path)).toBe(200)
    expect(await statusOf(`${path}/?a=1`)).toBe(200)
  })

  test.each([
    '/nothing-here',
    '/login/more',
    '/forecasting',
    '/LOGIN',
    '/settings/nothing',
    '/forecast%00',
    "/x'--",
    '/%C3%A5',
  ])('%s is missing', async path => {
    expect(await statusOf(path)).toBe(404)
    expect(await statusOf(path, 'HEAD')).toBe(404)
  })

  test('a module brings its addresses and what lies below them from the moment it is registered', async () => {
    expect(await statusOf('/invented')).toBe(404)
    await registerManifest(suite.database, { manifest: inventedModule }, suite.clock.now)
    expect([await statusOf('/invented'), await statusOf('/invented/12'), await statusOf('/inventedness')]).toEqual([
      200, 200, 404,
    ])
  })

  test('with the database away the page opens all the same, and says that it does not know', async () => {
    const away = createDatabase({ url: 'postgres://nobody:nothing@127.0.0.1:1/none' })
    const assets = { shellFolder: join(folder, 'shell'), modulesFolder: join(folder, 'modules') }
    const alone = await createApp({ ...suite.dependencies, database: away, assets })
    const [unsure, own] = [await alone.inject('/some-module'), await alone.inject('/login')]
    expect([unsure.statusCode, own.statusCode]).toEqual([503, 200])
    expect(unsure.headers['content-type']).toBe('text/html; charset=utf-8')
    await alone.close()
    await away.close()
  })
})

test('the policy of the page allows no inline or evaluated code, no objects, no frames', async () => {
  const policy = String((await app.inject('/')).headers['content-security-policy'])
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
  for (const part of [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "img-src 'self' data:",
  ])
    expect(policy).toContain(part)
})

test.each([
  '/api/nothing',
  '/api',
  '/modules/mf-forecast/9.9.9/remote.js',
  '/modules/mf-nothing/1.0.0/mf-manifest.json',
  '/modules',
  '/assets/main.ffffffffff.js',
  '/missing.js',
  '/favicon.ico',
])('the unknown address %s answers 404, never the page', async url => {
  const answer = await app.inject({ url, headers: { accept: 'text/html' } })
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('<!doctype html>')
})

test.each(['POST', 'DELETE', 'PATCH'] as const)('%s to a page address answers 404', async method => {
  expect((await app.inject({ method, url: '/login' })).statusCode).toBe(404)
})

test('HEAD of a page address is answered like GET, without the body', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/login' })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('')
})

test('a file with a hash in its name is kept for good, and its compressed copy is sent', async () => {
  const answer = await app.inject({ url: '/assets/main.0a1b2c3d4e.js', headers: { 'accept-encoding': 'br' } })
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/javascript; charset=utf-8$/),
    'x-content-type-options': 'nosniff',
  })
  const plain = await app.inject('/assets/main.0a1b2c3d4e.js')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body).toBe(code)
})

test('a file without a hash is asked for again', async () => {
  const answer = await app.inject('/favicon.svg')
  expect(answer.headers['content-type']).toMatch(/^image\/svg\+xml/)
  expect(answer.headers['cache-control']).not.toContain('immutable')
})

test('a published version never changes', async () => {
  const answer = await app.inject('/modules/mf-forecast/1.0.0/mf-manifest.json')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/modules/../../secret.txt',
  '/modules/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
])('no address leads out of the folders: %s', async url => {
  const answer = await app.inject(url)
  expect(answer.body).not.toContain('secret')
})

test.each(['/api/%', '/modules/%E0%A4%A'])('an address that cannot be decoded is refused in words: %s', async url => {
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ statusCode: 400, code: 'bad-request', message: 'Förfrågan är felaktig.' })
})
