import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspace/paths.mjs'
import { PlainFailure, runScript } from './workspace/plain-failure.mjs'
import { runCommand } from './workspace/run-command.mjs'
import { say } from './workspace/say.mjs'

// `pnpm bench` runs every measurement of bench/; `pnpm bench recalculation` only the one named. From the first option
// on, the rest belongs to the measurement: `pnpm bench load --rounds 9`.
const folder = join(root, 'bench')
const names = existsSync(folder)
  ? readdirSync(folder)
      .filter(file => file.endsWith('.bench.mjs'))
      .map(file => file.replace('.bench.mjs', ''))
  : []

await runScript(async () => {
  const given = process.argv.slice(2)
  const firstOption = given.findIndex(argument => argument.startsWith('--'))
  const asked = firstOption === -1 ? given : given.slice(0, firstOption)
  const options = firstOption === -1 ? [] : given.slice(firstOption)
  const unknown = asked.filter(name => !names.includes(name))
  if (unknown.length > 0)
    throw new PlainFailure(`No such measurement: ${unknown.join(', ')}. There are ${names.join(', ')}.`)
  for (const name of asked.length > 0 ? asked : names) {
    say(`\n${name}`)
    const { code } = await runCommand(process.execPath, [join(folder, `${name}.bench.mjs`), ...options])
    if (code !== 0) process.exitCode = code
  }
})
