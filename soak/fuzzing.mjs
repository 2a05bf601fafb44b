// Whatever is sent to a route by its own schema, or nearly, is answered without a failure of ours: 20 000 calls of each
// route, in process on a PostgreSQL of its own: node soak/fuzzing.mjs [--short] [--routes pattern]
// All of them take hours. --routes takes those whose "METHOD /address" the pattern matches, so that several can run side
// by side; a route that came through on this commit is not run again, so that a run that was ended goes on where it was.
// The short form in the tests is packages/api/src/http/fuzzing/fuzzing.test.ts.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../scripts/workspace/paths.mjs'
import { say } from './say.mjs'

const { values } = parseArgs({ options: { short: { type: 'boolean' }, routes: { type: 'string', default: '' } } })
const runs = values.short ? 500 : 20_000

const git = (...args) => execFileSync('git', args, { cwd: root }).toString().trim()
const folder = join(root, 'reports/fuzzing')
mkdirSync(folder, { recursive: true })
// What is not committed has no name of its own: it begins again each time.
const state = git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : `changed-${Date.now()}`
const report = join(folder, `${state}-${runs}.jsonl`)

const found = () =>
  existsSync(report)
    ? readFileSync(report, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line))
    : []

const before = found()
const done = before.filter(({ failure }) => failure === null).map(({ route }) => route)
const { status } = spawnSync('node_modules/.bin/jest', ['--selectProjects', 'api', '--', 'http/fuzzing'], {
  cwd: root,
  env: {
    ...process.env,
    FUZZ_RUNS: String(runs),
    FUZZ_ROUTES: values.routes,
    FUZZ_DONE: done.join('\n'),
    FUZZ_REPORT: report,
  },
  stdio: 'inherit',
})
const tried = found().slice(before.length)
for (const { route, calls, taken, failure } of tried)
  say(`${route}: ${calls} calls, ${taken} taken${failure === null ? '' : `, FAILED\n${failure}`}`)
if (tried.length === 0) say(`Nothing was left to run: ${done.length} routes have come through on this commit.`)
process.exitCode = status === 0 ? 0 : 1
