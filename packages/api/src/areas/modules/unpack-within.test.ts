import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createHash } from 'node:crypto'
import { fileProblems } from './module-files'
import { unpackWithin } from './unpack-within'

const bomb = brotliCompressSync(Buffer.alloc(64_000_000))

test('what unpacks to more than it may hold is refused before it is in memory', async () => {
  expect(bomb.length).toBeLessThan(1_000)
  await expect(unpackWithin(bomb, 1_000)).rejects.toMatchObject({ code: 'ERR_BUFFER_TOO_LARGE' })
  const fits = brotliCompressSync('abc')
  expect(String(await unpackWithin(fits, 3))).toBe('abc')
  await expect(unpackWithin(fits, 2)).rejects.toMatchObject({ code: 'ERR_BUFFER_TOO_LARGE' })
})

test('a compressed copy of a published file may hold no more than the file, and is refused by its name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'unpack-'))
  const digest = `sha384-${createHash('sha384').update('abc').digest('base64')}`
  await writeFile(join(folder, 'a.js'), 'abc')
  await writeFile(join(folder, 'a.js.br'), bomb)
  expect(await fileProblems(folder, { integrity: { 'a.js': digest }, manifestFile: 'a.js' })).toEqual([
    'a.js.br does not hold a.js',
  ])
  await rm(folder, { recursive: true })
})

const unpacking =
  /\b(?:brotliDecompress|gunzip|unzip|inflate(?:Raw)?|zstdDecompress)(?:Sync)?\b|createGunzip|createInflate|createUnzip|createBrotliDecompress/

test('nothing else on the server and in its commands unpacks', () => {
  const root = join(__dirname, '../../../../..')
  const sources = ['packages/api/src', 'packages/build', 'scripts', 'packages/testing/src'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  )
  const own = sources.filter(name => /\.(?:ts|mjs|js)$/.test(name) && !/node_modules|\.test\.|dist\//.test(name))
  const unpacks = own.filter(name => unpacking.test(readFileSync(join(root, name), 'utf8')))
  expect(unpacks).toEqual(['packages/api/src/areas/modules/unpack-within.ts'])
})
