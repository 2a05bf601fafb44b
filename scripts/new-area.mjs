import { readArguments } from './new-area/arguments.mjs'
import { lockfile, updateLockfile } from './new-area/install-area.mjs'
import { namesOf } from './new-area/names.mjs'
import { refuseWhatIsTaken } from './new-area/refusals.mjs'
import { registrations } from './new-area/registrations.mjs'
import { templateFiles } from './new-area/template-files.mjs'
import { writeAll } from './new-area/write-all.mjs'
import { runScript } from './workspace/plain-failure.mjs'
import { say } from './workspace/say.mjs'

// `pnpm new-area <name>` makes a working area: its remote and its part of domain, contracts, API and browser tests,
// under one name, entered everywhere it has to be known. All of it, or, when something is in the way, nothing.
await runScript(async () => {
  const { name, titles, permission, install } = await readArguments(process.argv.slice(2))
  const names = namesOf(name)
  const files = await templateFiles({ names, titles, permission })
  await refuseWhatIsTaken(names, files)
  const undo = writeAll(new Map([...files, ...registrations(names)]), { kept: [lockfile] })
  if (install) await updateLockfile(undo)
  say(`Made the area ${name}:`)
  for (const path of files.keys()) say(`  ${path}`)
  say(`\nnpm start builds and registers it; then it stands at /${name} for the demo municipalities.`)
})
