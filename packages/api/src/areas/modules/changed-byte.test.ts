import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { fileProblems } from './module-files'
import { isRefused, readPublishedModules, readPublishedVersion } from './module-record'
import { publisherInto } from './published-version.fixture'

/** One of each kind that a build writes. */
const files = {
  'mf-manifest.json': '{"exposes": []}',
  'remote-entry.js': 'var mf_staff_1_0_0;',
  'page.1a2b.js': 'run()',
  'worker.3c4d.mjs': 'work()',
  'assets/page.5e6f.css': '.a{color:red}',
  'assets/page.5e6f.woff2': 'wOF2',
  'assets/sv.json': '{"title":"Personal"}',
  'assets/en.json': '{"title":"Staff"}',
}

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veckovis-byte-'))
  const publish = publisherInto(folder)
  for (const id of ['mf-staff', 'mf-diary']) await publish(id, '1.0.0', {}, files)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const changeByte = async (file: string, place: number) => {
  const content = await readFile(file)
  content.writeUInt8(content.readUInt8(place) ^ 1, place)
  await writeFile(file, content)
}

test.each(Object.keys(files))('one changed byte of %s, wherever it is: the version is not taken', async name => {
  const file = join(folder, 'mf-staff/1.0.0', name)
  const { length } = await readFile(file)
  for (const place of [0, Math.floor(length / 2), length - 1]) {
    await changeByte(file, place)
    const { records, refused } = await readPublishedModules(folder)
    expect(records.map(({ id }) => id)).toEqual(['mf-diary'])
    expect(refused).toMatchObject([{ moduleId: 'mf-staff', kind: 'damaged', detail: expect.stringContaining(name) }])
    await changeByte(file, place)
  }
  expect((await readPublishedModules(folder)).refused).toEqual([])
})

test.each(Object.keys(files))('one changed byte in what the compressed copy of %s holds: likewise', async name => {
  const place = join(folder, 'mf-staff/1.0.0')
  const file = join(place, `${name}.br`)
  const content = await readFile(join(place, name))
  await writeFile(file, brotliCompressSync(content))
  expect((await readPublishedModules(folder)).refused).toEqual([])
  content.writeUInt8(content.readUInt8(0) ^ 1, 0)
  await writeFile(file, brotliCompressSync(content))
  expect((await readPublishedModules(folder)).refused).toMatchObject([{ moduleId: 'mf-staff', kind: 'damaged' }])
})

test('a digest of another file in the record is none, and neither is one that is left out', async () => {
  const record = await readPublishedVersion(folder, 'mf-staff', '1.0.0')
  if (isRefused(record)) throw new Error(record.detail)
  const { integrity, manifestFile } = record
  const place = join(folder, 'mf-staff/1.0.0')
  const { 'page.1a2b.js': page = '', ...others } = integrity
  expect(await fileProblems(place, { manifestFile, integrity: others })).toEqual(['page.1a2b.js has no digest'])
  const swapped = { ...integrity, 'remote-entry.js': page }
  expect(await fileProblems(place, { manifestFile, integrity: swapped })).toHaveLength(1)
})
