import { fail, succeed, type Result } from '@veckovis/domain/result'
import { csvLimits, type CsvProblem } from '../../csv/csv-problem'
import { decodeText, type Encoding } from '../../csv/decode-text'
import type { CsvLine } from '../../csv/read-csv'
import { openWorkbook } from '../../workbook/reading/open-workbook'
import type { WorkbookProblem } from '../../workbook/reading/workbook-problem'
import { linesOfWorkbook } from './workbook-lines'

export type FileProblem = CsvProblem | WorkbookProblem

/** What a file holds: a text with its encoding, or the lines of an Excel file. */
export type ReadFile = { readonly list: string | readonly CsvLine[]; readonly encoding: Encoding | 'excel' }

const bytesOf = async (file: File): Promise<Uint8Array | null> => {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    // Moved, deleted or locked since it was chosen: whatever the reason, it has to be chosen again.
    return null
  }
}

/**
 * The list in a chosen file; one that is too large is not read at all. Rejects with the signal's reason when the person
 * gives up.
 */
export const readListFile = async (file: File, signal: AbortSignal): Promise<Result<ReadFile, FileProblem>> => {
  if (file.size > csvLimits.bytes) return fail({ code: 'too-large', bytes: file.size, limit: csvLimits.bytes })
  const bytes = await bytesOf(file)
  signal.throwIfAborted()
  if (bytes === null) return fail({ code: 'unreadable' })
  const text = decodeText(bytes)
  if (text.ok) return succeed({ list: text.value.text, encoding: text.value.encoding })
  if (text.error.code !== 'other-format' || text.error.format !== 'excel') return text
  const workbook = await openWorkbook(file, signal)
  if (!workbook.ok) return workbook
  const lines = linesOfWorkbook(workbook.value)
  return lines.ok ? succeed({ list: lines.value, encoding: 'excel' }) : lines
}
