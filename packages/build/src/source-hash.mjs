import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './catalog.mjs'

const filesBelow = folder =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && !entry.name.includes('.test.'))
    .map(entry => join(entry.parentPath ?? entry.path, entry.name))

/** What ends up in a remote's files besides its own sources; shared packages do not. */
const bundledPackages = ['contracts', 'domain', 'grid', 'build'].map(name => join(root, 'packages', name, 'src'))

/**
 * Eight characters that change with any source of the remote: the same sources give the same name.
 * @param {string} folder of the remote
 */
export const sourceHash = folder => {
  const hash = createHash('sha256')
  const folders = [join(folder, 'src'), join(folder, 'locales'), ...bundledPackages].filter(path => existsSync(path))
  const single = [join(folder, 'module.json'), join(folder, 'package.json'), join(root, 'pnpm-lock.yaml')]
  for (const file of [...folders.flatMap(filesBelow), ...single].sort())
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 8)
}
