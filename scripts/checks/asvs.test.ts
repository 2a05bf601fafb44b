import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asvsProblems } from './asvs.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veckovis-review-'))
  mkdirSync(join(folder, 'docs/security'), { recursive: true })
  mkdirSync(join(folder, 'packages/api/src/http'), { recursive: true })
  writeFileSync(join(folder, 'packages/api/src/http/headers.test.ts'), "test('every answer carries them')")
  const sections = { '1.1': { level1: [], level2: [1, 2] }, '1.2': { level1: [1], level2: [] } }
  writeFileSync(join(folder, 'docs/security/asvs-ids.json'), JSON.stringify({ sections }))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const problemsOf = (rows: readonly string[], sums: string): string[] => {
  writeFileSync(join(folder, 'docs/security/asvs.md'), [sums, ...rows].join('\n'))
  return asvsProblems(folder).map(problem => problem.replace('docs/security/asvs.md: ', ''))
}

const sums = '1 met · 0 partly · 0 not met · 2 not applicable'
const met = '| 1.1.1 | Headers | met | `http/headers.test.ts#every answer carries them` |'
const rest = '| 1.1.2, 1.2.1 | Nothing | not applicable | there is none |'

test('each requirement once, with a place that is there and the right sums', () => {
  expect(problemsOf([met, rest], sums)).toEqual([])
  expect(problemsOf([met.replace('http/', 'packages/api/src/http/'), rest], sums)).toEqual([])
})

test('a requirement that is left out, comes twice or is none', () => {
  expect(problemsOf([met], '1 met · 0 partly · 0 not met · 0 not applicable')).toEqual([
    '1.1.2: no line says how it stands',
    '1.2.1: no line says how it stands',
  ])
  expect(problemsOf([met, rest, rest.replace('1.2.1', '1.9.9')], sums)).toEqual([
    '1.1.2: has more than one line',
    '1.9.9: is no requirement of levels 1 and 2',
    'the sums have to read: 1 met · 0 partly · 0 not met · 4 not applicable',
  ])
})

test.each([
  ['a file that is not there', met.replace('headers', 'footers'), '1.1.1: there is no http/footers.test.ts'],
  [
    'a test of another name',
    met.replace('every', 'no'),
    '1.1.1: http/headers.test.ts does not say "no answer carries them"',
  ],
  ['no place', '| 1.1.1 | Headers | met | they are there |', '1.1.1: no test or place shows it'],
])('what is met by %s', (_what, row, problem) => {
  expect(problemsOf([row, rest], sums)).toEqual([problem])
})

test('a state of its own, and one without a reason', () => {
  expect(problemsOf([met.replace('| met |', '| nearly |'), rest], sums)).toEqual([
    '1.1.1: "nearly" is none of met, partly, not met, not applicable',
    'the sums have to read: 0 met · 0 partly · 0 not met · 2 not applicable',
  ])
  expect(problemsOf([met, '| 1.1.2, 1.2.1 | Nothing | not applicable |  |'], sums)).toEqual([
    '1.1.2, 1.2.1: nothing says why',
  ])
})

test('what a link leads to has to be there', () => {
  const linked = '| 1.1.2, 1.2.1 | Nothing | not applicable | as [this](asvs.md) and [that](../that.md#why) say |'
  expect(problemsOf([met, linked], sums)).toEqual(['there is no ../that.md'])
})
