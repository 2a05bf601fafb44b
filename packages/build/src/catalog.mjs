import { readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const ownFolder = join(dirname(fileURLToPath(import.meta.url)), '..')
const [outsidePackages = '', insidePackages] = ownFolder.split(`${sep}node_modules${sep}`)

/** Installed from an archive of `pnpm pack-packages`, in a repository of a module's own, and no member of the workspace. */
export const isStandalone = insidePackages !== undefined

/** The root folder of the workspace, or of the repository of a module's own. */
export const root = isStandalone ? outsidePackages : join(ownFolder, '../..')

/** The folder of another package of ours: members stand beside each other, installed or not. @param {string} name */
export const memberFolder = name => join(ownFolder, '..', name)

export const shellFolder = isStandalone ? memberFolder('shell') : join(root, 'shell')

/** What is no source of ours. Ours stand outside of node_modules, or below `@veckovis` where they are installed. */
export const foreignCode = /[\\/]node_modules[\\/](?!@veckovis[\\/])(?!.*[\\/]node_modules[\\/])/

/** @param {string} path */
export const readJson = path => JSON.parse(readFileSync(path, 'utf8'))

/**
 * What an archive of this package brings of the workspace's root.
 * @returns {{ catalog: Record<string, string>, browserslist: string[] }}
 */
export const readPacked = () => readJson(join(ownFolder, 'packed.json'))

/**
 * The versions in the catalog of pnpm-workspace.yaml, which are plain `name: version` lines.
 * @returns {Map<string, string>}
 */
export const readCatalog = () => {
  if (isStandalone) return new Map(Object.entries(readPacked().catalog))
  const lines = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').split('\n')
  const start = lines.indexOf('catalog:') + 1
  const length = lines.slice(start).findIndex(line => !line.startsWith(' '))
  const entries = lines.slice(start, start + length).map(line => line.trim().replaceAll("'", '').split(/: +/))
  return new Map(entries.map(([name = '', version = '']) => [name, version]))
}
