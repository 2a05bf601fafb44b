import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
export const cacheFolder = join(root, '.cache')
export const reportsFolder = join(root, 'reports')

export const readJson = file => JSON.parse(readFileSync(file, 'utf8'))

const foldersIn = parent =>
  readdirSync(join(root, parent), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => (parent === '.' ? entry.name : `${parent}/${entry.name}`))

/** Folders of the workspace members, as pnpm-workspace.yaml names them: shell, mf-*, packages/*, e2e. */
export const memberFolders = () =>
  [...foldersIn('.').filter(name => /^(shell|mf-.+|e2e)$/.test(name)), ...foldersIn('packages')].filter(folder =>
    existsSync(join(root, folder, 'package.json')),
  )

export const manifestOf = folder => readJson(join(root, folder, 'package.json'))

const skipped = new Set(['node_modules', 'dist', 'coverage', 'reports', 'test-results'])
const isSkipped = entry => skipped.has(entry.name) || (entry.isDirectory() && entry.name.startsWith('.'))

/** The files of a folder and of all below it, in one order everywhere, without what is built, fetched or kept aside. */
export const filesBelow = path => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(entry => !isSkipped(entry))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => filesBelow(join(path, entry.name)))
}
