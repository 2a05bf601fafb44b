import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspace/paths.mjs'
import { PlainFailure, runScript } from './workspace/plain-failure.mjs'
import { runCommand } from './workspace/run-command.mjs'
import { say } from './workspace/say.mjs'

// `pnpm bench` runs every measurement of bench/; `pnpm bench recalculation` only the one named.
const folder = join(root, 'bench')
const names = existsSync(folder)
  ? readdirSync(folder)
      .filter(file => file.endsWith('.bench.mjs'))
      .map(file => file.replace('.bench.mjs', ''))
  : []

await runScript(async () => {
  const asked = process.argv.slice(2)
  const unknown = asked.filter(name => !names.includes(name))
  if (unknown.length > 0)
    throw new PlainFailure(`No such measurement: ${unknown.join(', ')}. There are ${names.join(', ')}.`)
  for (const name of asked.length > 0 ? asked : names) {
    say(`\n${name}`)
    const { code } = await runCommand(process.execPath, [join(folder, `${name}.bench.mjs`)])
    if (code !== 0) process.exitCode = code
  }
})
