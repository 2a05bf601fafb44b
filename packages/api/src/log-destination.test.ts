import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { StartError } from './errors'
import { openLog } from './log-destination'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veckovis-log-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a line goes to the file, after those that are there, and the file is for its owner alone', () => {
  const file = join(folder, 'data', 'veckovis.log')
  for (const what of ['first start', 'second start']) pino(openLog(file)).warn(what)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  expect(lines.map(line => (JSON.parse(line) as { msg: string }).msg)).toEqual(['first start', 'second start'])
  expect(statSync(file).mode & 0o077).toBe(0)
})

test('a file that has grown too large is begun again', () => {
  const file = join(folder, 'veckovis.log')
  writeFileSync(file, 'x'.repeat(5_000_001))
  pino(openLog(file)).warn('a start')
  expect(statSync(file).size).toBeLessThan(1_000)
})

test('a file that cannot be written is told in a sentence', () => {
  writeFileSync(join(folder, 'taken'), '')
  expect(() => openLog(join(folder, 'taken', 'veckovis.log'))).toThrow(StartError)
})
