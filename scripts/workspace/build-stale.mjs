import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtFromFile, whyOutdated } from '../../packages/build/src/built-from/built-from.mjs'
import { compressBuilt } from '../../packages/build/src/compress-built.mjs'
import { digestOf, fingerprint, isRecorded, record } from './fingerprint.mjs'
import { manifestOf, memberFolders, readJson, root } from './paths.mjs'
import { moveFromCache, publishRemote } from './published-modules.mjs'
import { findPnpm } from './pnpm.mjs'
import { mustRun } from './run-command.mjs'
import { say } from './say.mjs'

const sharedByAll = ['pnpm-lock.yaml', 'tsconfig.base.json']

/** The folder of a member and of every workspace package it is built from, itself first. */
const foldersBehind = folder => {
  const folderOf = new Map(memberFolders().map(each => [manifestOf(each).name, each]))
  const seen = new Set()
  const visit = each => {
    if (seen.has(each)) return
    seen.add(each)
    const { dependencies, devDependencies } = manifestOf(each)
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      // The test helpers are no part of what is built.
      if (name !== '@veckovis/testing' && folderOf.has(name)) visit(folderOf.get(name))
    }
  }
  visit(folder)
  return [...seen]
}

const mode = () => (process.env.NODE_ENV === 'development' ? 'development' : 'production')

const isPage = folder => folder === 'shell' || folder.startsWith('mf-')

const isBuilt = folder => existsSync(join(root, folder, 'dist'))

/** Of a program that no page is, all its folders and those of what it is built from. */
const sourcesValue = folder => `${mode()}-${fingerprint([...foldersBehind(folder), ...sharedByAll])}`

/** The last build of a page, with whatever was made of its files afterwards; undefined when it left no record. */
const buildValue = folder => {
  const file = join(root, folder, 'dist', builtFromFile)
  return existsSync(file) ? digestOf(readFileSync(file)) : undefined
}

/** A page is built from the files that webpack read, which its build has written down: another area's are none of them. */
const whyStale = folder => {
  const name = `build-${folder}`
  if (!isBuilt(folder)) return 'it was not built yet'
  if (!isPage(folder)) return isRecorded(name, sourcesValue(folder)) ? null : 'its sources changed'
  const value = buildValue(folder)
  if (value === undefined || !isRecorded(name, value)) return 'its last build was not finished'
  return whyOutdated(readJson(join(root, folder, 'dist', builtFromFile)), mode())
}

const buildOne = async (pnpm, { folder, why, value }) => {
  say(`Building ${folder}: ${why} …`)
  const output = await mustRun(`Building ${folder}`, pnpm, ['--dir', folder, 'run', 'build'], { quiet: true })
  const weights = output.split('\n').find(line => line.startsWith(`${folder} weighs `))
  if (weights !== undefined) say(weights)
  if (isPage(folder) && mode() === 'production') await compressBuilt(join(root, folder, 'dist'))
  // Without one a source changed meanwhile, and the next look builds again.
  const built = value ?? buildValue(folder)
  if (built !== undefined) record(`build-${folder}`, built)
}

/**
 * The members that have a build script and would come out otherwise than they stand, each with why.
 * @param {(folder: string) => boolean} only
 */
const staleMembers = only =>
  memberFolders()
    .filter(folder => only(folder) && manifestOf(folder).scripts?.build)
    .map(folder => ({ folder, why: whyStale(folder) }))
    .filter(({ why }) => why !== null)

/** The version that the last build of a remote made; undefined where none did. */
const versionOf = folder => {
  const file = join(root, folder, 'dist/module-record.json')
  return existsSync(file) ? readJson(file).version : undefined
}

/** For the first start of an empty installation, which begins with what its build made and nothing else in the folder. */
const recordModules = () => {
  const records = memberFolders()
    .filter(folder => folder.startsWith('mf-'))
    .map(folder => join(root, folder, 'dist/module-record.json'))
    .filter(existsSync)
  const built = records.map(readJson).map(({ id, version, integrity }) => ({ id, version, integrity }))
  if (isBuilt('packages/api')) writeFileSync(join(root, 'packages/api/dist/built-modules.json'), JSON.stringify(built))
}

/**
 * Builds every member that has a build script and whose sources differ from those of its last build, two at a time,
 * and publishes each built remote as a version of its own.
 * @param {{ only?: (folder: string) => boolean }} options
 * @returns {Promise<string[]>} the folders that were built
 */
export const buildStale = async ({ only = () => true } = {}) => {
  const stale = staleMembers(only).map(({ folder, why }) => ({
    folder,
    why,
    // As they are before the build: what is changed meanwhile is built the next time.
    value: isPage(folder) ? undefined : sourcesValue(folder),
  }))
  const remotes = memberFolders().filter(each => each.startsWith('mf-') && only(each))
  const before = new Map(remotes.map(folder => [folder, versionOf(folder)]))
  if (stale.length > 0) {
    const pnpm = await findPnpm()
    const queue = [...stale]
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await buildOne(pnpm, next)
    }
    await Promise.all([work(), work()])
  }
  if (!process.env.MODULES_DIR) moveFromCache()
  for (const folder of remotes) publishRemote(folder, { isNew: before.get(folder) !== versionOf(folder) })
  recordModules()
  return stale.map(({ folder }) => folder)
}
