import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { PlainFailure } from '../workspace/plain-failure.mjs'

const checksumOf = async file => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Writes `<file>.sha256` as sha256sum does. */
export const writeChecksum = async file => {
  writeFileSync(`${file}.sha256`, `${await checksumOf(file)}  ${basename(file)}\n`)
}

export const requireChecksum = async file => {
  if (!existsSync(file)) throw new PlainFailure(`There is no file ${file}.`)
  if (!existsSync(`${file}.sha256`)) throw new PlainFailure(`${file}.sha256 is missing: keep it beside the backup.`)
  const wanted = readFileSync(`${file}.sha256`, 'utf8').split(' ')[0]
  if ((await checksumOf(file)) !== wanted) {
    throw new PlainFailure(`${file} does not have the checksum of ${file}.sha256: it is damaged. Nothing was changed.`)
  }
}
