import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildStale } from './workspace/build-stale.mjs'
import { ensureInstalled } from './workspace/install.mjs'
import { readJson, root } from './workspace/paths.mjs'
import { PlainFailure, runScript } from './workspace/plain-failure.mjs'

// `pnpm modules list | publish | can-deploy | promote | rollout | rollback | prune | keys | rotate | revoke | resign`: which
// version of each module people get and which keys sign them, chosen
// while the suite runs. What the words mean is read and done by the API's own program (packages/api/src/modules-command.ts).

const run = given =>
  new Promise((resolve, reject) => {
    const program = spawn(process.execPath, [join(root, 'packages/api/dist/modules-command.mjs'), ...given], {
      cwd: root,
      env: { ...process.env, VECKOVIS_ROOT: root },
      stdio: 'inherit',
    })
    program.on('error', reject)
    program.on('exit', code => resolve(code ?? 1))
  })

/** A folder that somebody built elsewhere, as seen from where the command was typed; undefined where it is none. */
const builtElsewhere = folder => {
  const place = resolve(process.env.INIT_CWD ?? process.cwd(), folder)
  return existsSync(join(place, 'module-record.json')) ? place : undefined
}

/**
 * Builds one module, which comes into the folder that the suite serves, and answers what the program is to register; of
 * what was built elsewhere, where it lies.
 */
const published = async ([command, folder, ...rest]) => {
  if (command !== 'publish' || folder === undefined || folder.startsWith('-')) return undefined
  if (!existsSync(join(root, folder, 'module.json'))) {
    const place = builtElsewhere(folder)
    if (place !== undefined) return [command, '--from', place, ...rest]
    throw new PlainFailure(
      `There is no module ${folder}, of which the folder and its module.json would lie here, and no such folder with a module-record.json.`,
    )
  }
  await buildStale({ only: each => each === folder })
  if (rest.some(word => word === '--to' || word.startsWith('--to=')))
    return [command, '--from', join(root, folder, 'dist'), ...rest]
  const { id, version } = readJson(join(root, folder, 'dist/module-record.json'))
  return [command, id, version, ...rest]
}

await runScript(async () => {
  // pnpm hands on the dashes that end its own options.
  const given = process.argv.slice(2).filter(word => word !== '--')
  await ensureInstalled()
  await buildStale({ only: folder => folder === 'packages/api' })
  process.exitCode = await run((await published(given)) ?? given)
})
