import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countPlaywright, mostUnsteady, requirementsOf, testsOfLastRuns } from './read-reports.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veckovis-reports-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

type Statuses = readonly ('expected' | 'unexpected' | 'flaky' | 'skipped')[]

/** A report as playwright writes it: a suite in a suite, each test with its status. */
const reportOf = (statuses: Statuses) => {
  const count = (wanted: Statuses[number]) => statuses.filter(status => status === wanted).length
  const specs = statuses.map((status, index) => ({
    file: 'a.spec.ts',
    title: `test ${index}`,
    ok: status !== 'unexpected',
    tests: [{ status }],
  }))
  const stats = {
    expected: count('expected'),
    unexpected: count('unexpected'),
    flaky: count('flaky'),
    skipped: count('skipped'),
  }
  const path = join(folder, 'browser.json')
  writeFileSync(path, JSON.stringify({ stats, errors: [], suites: [{ specs: [], suites: [{ specs }] }] }))
  return path
}

test('a test that needed its second try is passed, and named', () => {
  const path = reportOf(['expected', 'flaky', 'expected'])
  expect(countPlaywright(path)).toEqual({ passed: 3, failed: 0, unsteady: ['a.spec.ts: test 1'] })
  expect(testsOfLastRuns({ jest: [], playwright: [path] }).map(({ passed }) => passed)).toEqual([true, true, true])
})

test('more than a few of them are failures, each of them', () => {
  const few = Array.from({ length: mostUnsteady }, () => 'flaky' as const)
  expect(countPlaywright(reportOf(few))).toMatchObject({ passed: mostUnsteady, failed: 0 })
  expect(countPlaywright(reportOf([...few, 'flaky']))).toMatchObject({ passed: 0, failed: mostUnsteady + 1 })
})

test('a test that fails twice has failed, and one that was skipped too', () => {
  expect(countPlaywright(reportOf(['expected', 'unexpected', 'skipped']))).toMatchObject({ passed: 1, failed: 2 })
})

test('a run that left no report has passed nothing', () => {
  expect(countPlaywright(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 })
})

test('every requirement that a title cites is proven by its test, not the first alone', () => {
  expect(requirementsOf('R-101 R-102 R-103 a page that is opened once')).toEqual(['R-101', 'R-102', 'R-103'])
  expect(requirementsOf('R-101 a page of its own')).toEqual(['R-101'])
  expect(requirementsOf('a page that proves nothing numbered, AR-101 or R-1011')).toEqual([])
})
