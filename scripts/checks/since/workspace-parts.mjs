import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import jestConfig from '../../../jest.config.mjs'
import { manifestOf, memberFolders, root } from '../../workspace/paths.mjs'

const e2e = join(root, 'e2e', 'journeys')
const runsAlone = area => readdirSync(join(e2e, area)).some(name => name.endsWith('.alone.spec.ts'))

/**
 * Each member with the members that its package.json names and the jest project of its tests, if it has one; and the
 * folders of browser journeys, with those among them that hold tests which run alone.
 */
export const workspaceParts = () => {
  const folders = memberFolders()
  const folderOf = new Map(folders.map(folder => [manifestOf(folder).name, folder]))
  const projectOf = new Map(jestConfig.projects.map(({ rootDir, displayName }) => [rootDir, displayName]))
  const members = folders.map(folder => {
    const { dependencies, devDependencies } = manifestOf(folder)
    const needs = Object.keys({ ...dependencies, ...devDependencies }).flatMap(name => folderOf.get(name) ?? [])
    return { folder, needs, project: projectOf.get(join(root, folder)) }
  })
  const journeys = readdirSync(e2e, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
  return { members, journeys, alone: journeys.filter(runsAlone) }
}
