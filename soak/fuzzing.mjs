// Whatever is sent to a route by its own schema, or nearly, is answered without a failure of ours: 20 000 calls of each
// route, in process on a PostgreSQL of its own: node soak/fuzzing.mjs [--short]
// The short form in the tests is packages/api/src/http/fuzzing/fuzzing.test.ts.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const runs = process.argv.includes('--short') ? 500 : 20_000
const { status } = spawnSync('node_modules/.bin/jest', ['--selectProjects', 'api', '--', 'http/fuzzing'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { ...process.env, FUZZ_RUNS: String(runs) },
  stdio: 'inherit',
})
process.exitCode = status === 0 ? 0 : 1
