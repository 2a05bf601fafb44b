import { compareDeclared } from './shared-types/compare-declared.mjs'
import { declaredNames } from './shared-types/declared-names.mjs'
import {
  problemsOf,
  readStored,
  storedFile,
  storedFrom,
  withVerdicts,
  writeStored,
} from './shared-types/stored-types.mjs'
import { PlainFailure, runScript } from './workspace/plain-failure.mjs'
import { say } from './workspace/say.mjs'

const today = new Date().toISOString().slice(0, 10)

/**
 * Stores what the shared packages declare now, and says which of the declarations that modules may rest on it breaks.
 * With `--check` nothing is stored.
 */
await runScript(async () => {
  const declared = declaredNames()
  const isChecked = process.argv.includes('--check')
  const now = isChecked ? readStored() : storedFrom(readStored(), declared, today)
  const compared = compareDeclared(declared, now)
  const stored = isChecked ? now : withVerdicts(now, compared)
  if (!isChecked) writeStored(stored)
  const problems = problemsOf(stored, declared, compared, today)
  if (problems.length > 0) throw new PlainFailure(problems.map(text => `${storedFile}: ${text}`).join('\n'))
  const names = Object.values(declared.names).flatMap(Object.keys)
  say(`${storedFile}: ${names.length} names of the shared packages, and what was declared before still holds.`)
})
