import { cpSync, existsSync, mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { cacheFolder, readJson, root } from './paths.mjs'

const modulesFolder = process.env.MODULES_DIR ? resolve(root, process.env.MODULES_DIR) : join(cacheFolder, 'modules')

/**
 * Copies a remote's built files to `<modules>/<id>/<version>`, which never changes afterwards. Versions published
 * earlier stay, so that an open page still finds its files.
 */
export const publishRemote = folder => {
  const built = join(root, folder, 'dist')
  const { id, version } = readJson(join(built, 'module-record.json'))
  const target = join(modulesFolder, id, version)
  if (!existsSync(target)) {
    // Beside the published folder, in which everything is taken for a version.
    const half = `${modulesFolder}.part-${process.pid}`
    rmSync(half, { recursive: true, force: true })
    mkdirSync(dirname(target), { recursive: true })
    cpSync(built, half, { recursive: true, filter: file => !file.endsWith('.map') })
    renameSync(half, target)
  }
  // The version with the latest record is the one that runs: also when sources went back to an earlier state.
  const now = new Date()
  utimesSync(join(target, 'module-record.json'), now, now)
}
