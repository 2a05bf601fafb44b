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

const specsIn = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)]

/** So many tests may need their second try before it is the suite that is taken for unsteady. */
export const mostUnsteady = 4

/**
 * `unsteady` are the tests that passed at their second try only. A few are told and counted as passed, because a run of
 * the whole takes half an hour on a machine that others use too; more count as failed, each of them.
 */
export const countPlaywright = path => {
  if (!existsSync(path)) return noReport
  const { stats, errors, suites } = readJson(path)
  const unsteady = specsIn({ suites })
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`)
  const isSteady = stats.flaky <= mostUnsteady
  return {
    passed: stats.expected + (isSteady ? stats.flaky : 0),
    failed: stats.unexpected + (isSteady ? 0 : stats.flaky) + stats.skipped + errors.length,
    unsteady,
  }
}

const jestTests = path =>
  readJson(path).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({ file: relative(root, name), title, passed: status === 'passed' })),
  )

const playwrightTests = path =>
  specsIn({ suites: readJson(path).suites }).map(({ file, title, ok, tests }) => ({
    file: `e2e/journeys/${file}`,
    title,
    passed: ok && tests.every(({ status }) => status === 'expected' || status === 'flaky'),
  }))

/** Every test of the last runs: `{ file, title, passed }`. */
export const testsOfLastRuns = ({ jest, playwright }) => [
  ...jest.filter(existsSync).flatMap(jestTests),
  ...playwright.filter(existsSync).flatMap(playwrightTests),
]

/** The requirements that the title of a test cites: all of them, because one test can prove several. */
export const requirementsOf = title => title.match(/\bR-\d{3}\b/g) ?? []
