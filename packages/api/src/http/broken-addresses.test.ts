import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { PublishedManifest } from '@veckovis/contracts/modules'
import { createTestApp, registerManifest, type TestApp } from '@veckovis/testing'
import { pino } from 'pino'
import { createApp } from '../app'

const sealedPage =
  '<!doctype html><script src="/a.js" crossorigin="anonymous" integrity="sha384-x"></script><p>page</p>'
const same = { sv: 'Prognos', en: 'Forecast' }
const forecastModule: PublishedManifest = {
  id: 'mf-forecast',
  title: same,
  contract: { from: 1, to: 1 },
  licenceKey: 'forecast',
  permissions: [2],
  routes: [{ path: '/forecast', permission: 2, title: same }],
  navigation: [],
  apiAreas: [],
}
const logged: string[] = []
let folder = ''
let suite: TestApp
let app: Awaited<ReturnType<typeof createApp>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veckovis-addresses-'))
  const version = join(folder, 'modules/mf-forecast/1.0.0')
  await mkdir(join(folder, 'shell/assets'), { recursive: true })
  await mkdir(join(version, 'assets'), { recursive: true })
  for (const file of ['shell/index.html', 'shell/assets/main.0a1b2c3d4e.js'])
    await writeFile(join(folder, file), sealedPage)
  for (const file of ['remote-entry.js', 'remote-entry.js.map', 'mf-manifest.json', 'module-record.json'])
    await writeFile(join(version, file), '{"secret":12345}')
  await writeFile(join(folder, 'shell/assets/main.0a1b2c3d4e.js.map'), '{"secret":1}')
  await writeFile(join(folder, 'secret.txt'), 'secret')
  suite = await createTestApp()
  await registerManifest(suite.database, { manifest: forecastModule, version: '1.0.0' }, suite.clock.now)
  const assets = { shellFolder: join(folder, 'shell'), modulesFolder: join(folder, 'modules') }
  const logger = pino(
    { level: 'error' },
    new Writable({ write: (chunk, _, done) => (logged.push(String(chunk)), done()) }),
  )
  app = await createApp({ ...suite.dependencies, assets, logger })
  await app.listen({ port: 0, host: '127.0.0.1' })
}, 60_000)
afterAll(async () => {
  await app.close()
  await suite.close()
  await rm(folder, { recursive: true, force: true })
})

/** The address as it is, which neither fetch nor inject would send. */
const ask = (target: string, headers: readonly string[] = []) =>
  new Promise<string>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('latin1')
    socket.on('data', text => (answer += String(text)))
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
    const lines = [`GET ${target} HTTP/1.1`, 'Host: veckovis.example', 'Connection: close', ...headers]
    socket.write(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  })

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? NaN)
const bodyOf = (answer: string): string => answer.slice(answer.indexOf('\r\n\r\n'))

const folders = ['/', '/assets/', '/modules/', '/modules/mf-forecast/1.0.0/', '/api/']

/** What an address may end in that names no file and no page. */
const endings = [
  ...['%', '%zz', '%E0%A4%A', '%FF', '%C0%AE', '%25', '%0d%0aset-cookie:a=b'],
  ...['%00', '%00.js', 'a%00b.js', 'main.0a1b2c3d4e.js%00', '\xe5.js', '%F0%9F%98%80.js'],
  ...['..', '../', '../../secret.txt', '..%2fsecret.txt', '%2e%2e/secret.txt', '%252e%252e%252fsecret.txt'],
  ...['%2e%2e%2f%2e%2e%2f%2e%2e%2fsecret.txt', '..%5c..%5csecret.txt', '%5c', '\\', './', '.', '.env', '.git/config'],
  ...['//evil.example/x.js', 'a//b.js', '%2f', 'main.0a1b2c3d4e.js/', 'main.0a1b2c3d4e.js/x', 'a.js;', '~'],
  ...[`${'a'.repeat(300)}.js`, 'a'.repeat(300), `${'a'.repeat(5000)}.js`, `${'x/'.repeat(2000)}y.js`],
]

test.each(folders)(
  'an address below %s that names nothing is the caller’s fault, whatever it is made of',
  async place => {
    const answers = await Promise.all(
      endings.map(async ending => [ending.slice(0, 40), await ask(place + ending)] as const),
    )
    const wrong = answers.filter(([, answer]) => !(statusOf(answer) >= 400 && statusOf(answer) < 500))
    expect(wrong.map(([ending, answer]) => [ending, statusOf(answer)])).toEqual([])
    expect(answers.filter(([, answer]) => bodyOf(answer).includes('secret'))).toEqual([])
    expect(logged).toEqual([])
  },
)

const files = ['/assets/main.0a1b2c3d4e.js', '/modules/mf-forecast/1.0.0/remote-entry.js', '/']
const oddHeaders = [
  ...['bytes=9-1', 'bytes=a-b', 'bytes=99999-', 'bytes=-', 'bytes=-0', 'lines=0-1', 'bytes=0-1,2-3'].map(
    range => `Range: ${range}`,
  ),
  `Range: bytes=${'0-1,'.repeat(1000)}`,
  ...['\xff', '"', 'W/', '"a",'.repeat(1000), '*'].map(tag => `If-None-Match: ${tag}`),
  ...['If-Match: x', 'If-Match: "', 'If-Range: x', 'If-Modified-Since: nope', 'If-Unmodified-Since: nope'],
  ...['Accept-Encoding: br;q=x', 'Accept-Encoding: \xff, ,;', 'Accept-Language: \xff;;q=', 'Expect: x'],
]

test.each(files)('no header that cannot be read makes a fault of ours of %s', async file => {
  const statuses = await Promise.all(oddHeaders.map(async header => statusOf(await ask(file, [header]))))
  expect(statuses.filter(status => !(status < 500))).toEqual([])
  expect(logged).toEqual([])
})

test('a range that the file does not have, and a version that it is not, are answered as such', async () => {
  const [file = ''] = files
  const answers = [await ask(file, ['Range: bytes=99999-']), await ask(file, ['If-Match: "x"'])]
  expect(answers.map(statusOf)).toEqual([416, 412])
  expect(answers.every(answer => /cache-control: no-store/i.test(answer))).toBe(true)
})

test.each([
  '/index.html',
  '/assets/main.0a1b2c3d4e.js.map',
  '/modules/mf-forecast/1.0.0/remote-entry.js.map',
  '/modules/mf-forecast/1.0.0/module-record.json',
])('what no page fetches is not served: %s', async address => {
  expect((await app.inject(address)).statusCode).toBe(404)
})

test('what a page fetches is', async () => {
  const addresses = [...files, '/modules/mf-forecast/1.0.0/mf-manifest.json']
  const statuses = await Promise.all(addresses.map(async address => (await app.inject(address)).statusCode))
  expect(statuses).toEqual([200, 200, 200, 200])
})

test('a development build is served with its maps', async () => {
  const developed = join(folder, 'developed')
  await mkdir(developed)
  await writeFile(join(developed, 'index.html'), '<!doctype html><script src="/shell.js"></script>')
  await writeFile(join(developed, 'shell.js.map'), '{}')
  const assets = { shellFolder: developed, modulesFolder: join(folder, 'modules') }
  const inDevelopment = await createApp({ ...suite.dependencies, assets })
  expect((await inDevelopment.inject('/shell.js.map')).statusCode).toBe(200)
  await inDevelopment.close()
})
