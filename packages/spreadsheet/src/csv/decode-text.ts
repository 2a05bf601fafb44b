import { fail, succeed, type Result } from '@veckovis/domain/result'
import { csvLimits, type CsvProblem, type OtherFormat } from './csv-problem'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const signatures: readonly { readonly format: OtherFormat; readonly bytes: readonly number[] }[] = [
  { format: 'excel', bytes: [0x50, 0x4b, 0x03, 0x04] },
  { format: 'excel', bytes: [0xd0, 0xcf, 0x11, 0xe0] },
  { format: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46] },
  { format: 'picture', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { format: 'picture', bytes: [0xff, 0xd8, 0xff] },
]
const marks: readonly { readonly encoding: Encoding; readonly bytes: readonly number[] }[] = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
]

const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

/** What is no UTF-8 throughout was written by an older Excel, which means the code page of western Europe. */
const encodingOf = (bytes: Uint8Array): Encoding => {
  const marked = marks.find(mark => beginsWith(bytes, mark.bytes))
  if (marked !== undefined) return marked.encoding
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/**
 * The text of a file: by its byte order mark, else UTF-8 if all of it is, else windows-1252. What is larger than a list
 * may be, or is another kind of file by its first bytes, is refused.
 */
export const decodeText = (
  bytes: Uint8Array,
): Result<{ readonly text: string; readonly encoding: Encoding }, CsvProblem> => {
  if (bytes.length > csvLimits.bytes) return fail({ code: 'too-large', bytes: bytes.length, limit: csvLimits.bytes })
  const other = signatures.find(signature => beginsWith(bytes, signature.bytes))
  if (other !== undefined) return fail({ code: 'other-format', format: other.format })
  const encoding = encodingOf(bytes)
  return succeed({ text: new TextDecoder(encoding).decode(bytes), encoding })
}
