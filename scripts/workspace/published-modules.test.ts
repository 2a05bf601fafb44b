import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishRemote } from './published-modules.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veckovis-published-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

type Types = Record<string, string>

const record = (usedTypes?: Types, more: object = {}) => ({
  id: 'mf-a',
  version: '0.1.0-aa',
  integrity: { 'a.js': 'sha384-a' },
  ...more,
  ...(usedTypes && { usedTypes }),
})

/** Publishes what a build has made: its record, and the code of its one file. */
const publish = (made: object, { isNew = true, code = 'a' } = {}) => {
  const built = join(folder, 'dist')
  mkdirSync(built, { recursive: true })
  writeFileSync(join(built, 'module-record.json'), JSON.stringify(made))
  writeFileSync(join(built, 'a.js'), code)
  writeFileSync(join(built, 'a.js.map'), '{}')
  publishRemote('mf-a', { isNew }, built, join(folder, 'modules'))
}

const published = (name = 'module-record.json') => join(folder, 'modules/mf-a/0.1.0-aa', name)
const recordThere = (): unknown => JSON.parse(readFileSync(published(), 'utf8'))
/** Makes the published record an hour old, and answers whether it still is after the work. */
const staysOld = (work: () => void) => {
  const hourAgo = new Date(Date.now() - 3_600_000)
  utimesSync(published(), hourAgo, hourAgo)
  work()
  return statSync(published()).mtimeMs < Date.now() - 1_800_000
}

test('a build is copied below its version, without maps, and leaves nothing beside the folder of modules', () => {
  publish(record({ 'ui/Button': '1' }))
  expect(readdirSync(join(folder, 'modules/mf-a'))).toEqual(['0.1.0-aa'])
  expect(readdirSync(published('.')).toSorted()).toEqual(['a.js', 'module-record.json'])
  expect(recordThere()).toEqual(record({ 'ui/Button': '1' }))
  expect(readdirSync(folder).toSorted()).toEqual(['dist', 'modules'])
})

test('the same version, built again with types of now, takes over these alone: no file and nothing else of the record', () => {
  publish(record({ 'ui/Button': '1' }, { calls: ['of then'] }))
  publish(record({ 'ui/Button': '2', 'ui/Card': '1' }, { calls: ['of now'] }), { code: 'another' })
  expect(recordThere()).toEqual(record({ 'ui/Button': '2', 'ui/Card': '1' }, { calls: ['of then'] }))
  expect(readFileSync(published('a.js'), 'utf8')).toBe('a')
  expect(readdirSync(folder).toSorted()).toEqual(['dist', 'modules'])
})

test('a version of before types were recorded gets them', () => {
  publish(record())
  publish(record({ 'ui/Button': '1' }))
  expect(recordThere()).toEqual(record({ 'ui/Button': '1' }))
})

test('a build that records no types leaves those that are there', () => {
  publish(record({ 'ui/Button': '1' }))
  publish(record())
  expect(recordThere()).toEqual(record({ 'ui/Button': '1' }))
})

test('what was not built just now renews nothing and keeps its age; what was is the latest', () => {
  publish(record({ 'ui/Button': '1' }))
  expect(staysOld(() => publish(record({ 'ui/Button': '2' }), { isNew: false }))).toBe(true)
  expect(recordThere()).toEqual(record({ 'ui/Button': '1' }))
  expect(staysOld(() => publish(record({ 'ui/Button': '1' })))).toBe(false)
})
