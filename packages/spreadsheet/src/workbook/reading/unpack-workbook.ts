import { fail, succeed, type Result } from '@veckovis/domain/result'
import { strToU8, unzipSync, zipSync, type UnzipFileInfo } from 'fflate'
import { onlyValues } from './sheet-values'
import { workbookLimits, type WorkbookProblem } from './workbook-problem'

// Where values stand. Comments, drawings, macros, links to elsewhere and what programs add are never looked at.
const neededFile =
  /^(\[content_types\]\.xml|_rels\/\.rels|xl\/_rels\/workbook\.xml\.rels|xl\/(workbook|styles|sharedstrings)\.xml|xl\/worksheets\/[^/]+\.xml)$/i
/** What newer programs say about cells holds no values, but the reader gives up without it. */
const nothingSaid = { 'xl/metadata.xml': strToU8('<metadata/>') }
const sheetFile = /^xl\/worksheets\//i
type Listing = { files: number; bytes: number; readonly names: Set<string> }

const isWithin = ({ files, bytes }: Listing): boolean =>
  files <= workbookLimits.files && bytes <= workbookLimits.unpackedBytes

/** Unpacks the files with values, no more bytes of each than its entry says, and of none once they are too many. */
const unpack = (bytes: Uint8Array, listing: Listing) => {
  const take = ({ name, originalSize }: UnzipFileInfo): boolean => {
    listing.files += 1
    listing.bytes += originalSize
    listing.names.add(name.toLowerCase())
    return isWithin(listing) && neededFile.test(name)
  }
  try {
    return unzipSync(bytes, { filter: take })
  } catch {
    return null
  }
}

const problemOf = ({ names }: Listing): WorkbookProblem | null => {
  if (names.has('xl/workbook.xml')) return null
  if (names.has('xl/workbook.bin')) return { code: 'other-file', format: 'binary-workbook' }
  const isOpenDocument = names.has('mimetype') || names.has('content.xml')
  return { code: 'other-file', format: isOpenDocument ? 'open-document' : 'archive' }
}

const [lessThan, colon, r, o, w, c, s, i] = [0x3c, 0x3a, 0x72, 0x6f, 0x77, 0x63, 0x73, 0x69]
const longestPrefix = 8

/** Whether a name of a tag ends here, so that <c is not taken for <cols. */
const endsName = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x3e || byte === 0x2f || byte === 0x0a

/** Where the name of a tag begins behind its prefix, if it has one. */
const nameAt = (file: Uint8Array, open: number): number => {
  for (let at = open + 1; at <= open + longestPrefix && !endsName(file[at]); at += 1)
    if (file[at] === colon) return at + 1
  return open + 1
}

/** How many rows, and cells or shared texts, a file has written down: counted in its bytes, before anything is made of them. */
const countParts = (file: Uint8Array) => {
  const parts = { rows: 0, cells: 0 }
  for (let open = file.indexOf(lessThan); open !== -1; open = file.indexOf(lessThan, open + 1)) {
    const at = nameAt(file, open)
    if (file[at] === c && endsName(file[at + 1])) parts.cells += 1
    else if (file[at] === s && file[at + 1] === i && endsName(file[at + 2])) parts.cells += 1
    else if (file[at] === r && file[at + 1] === o && file[at + 2] === w && endsName(file[at + 3])) parts.rows += 1
  }
  return parts
}

const problemOfParts = (files: Readonly<Record<string, Uint8Array>>): WorkbookProblem | null => {
  const { writtenRows, writtenCells } = workbookLimits
  const counts = Object.values(files).map(countParts)
  if (counts.some(({ rows }) => rows > writtenRows)) return { code: 'too-many-rows', limit: writtenRows }
  const cells = counts.reduce((sum, count) => sum + count.cells, 0)
  return cells > writtenCells ? { code: 'too-many-cells', limit: writtenCells } : null
}

/**
 * The files of an .xlsx with values, packed again without compression. Refused is one whose entries say that they are
 * more, or larger, than a workbook may be, before any is unpacked whole; one whose sheets do not end where they say; and
 * one that is another kind of file.
 */
export const unpackWorkbook = (bytes: Uint8Array): Result<Uint8Array, WorkbookProblem> => {
  const listing: Listing = { files: 0, bytes: 0, names: new Set() }
  const files = unpack(bytes, listing)
  if (!isWithin(listing)) return fail({ code: 'too-large-unpacked', limit: workbookLimits.unpackedBytes })
  if (files === null) return fail({ code: 'damaged' })
  const problem = problemOf(listing)
  if (problem !== null) return fail(problem)
  const sheets = Object.entries(files).filter(([name]) => sheetFile.test(name))
  if (sheets.length > workbookLimits.sheets) return fail({ code: 'too-many-sheets', limit: workbookLimits.sheets })
  const tooMany = problemOfParts(files)
  if (tooMany !== null) return fail(tooMany)
  for (const [name, file] of sheets) {
    const values = onlyValues(file)
    if (values === null) return fail({ code: 'damaged' })
    files[name] = values
  }
  return succeed(zipSync({ ...files, ...nothingSaid }, { level: 0 }))
}
