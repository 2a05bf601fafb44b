import { join } from 'node:path'
import { writeStyleTypes } from '../styles/write-style-types.mjs'
import { buildStale } from '../workspace/build-stale.mjs'
import { memberFolders, reportsFolder, root } from '../workspace/paths.mjs'
import { runCommand } from '../workspace/run-command.mjs'
import { prepareEarlier } from './earlier-shell/prepare-earlier.mjs'
import { countJest, countPlaywright, forgetReport } from './read-reports.mjs'

const node = process.execPath
const inRoot = name => join(root, 'node_modules', '.bin', name)

/** A check passes or fails as one, and runs on one processor. */
const single = (name, run) => ({
  name,
  isSingle: true,
  run: async part => {
    const { code, output } = await run(part)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output: code === 0 ? '' : output }
  },
})

const command = (name, file, args, whole = []) =>
  single(name, (part = whole) => runCommand(file, [...args, ...part], { quiet: true }))

const told = unsteady => unsteady.map(test => `  unsteady, passed at its second try: ${test}`)

/**
 * A test runner counts its tests in a JSON report; a runner that leaves none counts as one failure. What is said of
 * requirements rests on the reports of whole runs, so that of a part stands elsewhere.
 */
const runner = (name, count, file, start) => ({
  name,
  run: async part => {
    const path = join(reportsFolder, part ? 'parts' : '.', `${name}.json`)
    forgetReport(path)
    const { args, ...options } = start(path, part)
    const { code, output } = await runCommand(file, args, { quiet: true, ...options })
    const { passed, failed, unsteady = [] } = count(path)
    const unexplained = code !== 0 && failed === 0 ? 1 : 0
    const isRed = failed + unexplained > 0
    return { passed, failed: failed + unexplained, output: [...told(unsteady), ...(isRed ? [output] : [])].join('\n') }
  },
})

const jest = (name, whole) =>
  runner(name, countJest, inRoot('jest'), (path, part = whole) => ({
    args: [...part, '--json', `--outputFile=${path}`, '--maxWorkers=2'],
  }))

const e2e = join(root, 'e2e')

const browserTests = (name, args, env = {}) =>
  runner(name, countPlaywright, join(e2e, 'node_modules', '.bin', 'playwright'), (path, part = []) => ({
    args: ['test', ...args, ...part],
    cwd: e2e,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
  }))

/** Journeys with a part of an earlier commit. Where there is none it counts for nothing, and the run's end says so. */
const withEarlier = name => ({
  name,
  run: async () => {
    let prepared
    try {
      prepared = await prepareEarlier(name)
    } catch (error) {
      return { passed: 0, failed: 1, output: error.message }
    }
    const { untried, said, env } = prepared
    if (untried !== undefined) return { passed: 0, failed: 0, untried }
    const { output, ...counted } = await browserTests(name, [`--project=${name}`], env).run()
    return { ...counted, output: [...said, ...(output ? [output] : [])].join('\n') }
  },
})

/** What nothing uses, and then what nothing but tests uses. */
const unused = single('unused', async () => {
  const knip = args => runCommand(inRoot('knip'), ['--no-progress', ...args], { quiet: true })
  const all = await knip([])
  return all.code === 0 ? knip(['--production', '--include', 'exports,files']) : all
})

const build = {
  ...single('build', async () => {
    try {
      await buildStale()
      return { code: 0, output: '' }
    } catch (error) {
      return { code: 1, output: error.message }
    }
  }),
  isSingle: false,
}

const types = single('types', () => {
  writeStyleTypes()
  return runCommand(inRoot('tsc'), ['--noEmit', '-p', 'tsconfig.json', '--pretty', 'false'], { quiet: true })
})

/**
 * Everything that `npm test` runs, in this order; a failing check stops none of the others. Lint, format and tests can
 * look at a part instead: at files, projects or journeys that `run` is given.
 */
export const checkList = [
  types,
  command('lint', inRoot('eslint'), ['--max-warnings=0', '--cache', '--cache-location', '.cache/eslint'], ['.']),
  command('format', inRoot('prettier'), ['--check', '--ignore-unknown', '--log-level=warn'], ['.']),
  command('boundaries', inRoot('depcruise'), ['--config', '.dependency-cruiser.cjs', ...memberFolders()]),
  unused,
  command('sherif', inRoot('sherif'), ['--fail-on-warnings']),
  command('texts', node, ['scripts/texts.mjs']),
  command('styles', node, ['scripts/styles.mjs']),
  command('shared-types', node, ['scripts/shared-types.mjs', '--check']),
  command('floors', node, ['scripts/floors.mjs']),
  command('licences', node, ['scripts/licences.mjs']),
  jest('unit', ['--ignoreProjects', 'api']),
  jest('api', ['--selectProjects', 'api']),
  build,
  browserTests('browser', ['--project=browser', '--project=wide-font']),
  // A check of its own, so that a failure of the others keeps none of them from running.
  browserTests('alone', ['--project=alone', '--no-deps']),
  withEarlier('earlier-shell'),
  withEarlier('earlier-modules'),
  command('requirements', node, ['scripts/requirements.mjs', '--quiet', '--strict']),
]
