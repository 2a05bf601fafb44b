import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { packPackages } from '../../pack/pack-packages.mjs'
import { PlainFailure } from '../../workspace/plain-failure.mjs'
import { say } from '../../workspace/say.mjs'
import { refuseManifest, refuseOtherModules } from '../refusals.mjs'
import { writeAll } from '../write-all.mjs'
import { repositoryFiles } from './repository-files.mjs'

/** A repository that git has made already, and nothing else, may be there. */
const refuseUsedFolder = folder => {
  const there = existsSync(folder) ? readdirSync(folder).filter(name => name !== '.git') : []
  if (there.length > 0) throw new PlainFailure(`${folder} is not empty: ${there[0]} is there.`)
}

/**
 * A module in a repository of its own, with the packages that it is made with as archives: nothing of this repository is
 * needed there. Nothing is entered here.
 * @param {object} area
 * @param {string} place as it was typed
 */
export const makeRepository = async (area, place) => {
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), place)
  if (area.isAboutUnit)
    throw new PlainFailure(
      'A page about the active unit begins with calls of its own, which are the server’s: with --standalone the permission is 6, 100 or 999.',
    )
  refuseUsedFolder(folder)
  const files = await repositoryFiles(area, await packPackages())
  const manifest = JSON.parse(files.get('module.json'))
  await refuseManifest(manifest)
  refuseOtherModules(manifest, area.names)
  writeAll(files, { base: folder })
  say(`Made the repository of mf-${area.name} in ${folder}:`)
  for (const path of files.keys()) say(`  ${path}`)
  say('\nGo on there with npm install; its README.md says the rest.')
}
