import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

// The page is another with each answer, so this is done each time: a good half of what the highest quality gains, in 1 ms.
const quality = 5

const refused = /^q=0(?:\.0*)?$/

/** What an Accept-Encoding header takes that we can make: brotli before gzip; null where only the plain text is taken. */
export const encodingFor = (accepted = ''): 'br' | 'gzip' | null => {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map(part => part.split(';').map(word => word.trim()))
    .filter(([, weight = '']) => !refused.test(weight))
    .map(([name]) => name)
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : null
}

/** The bytes of a page in an encoding. */
export const compressedPage = (page: string, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br' ? brotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : zip(page)
