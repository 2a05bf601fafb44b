// Every long proof, one after the other, or those that are named: pnpm soak [name …] [--short]
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
  'faults.mjs',
  'new-area.mjs',
  'browsers.mjs',
  'libreoffice.mjs',
  'analytics-replica.mjs',
]
const names = process.argv.slice(2)
const named = names
  .slice(
    0,
    [...names, '--'].findIndex(word => word.startsWith('--')),
  )
  .map(name => `${name}.mjs`)
const unknown = named.filter(name => !soaks.includes(name))
if (unknown.length > 0) throw new Error(`No such proof: ${unknown.join(', ')}`)
const chosen = named.length === 0 ? soaks : soaks.filter(soak => named.includes(soak))
const failed = []

for (const soak of chosen) {
  say(`\n${soak}`)
  const file = fileURLToPath(new URL(soak, import.meta.url))
  const { status } = spawnSync(process.execPath, [file, ...names.slice(named.length)], { stdio: 'inherit' })
  if (status !== 0) failed.push(soak)
}

say(`\n${chosen.length - failed.length} passed, ${failed.length} failed${failed.map(name => `\n  ${name}`).join('')}`)
process.exitCode = failed.length === 0 ? 0 : 1
