import { existsSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { ensureInstalled } from '../workspace/install.mjs'
import { cacheFolder, root } from '../workspace/paths.mjs'
import { PlainFailure } from '../workspace/plain-failure.mjs'
import { say } from '../workspace/say.mjs'

/** `staff`, `mf-staff`, or the path of a module that stands elsewhere. */
const folderOf = name => {
  const folder = isAbsolute(name) ? name : join(root, name.startsWith('mf-') ? name : `mf-${name}`)
  if (existsSync(join(folder, 'module.json'))) return folder
  throw new PlainFailure(`There is no module ${folder}: its folder or its module.json is missing.`)
}

/** One remote of this workspace with hot reload inside the suite that runs already (npm start). */
export const runOneModule = async name => {
  const folder = folderOf(name)
  await ensureInstalled()
  const { serveModule } = await import('../../packages/build/src/dev/serve-module.mjs')
  const problem = await serveModule({ folder, cacheFolder: join(cacheFolder, 'dev'), env: process.env, say })
  if (problem !== null) throw new PlainFailure(problem)
}
