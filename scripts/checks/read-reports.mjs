import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { readJson, root } from '../workspace/paths.mjs'

/** Removes the report of an earlier run, so that only this run's figures can be read. */
export const forgetReport = path => {
  mkdirSync(dirname(path), { recursive: true })
  rmSync(path, { force: true })
}

const noReport = { passed: 0, failed: 0 }

/** A skipped test is a failure here: what does not run proves nothing. */
export const countJest = path => {
  if (!existsSync(path)) return noReport
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = readJson(path)
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests + numRuntimeErrorTestSuites }
}

export const countPlaywright = path => {
  if (!existsSync(path)) return noReport
  const { stats, errors } = readJson(path)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}

const jestTests = path =>
  readJson(path).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({ file: relative(root, name), title, passed: status === 'passed' })),
  )

const specsIn = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)]

const playwrightTests = path =>
  specsIn({ suites: readJson(path).suites }).map(({ file, title, ok, tests }) => ({
    file: `e2e/journeys/${file}`,
    title,
    passed: ok && tests.every(({ status }) => status === 'expected'),
  }))

/** Every test of the last runs: `{ file, title, passed }`. */
export const testsOfLastRuns = ({ jest, playwright }) => [
  ...jest.filter(existsSync).flatMap(jestTests),
  ...playwright.filter(existsSync).flatMap(playwrightTests),
]
