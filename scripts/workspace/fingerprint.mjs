import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder, root } from './paths.mjs'

const skipped = new Set(['node_modules', 'dist', 'coverage', '.stryker-tmp', 'reports', 'test-results'])

const filesBelow = path => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(entry => !skipped.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => filesBelow(join(path, entry.name)))
}

/** One hash over the names and contents of files and folders, given relative to the root. */
export const fingerprint = paths => {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(path => filesBelow(join(root, path)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 20)
}

const recordOf = name => join(cacheFolder, 'fingerprints', name.replaceAll('/', '-'))

export const isRecorded = (name, value) => existsSync(recordOf(name)) && readFileSync(recordOf(name), 'utf8') === value

export const record = (name, value) => {
  mkdirSync(dirname(recordOf(name)), { recursive: true })
  writeFileSync(recordOf(name), value)
}
