import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The workspace's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')

/** @param {string} path */
export const readJson = path => JSON.parse(readFileSync(path, 'utf8'))

/**
 * The versions in the catalog of pnpm-workspace.yaml, which are plain `name: version` lines.
 * @returns {Map<string, string>}
 */
export const readCatalog = () => {
  const lines = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').split('\n')
  const start = lines.indexOf('catalog:') + 1
  const length = lines.slice(start).findIndex(line => !line.startsWith(' '))
  const entries = lines.slice(start, start + length).map(line => line.trim().replaceAll("'", '').split(/: +/))
  return new Map(entries.map(([name = '', version = '']) => [name, version]))
}
