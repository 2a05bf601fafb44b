// 1,000 random questions on named people, their absence, notes, hours and forecasts: each leaves its row in the audit, in
// process on a PostgreSQL of its own: node soak/questions-audited.mjs [--runs 1000]
// The short form in the tests is packages/api/src/http/questions.test.ts.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { root } from '../scripts/workspace/paths.mjs'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '1000' } } })
const { status } = spawnSync('node_modules/.bin/jest', ['--selectProjects', 'api', '--', 'http/questions.test'], {
  cwd: root,
  env: { ...process.env, QUESTIONS_RUNS: values.runs },
  stdio: 'inherit',
})
process.exit(status ?? 1)
