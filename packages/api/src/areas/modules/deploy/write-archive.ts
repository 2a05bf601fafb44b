const block = 512

const padded = (content: Buffer): Buffer => Buffer.concat([content, Buffer.alloc(-content.length & (block - 1))])

/** A name of more than 100 bytes is parted at a folder, as ustar has it. */
const nameParts = (name: string): readonly [prefix: string, name: string] => {
  if (Buffer.byteLength(name) <= 100) return ['', name]
  const cut = name.indexOf('/', name.length - 101)
  const parts = [name.slice(0, Math.max(cut, 0)), name.slice(cut + 1)] as const
  if (cut < 1 || Buffer.byteLength(parts[0]) > 155) throw new Error(`${name} is too long a name for an archive`)
  return parts
}

const headerOf = (name: string, size: number): Buffer => {
  const header = Buffer.alloc(block)
  const [prefix, last] = nameParts(name)
  header.write(last, 0)
  header.write('0000644\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  header.write('00000000000\0', 136)
  header.write('        ', 148)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(prefix, 345)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** A tar archive (ustar) of these files, not compressed. */
export const writeArchive = (files: ReadonlyMap<string, Buffer>): Buffer<ArrayBuffer> =>
  Buffer.concat([
    ...[...files].flatMap(([name, content]) => [headerOf(name, content.length), padded(content)]),
    Buffer.alloc(2 * block),
  ])
