import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)
const worthIt = /\.(js|css|json|svg)$/

/** Writes `<file>.br` beside every text file of a built program; the server sends it to browsers that take it. */
export const compressBuilt = async folder => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries
    .filter(entry => entry.isFile() && worthIt.test(entry.name))
    .map(entry => join(entry.parentPath ?? entry.path, entry.name))
  await Promise.all(files.map(async file => writeFile(`${file}.br`, await compress(await readFile(file)))))
}
