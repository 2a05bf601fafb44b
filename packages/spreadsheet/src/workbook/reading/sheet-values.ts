import { strFromU8, strToU8 } from 'fflate'
import { withWrittenNumbers } from './written-numbers'

const root = /<(?:\w+:)?worksheet\b[^>]*>/
const begin = /<(?:\w+:)?sheetData\b/
const end = 'sheetData>'

/**
 * A sheet with its cells alone: links, merged cells, widths and the range that it claims to have are left out, each of
 * which can say that it is as large as a sheet can be. Null for one that does not end where it says.
 */
export const onlyValues = (file: Uint8Array): Uint8Array<ArrayBuffer> | null => {
  const xml = strFromU8(file)
  const tag = root.exec(xml)?.[0]
  if (tag === undefined || !/worksheet>\s*$/.test(xml.slice(-40))) return null
  const start = xml.search(begin)
  const last = xml.lastIndexOf(end)
  const rows = start === -1 || last < start ? '' : withWrittenNumbers(xml.slice(start, last + end.length))
  const prefix = /^<(\w+:)?/.exec(tag)?.[1] ?? ''
  return strToU8(`${tag}${rows}</${prefix}worksheet>`)
}
