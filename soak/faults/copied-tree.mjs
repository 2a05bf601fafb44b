import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cacheFolder, readJson, root } from '../../scripts/workspace/paths.mjs'

const playwrightTests = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(playwrightTests)]

/** The titles of what failed, and whether every file ran at all. */
const readJest = ({ testResults, numRuntimeErrorTestSuites }) => ({
  failed: testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => title),
  ),
  hasRun: numRuntimeErrorTestSuites === 0 && testResults.length > 0,
})

const readPlaywright = report => {
  const tests = playwrightTests(report)
  return {
    failed: tests.filter(({ ok }) => !ok).map(({ title }) => title),
    hasRun: report.errors.length === 0 && tests.length > 0,
  }
}

/**
 * A copy of the workspace as it stands, to put faults into: the tree itself is never touched.
 * @returns what may be done with it
 */
export const copyTree = () => {
  const copy = mkdtempSync(join(tmpdir(), 'veckovis-faults-'))
  execFileSync(process.execPath, [join(root, 'scripts/new-area/testing/copy-workspace.mjs'), copy])
  const pnpm = join(cacheFolder, 'pnpm')
  mkdirSync(join(copy, '.cache'))
  if (existsSync(pnpm)) symlinkSync(pnpm, join(copy, '.cache/pnpm'))
  const report = join(copy, '.cache/report.json')

  const run = (folder, program, args, read) => {
    rmSync(report, { force: true })
    const { status, stdout, stderr } = spawnSync(join(copy, folder, 'node_modules/.bin', program), args, {
      cwd: join(copy, folder),
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })
    const found = existsSync(report) ? read(readJson(report)) : { failed: [], hasRun: false }
    return { ...found, hasRun: found.hasRun && (status === 0 || found.failed.length > 0), output: `${stdout}${stderr}` }
  }

  return {
    /** Runs these files of jest: the titles of the tests that failed. */
    jest: files => run('.', 'jest', [...files, '--json', `--outputFile=${report}`, '--runInBand'], readJest),
    /** Builds what is stale and runs these journeys. */
    journeys: files => {
      const build = [join(copy, 'scripts/build.mjs')]
      const { status, stdout, stderr } = spawnSync(process.execPath, build, { cwd: copy, encoding: 'utf8' })
      if (status !== 0) return { failed: [], hasRun: false, output: `${stdout}${stderr}` }
      const args = ['test', '--project=browser', '--retries=0', '--workers=1', '--reporter=json', ...files]
      return run('e2e', 'playwright', args, readPlaywright)
    },
    /** Does work while the text stands otherwise in a file of the copy. */
    whileChanged: ({ file, from, to }, work) => {
      const path = join(copy, file)
      const before = readFileSync(path, 'utf8')
      writeFileSync(
        path,
        before.replace(from, () => to),
      )
      try {
        return work()
      } finally {
        writeFileSync(path, before)
      }
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }
}
