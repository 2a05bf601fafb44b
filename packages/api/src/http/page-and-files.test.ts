import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type PublishedManifest } from '@veckovis/contracts/modules'
import { plannedModulePaths, shellPaths } from '@veckovis/contracts/pages'
import { createTestApp, registerManifest, type TestApp } from '@veckovis/testing'
import { createApp } from '../app'
import { createDatabase } from '../db/database'

let folder = ''
let suite: TestApp
let app: Awaited<ReturnType<typeof createApp>>

const page =
  '<!doctype html><meta name="veckovis-sign-up" content="__SIGN_UP__" /><script nonce="__CSP_NONCE__"></script><style nonce="__CSP_NONCE__"></style>'
const same = (text: string) => ({ sv: text, en: text })
const inventedModule: PublishedManifest = {
  id: 'mf-invented',
  title: same('Invented'),
  contract: { from: 1, to: 1 },
  licenceKey: 'invented',
  permissions: [2],
  routes: [{ path: '/invented', permission: 2, title: same('Invented') }],
  navigation: [],
  apiAreas: [],
}
const forecastModule: PublishedManifest = {
  ...inventedModule,
  id: 'mf-forecast',
  routes: [{ path: '/forecast', permission: 2, title: same('Forecast') }],
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
  await registerManifest(suite.database, { manifest: forecastModule, version: '1.0.0' }, suite.clock.now)
  const assets = { shellFolder: join(folder, 'shell'), modulesFolder: join(folder, 'modules') }
  app = await createApp({ ...suite.dependencies, assets })
}, 60_000)

afterAll(async () => {
  await app.close()
  await suite.close()
  await rm(folder, { recursive: true, force: true })
})

test('the page says whether somebody may ask for an account', async () => {
  expect((await app.inject('/login')).body).toContain('<meta name="veckovis-sign-up" content="on" />')
  const assets = { shellFolder: join(folder, 'shell'), modulesFolder: join(folder, 'modules') }
  const closed = await createApp({ ...suite.dependencies, assets, isSignUpOpen: false })
  expect((await closed.inject('/login')).body).toContain('<meta name="veckovis-sign-up" content="off" />')
  await closed.close()
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

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br;q=0.5', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['deflate', undefined],
  ['', undefined],
])('anyone who takes %j gets the same page in the encoding %s', async (accepted, encoding) => {
  const answer = await app.inject({ url: '/login', headers: { 'accept-encoding': accepted } })
  expect(answer.headers['content-encoding']).toBe(encoding)
  const text =
    encoding === 'br'
      ? brotliDecompressSync(answer.rawPayload)
      : encoding === 'gzip'
        ? gunzipSync(answer.rawPayload)
        : answer.rawPayload
  const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]+"/g, '')
  expect(withoutNonce(text.toString())).toBe(withoutNonce((await app.inject('/login')).body))
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
    "require-trusted-types-for 'script'",
    'trusted-types default',
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

describe('the files of a module', () => {
  const days = (count: number) => new Date(suite.clock.now.getTime() + count * 86_400_000)
  /** A server of its own, which remembers nothing of the others'. */
  const statusesAt = async (now: Date, versions: readonly string[]) => {
    const assets = { shellFolder: join(folder, 'shell'), modulesFolder: join(folder, 'modules') }
    const later = await createApp({ ...suite.dependencies, now: () => now, assets })
    const statuses: number[] = []
    for (const version of versions)
      statuses.push((await later.inject(`/modules/mf-superseded/${version}/mf-manifest.json`)).statusCode)
    await later.close()
    return statuses
  }

  test('are there while the registry lists the version: the active one, and others 31 days after the next', async () => {
    const manifest = {
      ...inventedModule,
      id: 'mf-superseded',
      routes: [{ ...inventedModule.routes[0], path: '/superseded' }],
    }
    const versions = ['1.0.0', '2.0.0', '3.0.0']
    for (const version of [...versions, 'never-registered']) {
      await mkdir(join(folder, 'modules/mf-superseded', version), { recursive: true })
      await writeFile(join(folder, 'modules/mf-superseded', version, 'mf-manifest.json'), '{}')
    }
    for (const [index, version] of versions.entries())
      await registerManifest(suite.database, { manifest: manifest as PublishedManifest, version }, days(index * 10))
    const asked = [...versions, 'never-registered']
    expect(await statusesAt(days(20), asked)).toEqual([200, 200, 200, 404])
    expect(await statusesAt(days(10 + 31), asked)).toEqual([404, 200, 200, 404])
    expect(await statusesAt(days(20 + 31), asked)).toEqual([404, 404, 200, 404])
    expect(await statusesAt(days(1000), asked)).toEqual([404, 404, 200, 404])
  })

  test('of a version that was set back to are there as long as it is the active one', async () => {
    const manifest = { ...inventedModule, id: 'mf-back', routes: [{ ...inventedModule.routes[0], path: '/back' }] }
    await mkdir(join(folder, 'modules/mf-back/1.0.0'), { recursive: true })
    await writeFile(join(folder, 'modules/mf-back/1.0.0/mf-manifest.json'), '{}')
    for (const version of ['1.0.0', '2.0.0', '1.0.0'])
      await registerManifest(suite.database, { manifest: manifest as PublishedManifest, version }, suite.clock.now)
    const assets = { shellFolder: join(folder, 'shell'), modulesFolder: join(folder, 'modules') }
    const later = await createApp({ ...suite.dependencies, now: () => days(1000), assets })
    expect((await later.inject('/modules/mf-back/1.0.0/mf-manifest.json')).statusCode).toBe(200)
    await later.close()
  })
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
