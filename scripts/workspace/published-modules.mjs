import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { builtFromFile } from '../../packages/build/src/built-from/built-from.mjs'
import { cacheFolder, readJson, root } from './paths.mjs'
import { say } from './say.mjs'

const modulesFolder = resolve(root, process.env.MODULES_DIR || 'modules')

const foldersIn = folder => (existsSync(folder) ? readdirSync(folder) : [])

/** Until version 0.1.0 the versions lay in a folder of what can be made again, which they cannot: open pages load them. */
export const moveFromCache = (before = join(cacheFolder, 'modules'), now = modulesFolder) => {
  if (!existsSync(before)) return
  for (const id of foldersIn(before)) {
    mkdirSync(join(now, id), { recursive: true })
    for (const version of foldersIn(join(before, id)))
      if (!existsSync(join(now, id, version))) renameSync(join(before, id, version), join(now, id, version))
  }
  rmSync(before, { recursive: true, force: true })
  say(`Published modules were moved from ${before} to ${now}`)
}

const recordFile = 'module-record.json'

/** The same files, built again with types of now: by these the server compares them with the shell from here on. */
const renewTypes = (built, target, half) => {
  const { usedTypes } = readJson(join(built, recordFile))
  const record = readJson(join(target, recordFile))
  if (usedTypes === undefined || JSON.stringify(record.usedTypes) === JSON.stringify(usedTypes)) return
  writeFileSync(half, `${JSON.stringify({ ...record, usedTypes }, null, 2)}\n`)
  renameSync(half, join(target, recordFile))
}

const isPublished = file => !file.endsWith('.map') && !basename(file).startsWith(builtFromFile)

/**
 * Copies a remote's built files to `<modules>/<id>/<version>`, which never changes afterwards. Versions published
 * earlier stay, so that an open page still finds its files.
 * @param {{ isNew: boolean }} how isNew: what was built just now is not what the build before made
 */
export const publishRemote = (folder, { isNew }, built = join(root, folder, 'dist'), into = modulesFolder) => {
  const { id, version } = readJson(join(built, recordFile))
  const target = join(into, id, version)
  const isThere = existsSync(target)
  if (!isThere) {
    // Beside the published folder, in which everything is taken for a version.
    const half = `${into}.part-${process.pid}`
    rmSync(half, { recursive: true, force: true })
    mkdirSync(dirname(target), { recursive: true })
    cpSync(built, half, { recursive: true, filter: isPublished })
    renameSync(half, target)
  } else if (isNew) renewTypes(built, target, `${into}.record-${process.pid}`)
  // The latest record is that of the latest build: also when sources went back to an earlier state. What was not built
  // now keeps its age, so that a start does not take it for something newer than what somebody chose since.
  const now = new Date()
  if (isNew || !isThere) utimesSync(join(target, recordFile), now, now)
}
