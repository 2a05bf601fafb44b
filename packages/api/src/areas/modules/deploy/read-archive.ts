import { archiveLimits } from '@veckovis/contracts/modules'

/** Its files by name, or what is wrong with it, in one sentence for those who publish. */
export type Archive = { readonly files: ReadonlyMap<string, Buffer> } | { readonly problem: string }

const block = 512

/** As in a module's record: below the folder, and no name of it, nor of a folder in it, begins with a dot. */
const nameOfFile = /^\w[\w.~-]*(?:\/\w[\w.~-]*)*$/

const textAt = (header: Buffer, from: number, length: number): string => {
  const bytes = header.subarray(from, from + length)
  const end = bytes.indexOf(0)
  return bytes.subarray(0, end === -1 ? length : end).toString('utf8')
}

/** Octal digits, as ustar has them; undefined for anything else. */
const numberAt = (header: Buffer, from: number, length: number): number | undefined => {
  const digits = textAt(header, from, length).trim()
  return /^[0-7]{1,11}$/.test(digits) ? Number.parseInt(digits, 8) : undefined
}

/** The sum of all bytes, its own eight counted as blanks. */
const hasRightSum = (header: Buffer): boolean => {
  let sum = 8 * 0x20
  header.forEach((byte, at) => (sum += at >= 148 && at < 156 ? 0 : byte))
  return numberAt(header, 148, 8) === sum
}

type Entry = { readonly name: string; readonly size: number; readonly kind: 'file' | 'other' }

/** Files are read, folders and remarks of other programs are passed over. Nothing that leads elsewhere is taken. */
const kinds: Readonly<Record<string, Entry['kind']>> = { '0': 'file', '': 'file', '5': 'other', x: 'other', g: 'other' }

const entryOf = (header: Buffer): Entry | string => {
  const size = numberAt(header, 124, 12)
  if (!hasRightSum(header) || size === undefined) return 'it is no tar archive (ustar)'
  const prefix = textAt(header, 257, 5) === 'ustar' ? textAt(header, 345, 155) : ''
  const whole = [prefix, textAt(header, 0, 100)].filter(part => part !== '').join('/')
  const name = whole.replace(/^\.\//, '')
  const kind = kinds[textAt(header, 156, 1)]
  if (kind === undefined) return `${name} is neither a file nor a folder`
  if (kind === 'file' && !nameOfFile.test(name)) return `${name} is no name of a file below the folder`
  return { name, size, kind }
}

/** What can not all stand in one folder. */
const clashOf = (files: ReadonlyMap<string, Buffer>): string | undefined => {
  const folders = [...files.keys()].flatMap(name =>
    name.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/')),
  )
  return folders.find(folder => files.has(folder))
}

/**
 * Reads a tar archive that is not compressed, so that it holds no more than it weighs, into memory. Whatever it says of
 * owners, rights and times is nothing to us.
 */
export const readArchive = (archive: Buffer): Archive => {
  const files = new Map<string, Buffer>()
  let at = 0
  while (at + block <= archive.length && archive[at] !== 0) {
    const entry = entryOf(archive.subarray(at, at + block))
    if (typeof entry === 'string') return { problem: entry }
    const { name, size, kind } = entry
    const content = archive.subarray(at + block, at + block + size)
    if (content.length < size) return { problem: `it ends within ${name}` }
    if (kind === 'file' && files.has(name)) return { problem: `${name} stands in it twice` }
    if (kind === 'file') files.set(name, content)
    if (files.size > archiveLimits.mostFiles) return { problem: `it holds more than ${archiveLimits.mostFiles} files` }
    at += block + Math.ceil(size / block) * block
  }
  if (at + block > archive.length) return { problem: 'it ends without its end' }
  const clash = clashOf(files)
  if (clash !== undefined) return { problem: `${clash} is a file and a folder` }
  return files.size === 0 ? { problem: 'it holds no file' } : { files }
}
