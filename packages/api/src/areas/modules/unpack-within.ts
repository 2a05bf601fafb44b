import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

const decompress = promisify(brotliDecompress)

/**
 * What a file that somebody else packed holds, of at most so many bytes: a few kilobytes may unpack to gigabytes. Throws
 * ERR_BUFFER_TOO_LARGE before more is in memory. The one place that unpacks on the server.
 */
export const unpackWithin = (packed: Buffer, mostBytes: number): Promise<Buffer> =>
  decompress(packed, { maxOutputLength: Math.max(1, mostBytes) })
