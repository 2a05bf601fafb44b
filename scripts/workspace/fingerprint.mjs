import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder, filesBelow, root } from './paths.mjs'

export const digestOf = content => createHash('sha256').update(content).digest('hex').slice(0, 20)

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
