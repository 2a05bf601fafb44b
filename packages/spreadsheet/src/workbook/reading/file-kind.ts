import type { OtherFile } from './workbook-problem'

type Signature = { readonly bytes: readonly number[]; readonly kind: FileKind }

/** `packed` is a zip, as .xlsx is; `compound` what .xls and encrypted .xlsx are. */
export type FileKind = 'packed' | 'compound' | OtherFile

const signatures: readonly Signature[] = [
  { kind: 'packed', bytes: [0x50, 0x4b, 0x03, 0x04] },
  { kind: 'compound', bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  { kind: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46] },
  { kind: 'picture', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { kind: 'picture', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'picture', bytes: [0x47, 0x49, 0x46, 0x38] },
  { kind: 'program', bytes: [0x4d, 0x5a] },
  { kind: 'program', bytes: [0x7f, 0x45, 0x4c, 0x46] },
  { kind: 'archive', bytes: [0x52, 0x61, 0x72, 0x21] },
  { kind: 'archive', bytes: [0x37, 0x7a, 0xbc, 0xaf] },
  { kind: 'archive', bytes: [0x1f, 0x8b] },
]

const enoughToTell = 4096

/** Excel saves as XML and as a web page under its own name too, and programs write lists so: neither is a workbook. */
const kindOfText = (bytes: Uint8Array): FileKind => {
  const start = bytes.subarray(0, enoughToTell)
  if (start.includes(0)) return 'unknown'
  const text = new TextDecoder().decode(start).trimStart()
  return text.startsWith('<') ? 'web-page' : 'text'
}

/** What a file is by its first bytes, whatever its name says. */
export const fileKindOf = (bytes: Uint8Array): FileKind => {
  const found = signatures.find(signature => signature.bytes.every((byte, index) => bytes[index] === byte))
  return found?.kind ?? kindOfText(bytes)
}
