import { runChecks } from './checks/run-checks.mjs'
import { runScript } from './workspace/plain-failure.mjs'

// `pnpm verify` runs all checks; `pnpm verify types lint` only those named.
await runScript(() => runChecks(process.argv.slice(2)))
