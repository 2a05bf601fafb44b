import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { loadSource } from '../workspace/load-source.mjs'
import { manifestOf } from '../workspace/paths.mjs'
import { packedFiles, packedMembers } from './packed-files.mjs'

/** npm names its files below `package`. */
const archiveOf = (files, writeArchive) =>
  writeArchive(new Map([...files].map(([path, content]) => [`package/${path}`, content])))

/**
 * Each package as an archive whose name has a digest of what is in it: what has not changed keeps its name, and npm
 * never takes one archive for another.
 * @returns {Promise<Map<string, { file: string, content: Buffer }>>} by the package's name
 */
export const packPackages = async () => {
  const { writeArchive } = await loadSource('packages/api/src/areas/modules/deploy/write-archive.ts')
  const packed = new Map()
  for (const member of packedMembers) {
    const archive = archiveOf(await packedFiles(member), writeArchive)
    const { name, version } = manifestOf(member)
    const digest = createHash('sha256').update(archive).digest('hex').slice(0, 12)
    const file = `${name.slice(1).replace('/', '-')}-${version}-${digest}.tgz`
    packed.set(name, { file, content: gzipSync(archive, { level: 9 }) })
  }
  return packed
}
