import { adoptFolders } from './new-area/adopt-folders.mjs'
import { readArguments } from './new-area/arguments.mjs'
import { lockfile, updateLockfile } from './new-area/install-area.mjs'
import { namesOf } from './new-area/names.mjs'
import { refuseWhatIsTaken } from './new-area/refusals.mjs'
import { registrations } from './new-area/registrations.mjs'
import { makeRepository } from './new-area/standalone/make-repository.mjs'
import { templateFiles } from './new-area/template-files.mjs'
import { writeAll } from './new-area/write-all.mjs'
import { runScript } from './workspace/plain-failure.mjs'
import { say } from './workspace/say.mjs'

// `pnpm new-area <name>` makes a working area: its remote and its part of domain, contracts, API and browser tests,
// under one name, entered everywhere it has to be known. All of it, or, when something is in the way, nothing. With
// `--standalone <folder>` it makes the remote alone, as a repository of its own.
await runScript(async () => {
  const { install, standalone, ...asked } = await readArguments(process.argv.slice(2))
  const names = namesOf(asked.name)
  if (standalone !== undefined) return makeRepository({ ...asked, names }, standalone)
  const made = await templateFiles({ ...asked, names })
  await refuseWhatIsTaken(names, made)
  const files = await adoptFolders(made)
  const undo = writeAll(new Map([...files, ...registrations(names)]), { kept: [lockfile] })
  if (install) await updateLockfile(undo)
  say(`Made the area ${asked.name}:`)
  for (const path of files.keys()) say(`  ${path}`)
  say(`\nnpm start builds and registers it; then it stands at ${asked.pages[0].path} for the demo municipalities.`)
})
