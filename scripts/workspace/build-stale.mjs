import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compressBuilt } from './compress.mjs'
import { fingerprint, isRecorded, record } from './fingerprint.mjs'
import { manifestOf, memberFolders, root } from './paths.mjs'
import { publishRemote } from './published-modules.mjs'
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

const buildOne = async (pnpm, folder, value) => {
  say(`Building ${folder} …`)
  await mustRun(`Building ${folder}`, pnpm, ['--dir', folder, 'run', 'build'], { quiet: true })
  if (isPage(folder) && mode() === 'production') await compressBuilt(join(root, folder, 'dist'))
  record(`build-${folder}`, value)
}

/**
 * Builds every member that has a build script and whose sources differ from those of its last build, two at a time,
 * and publishes each built remote as a version of its own.
 * @param {{ only?: (folder: string) => boolean }} options
 * @returns {Promise<string[]>} the folders that were built
 */
export const buildStale = async ({ only = () => true } = {}) => {
  const stale = memberFolders()
    .filter(folder => only(folder) && manifestOf(folder).scripts?.build)
    .map(folder => ({ folder, value: `${mode()}-${fingerprint([...foldersBehind(folder), ...sharedByAll])}` }))
    .filter(({ folder, value }) => !isBuilt(folder) || !isRecorded(`build-${folder}`, value))
  if (stale.length > 0) {
    const pnpm = await findPnpm()
    const queue = [...stale]
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await buildOne(pnpm, next.folder, next.value)
    }
    await Promise.all([work(), work()])
  }
  for (const folder of memberFolders().filter(each => each.startsWith('mf-') && only(each))) publishRemote(folder)
  return stale.map(({ folder }) => folder)
}
