import { parseArgs } from 'node:util'
import { runChecks } from './checks/run-checks.mjs'
import { changedFiles } from './checks/since/changed-files.mjs'
import { planInWords } from './checks/since/plan-in-words.mjs'
import { whatToCheck } from './checks/since/what-to-check.mjs'
import { workspaceParts } from './checks/since/workspace-parts.mjs'
import { PlainFailure, runScript } from './workspace/plain-failure.mjs'
import { say } from './workspace/say.mjs'

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({ options: { since: { type: 'string' } }, allowPositionals: true })
    return { since: values.since, names: positionals }
  } catch (error) {
    throw new PlainFailure(`${error.message}\npnpm verify [--since <branch, tag or commit>] [check …]`)
  }
}

// `pnpm verify` runs all checks; `pnpm verify types lint` only those named; `pnpm verify --since main` only what a change
// since main makes necessary.
await runScript(async () => {
  const { since, names } = readArguments()
  if (since === undefined) return runChecks(names)
  const changed = changedFiles(since)
  if (changed.length === 0) return say(`Nothing has changed since ${since}.`)
  const plan = whatToCheck(changed, workspaceParts())
  say(planInWords(since, changed, plan))
  await runChecks(names, plan.parts)
})
