import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { missingPaths } from './named-paths.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veckovis-documents-'))
  mkdirSync(join(folder, 'packages/domain'), { recursive: true })
  mkdirSync(join(folder, 'docs/decisions'), { recursive: true })
  writeFileSync(join(folder, 'packages/domain/week.ts'), '')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const missingIn = (text: string): string[] => {
  writeFileSync(join(folder, 'README.md'), '')
  writeFileSync(join(folder, 'CONTRIBUTING.md'), '')
  writeFileSync(join(folder, 'ARCHITECTURE.md'), text)
  return missingPaths(folder)
}

test('a file that a document names has to be there', () => {
  expect(missingIn('`packages/domain/week.ts` and `packages/domain`')).toEqual([])
  expect(missingIn('`packages/domain/day.ts`')).toEqual(['ARCHITECTURE.md: there is no packages/domain/day.ts'])
})

test('each of the files in braces has to be there', () => {
  expect(missingIn('`packages/domain/{week,day}.ts`')).toEqual(['ARCHITECTURE.md: there is no packages/domain/day.ts'])
})

test('what a link leads to has to be there', () => {
  expect(missingIn('[first](README.md#begin), [second](docs/second.md), [third](https://veckovis.example/a)')).toEqual([
    'ARCHITECTURE.md: there is no docs/second.md',
  ])
})

test('addresses, patterns, built files and the made-up area are no files', () => {
  expect(missingIn('`/api/health`, `@scope/name`, `packages/*/src`, `.cache/x`, `packages/home-care`')).toEqual([])
})

test('decisions are read too: their links begin in their own folder, and a part of a file is no other file', () => {
  const text = '[week](../../packages/domain/week.ts#L1), `packages/domain/week.ts#first`, [other](0002-other.md)'
  writeFileSync(join(folder, 'docs/decisions/0001-one.md'), text)
  expect(missingIn('')).toEqual(['docs/decisions/0001-one.md: there is no docs/decisions/0002-other.md'])
})
