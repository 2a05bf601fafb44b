import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publisherInto } from '../published-version.fixture'
import { sizesOf } from './module-sizes'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sizes-'))
})
afterAll(() => rm(folder, { recursive: true }))

const none = { sync: [], async: [] }
const federation = {
  metaData: { remoteEntry: { name: 'remote.js' } },
  exposes: [{ path: './app', assets: { js: { sync: ['app.js'], async: [] }, css: none } }],
}
const files = {
  'mf-manifest.json': JSON.stringify(federation),
  'remote.js': 'r'.repeat(100),
  'app.js': 'a'.repeat(20),
  'page.js': 'p'.repeat(3),
  'page.css': '.a{}',
  'text.json': '{}',
}

test('a version weighs what a browser fetches: the compressed copy of a file, or the file where it has none', async () => {
  await publisherInto(folder)('mf-staff', '1.0.0', { firstPage: ['page.js'] }, files)
  const version = join(folder, 'mf-staff', '1.0.0')
  expect(await sizesOf(version)).toEqual({ entry: 120, firstPage: 123, whole: 127 })
  await writeFile(join(version, 'remote.js.br'), 'x'.repeat(7))
  expect(await sizesOf(version)).toEqual({ entry: 27, firstPage: 30, whole: 34 })
})

test('a build that does not say what its first page fetches is weighed without it', async () => {
  await publisherInto(folder)('mf-staff', '2.0.0', {}, files)
  expect(await sizesOf(join(folder, 'mf-staff', '2.0.0'))).toEqual({ entry: 120, firstPage: null, whole: 127 })
})

test('nothing is known of a version whose files do not lie here, or are damaged', async () => {
  expect(await sizesOf(join(folder, 'mf-staff', '3.0.0'))).toBeNull()
  await publisherInto(folder)('mf-staff', '4.0.0', {}, files)
  await rm(join(folder, 'mf-staff', '4.0.0', 'app.js'))
  expect(await sizesOf(join(folder, 'mf-staff', '4.0.0'))).toBeNull()
  for (const damaged of ['{', '{}']) {
    await writeFile(join(folder, 'mf-staff', '4.0.0', 'module-record.json'), damaged)
    expect(await sizesOf(join(folder, 'mf-staff', '4.0.0'))).toBeNull()
  }
})
