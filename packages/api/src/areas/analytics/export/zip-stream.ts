import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export type ZipEntry = { readonly name: string; readonly content: Iterable<string> | AsyncIterable<string> }

type Written = { readonly name: Buffer; readonly offset: number; crc: number; packed: number; plain: number }

/** Names in UTF-8, sizes behind the content, deflated, of 1 January 1980. */
const commonHeader = [20, 0x0808, 8, 0, 33] as const

const numbers = (fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer => {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0))
  let at = 0
  for (const [value, bytes] of fields) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}

const short = (value: number) => [value, 2] as const
const long = (value: number) => [value, 4] as const

const localHeader = ({ name }: Written) =>
  Buffer.concat([
    numbers([long(0x04034b50), ...commonHeader.map(short), long(0), long(0), long(0), short(name.length), short(0)]),
    name,
  ])

const sizesOf = ({ crc, packed, plain }: Written) => [long(crc), long(packed), long(plain)]

const centralHeader = (entry: Written) =>
  Buffer.concat([
    numbers([long(0x02014b50), short(20), ...commonHeader.map(short), ...sizesOf(entry), short(entry.name.length)]),
    numbers([short(0), short(0), short(0), short(0), long(0), long(entry.offset)]),
    entry.name,
  ])

const endOf = (count: number, size: number, offset: number) =>
  numbers([long(0x06054b50), short(0), short(0), short(count), short(count), long(size), long(offset), short(0)])

async function* counted(content: ZipEntry['content'], entry: Written): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text)
    entry.crc = crc32(bytes, entry.crc)
    entry.plain += bytes.length
    yield bytes
  }
}

/** An archive while it is made: nothing of it is kept but the list of its entries. */
export async function* writeZip(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), offset, crc: 0, packed: 0, plain: 0 }
    const header = localHeader(entry)
    yield header
    const source = Readable.from(counted(content, entry))
    const deflated = createDeflateRaw()
    source.on('error', error => deflated.destroy(error))
    for await (const bytes of source.pipe(deflated) as AsyncIterable<Buffer>) {
      entry.packed += bytes.length
      yield bytes
    }
    const sizes = numbers([long(0x08074b50), ...sizesOf(entry)])
    yield sizes
    offset += header.length + entry.packed + sizes.length
    written.push(entry)
  }
  const central = Buffer.concat(written.map(centralHeader))
  yield central
  yield endOf(written.length, central.length, offset)
}
