// Every long proof, one after the other: pnpm soak [--short]
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { say } from './say.mjs'

const soaks = [
  'two-writers.mjs',
  'budget-locks.mjs',
  'saves-survive-kill.mjs',
  'approvals-survive-kill.mjs',
  'approvals-beside-saves.mjs',
  'measures.mjs',
  'fuzzing.mjs',
  'hygiene.mjs',
  'new-area.mjs',
  'browsers.mjs',
  'libreoffice.mjs',
  'analytics-replica.mjs',
]
const failed = []

for (const soak of soaks) {
  say(`\n${soak}`)
  const file = fileURLToPath(new URL(soak, import.meta.url))
  const { status } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit' })
  if (status !== 0) failed.push(soak)
}

say(`\n${soaks.length - failed.length} passed, ${failed.length} failed${failed.map(name => `\n  ${name}`).join('')}`)
process.exitCode = failed.length === 0 ? 0 : 1
