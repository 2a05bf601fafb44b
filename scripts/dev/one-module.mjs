import { existsSync } from 'node:fs'
import { basename, isAbsolute, join } from 'node:path'
import { ensureInstalled } from '../workspace/install.mjs'
import { cacheFolder, root } from '../workspace/paths.mjs'
import { PlainFailure } from '../workspace/plain-failure.mjs'
import { say } from '../workspace/say.mjs'

const suite = process.env.SUITE ?? 'http://127.0.0.1:4600'
const port = Number(process.env.PORT ?? 4610)

/** `staff`, `mf-staff`, or the path of a module that stands elsewhere. */
const folderOf = name => {
  const folder = isAbsolute(name) ? name : join(root, name.startsWith('mf-') ? name : `mf-${name}`)
  if (existsSync(join(folder, 'module.json'))) return folder
  throw new PlainFailure(`There is no module ${folder}: its folder or its module.json is missing.`)
}

const requireSuite = async () => {
  const isUp = await fetch(`${suite}/api/health`).then(
    answer => answer.ok,
    () => false,
  )
  if (isUp) return
  throw new PlainFailure(`No suite answers at ${suite}. Start one with npm start, or set SUITE to where it runs.`)
}

/**
 * One remote with hot reload inside the suite that runs already (npm start). SUITE is where that suite answers, PORT
 * where this one does.
 */
export const runOneModule = async name => {
  const folder = folderOf(name)
  await ensureInstalled()
  await requireSuite()
  say('Building the module and the shell around it …')
  const { startDevServer } = await import('../../packages/build/src/dev/dev-server.mjs')
  const { address } = await startDevServer({
    folder,
    port,
    suite,
    cacheFolder: join(cacheFolder, 'dev'),
  })
  say(`\n${basename(folder)} runs with hot reload:\n  ${address}`)
  say('A sign-in leads to the page where the person works: open the address once more after it, or use the navigation.')
  say('ctrl-C ends it; the suite goes on.')
}
