import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Part } from './module-parts'

const compress = promisify(brotliCompress)

/** Bytes of a file without a compressed copy that is compressed to be weighed. */
const largestCompressed = 3_000_000

type Scales = { readonly folder: string; readonly copies: ReadonlySet<string>; readonly quality: number }

/** The build compresses with the one; the other takes a tenth of the time and makes more bytes. */
const asBuilt = 11
const quick = 5

/**
 * What a browser fetches of a file: its compressed copy, which has been unpacked and compared before; or as large as the
 * build would make it.
 */
const weightOf = async (name: string, { folder, copies, quality }: Scales): Promise<number> => {
  const file = join(folder, name)
  if (copies.has(`${name}.br`)) return (await stat(`${file}.br`)).size
  const { size } = await stat(file)
  if (size > largestCompressed) return size
  const packed = await compress(await readFile(file), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  return packed.length
}

type Weighed = { readonly name: string; readonly bytes: number }

const totalOf = (files: readonly Weighed[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)

const sentencesOf = ({ name, limits, files: own }: Part, all: readonly Weighed[]): string[] => {
  const files = all.filter(file => own.includes(file.name))
  const total = totalOf(files)
  const limit = limits.toSorted((one, other) => one.bytes - other.bytes).find(({ bytes }) => total > bytes)
  if (limit === undefined) return []
  const heaviest = files.toSorted((one, other) => other.bytes - one.bytes).slice(0, 3)
  const list = heaviest.map(file => `${file.name} ${file.bytes}`).join(', ')
  return [`its ${name} weighs ${total} bytes with brotli, the limit ${limit.of} is ${limit.bytes} (${list})`]
}

const weighed = (parts: readonly Part[], scales: Scales): Promise<Weighed[]> => {
  const names = [...new Set(parts.flatMap(({ files }) => files))]
  return Promise.all(names.map(async name => ({ name, bytes: await weightOf(name, scales) })))
}

/** What is too heavy, in a sentence for each part with figure, limit and the heaviest files. */
export const weighParts = async (
  folder: string,
  parts: readonly Part[],
  copies: ReadonlySet<string>,
): Promise<string[]> => {
  const light = await weighed(parts, { folder, copies, quality: quick })
  const doubtful = parts.filter(part => sentencesOf(part, light).length > 0)
  if (doubtful.length === 0) return []
  const exact = await weighed(doubtful, { folder, copies, quality: asBuilt })
  return doubtful.flatMap(part => sentencesOf(part, exact))
}
