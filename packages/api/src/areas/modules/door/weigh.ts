import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Part } from './module-parts'

const compress = promisify(brotliCompress)

/** Bytes of a file without a compressed copy that is compressed to be weighed. */
const largestCompressed = 3_000_000

/**
 * What a browser fetches of a file: its compressed copy, which has been unpacked and compared before; or as large as the
 * build would make it.
 */
const weightOf = async (folder: string, name: string, copies: ReadonlySet<string>): Promise<number> => {
  const file = join(folder, name)
  if (copies.has(`${name}.br`)) return (await stat(`${file}.br`)).size
  const { size } = await stat(file)
  if (size > largestCompressed) return size
  const packed = await compress(await readFile(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  return packed.length
}

type Weighed = { readonly name: string; readonly bytes: number }

const totalOf = (files: readonly Weighed[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)

const sentenceOf = ({ name, limits }: Part, files: readonly Weighed[]): string[] => {
  const total = totalOf(files)
  const limit = limits.toSorted((one, other) => one.bytes - other.bytes).find(({ bytes }) => total > bytes)
  if (limit === undefined) return []
  const heaviest = files.toSorted((one, other) => other.bytes - one.bytes).slice(0, 3)
  const list = heaviest.map(file => `${file.name} ${file.bytes}`).join(', ')
  return [`its ${name} weighs ${total} bytes with brotli, the limit ${limit.of} is ${limit.bytes} (${list})`]
}

/** What is too heavy, in a sentence for each part with figure, limit and the heaviest files. */
export const weighParts = async (
  folder: string,
  parts: readonly Part[],
  copies: ReadonlySet<string>,
): Promise<string[]> => {
  const names = [...new Set(parts.flatMap(({ files }) => files))]
  const weighed = await Promise.all(names.map(async name => ({ name, bytes: await weightOf(folder, name, copies) })))
  return parts.flatMap(part =>
    sentenceOf(
      part,
      weighed.filter(({ name }) => part.files.includes(name)),
    ),
  )
}
