import { join } from 'node:path'
import { buildStale } from '../workspace/build-stale.mjs'
import { memberFolders, reportsFolder, root } from '../workspace/paths.mjs'
import { runCommand } from '../workspace/run-command.mjs'
import { countJest, countPlaywright, forgetReport } from './read-reports.mjs'

const node = process.execPath
const inRoot = name => join(root, 'node_modules', '.bin', name)

/** A check passes or fails as one. */
const single = (name, run) => ({
  name,
  run: async () => {
    const { code, output } = await run()
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output: code === 0 ? '' : output }
  },
})

const command = (name, file, args) => single(name, () => runCommand(file, args, { quiet: true }))

/** A test runner counts its tests in a JSON report; a runner that leaves none counts as one failure. */
const runner = (name, report, count, file, args, options = {}) => ({
  name,
  run: async () => {
    const path = join(reportsFolder, report)
    forgetReport(path)
    const { code, output } = await runCommand(file, args, { quiet: true, ...options })
    const { passed, failed } = count(path)
    const unexplained = code !== 0 && failed === 0 ? 1 : 0
    return { passed, failed: failed + unexplained, output: failed + unexplained > 0 ? output : '' }
  },
})

const jest = (name, projectArgs) =>
  runner(name, `${name}.json`, countJest, inRoot('jest'), [
    ...projectArgs,
    '--json',
    `--outputFile=${join(reportsFolder, `${name}.json`)}`,
    '--maxWorkers=2',
  ])

/** What nothing uses, and then what nothing but tests uses. */
const unused = single('unused', async () => {
  const knip = args => runCommand(inRoot('knip'), ['--no-progress', ...args], { quiet: true })
  const all = await knip([])
  return all.code === 0 ? knip(['--production', '--include', 'exports,files']) : all
})

const build = single('build', async () => {
  try {
    await buildStale()
    return { code: 0, output: '' }
  } catch (error) {
    return { code: 1, output: error.message }
  }
})

/** Everything that `npm test` runs, in this order; a failing check stops none of the others. */
export const checkList = [
  command('types', inRoot('tsc'), ['--noEmit', '-p', 'tsconfig.json', '--pretty', 'false']),
  command('lint', inRoot('eslint'), ['.', '--max-warnings=0', '--cache', '--cache-location', '.cache/eslint']),
  command('format', inRoot('prettier'), ['--check', '--log-level=warn', '.']),
  command('boundaries', inRoot('depcruise'), ['--config', '.dependency-cruiser.cjs', ...memberFolders()]),
  unused,
  command('sherif', inRoot('sherif'), ['--fail-on-warnings']),
  command('texts', node, ['scripts/texts.mjs']),
  command('floors', node, ['scripts/floors.mjs']),
  jest('unit', ['--ignoreProjects', 'api']),
  jest('api', ['--selectProjects', 'api']),
  build,
  runner(
    'browser',
    'browser.json',
    countPlaywright,
    join(root, 'e2e', 'node_modules', '.bin', 'playwright'),
    ['test'],
    {
      cwd: join(root, 'e2e'),
    },
  ),
  command('requirements', node, ['scripts/requirements.mjs', '--quiet', '--strict']),
]
