/** What a workbook may measure. One beyond it is refused whole, before it is unpacked where that can be known. */
export const workbookLimits = {
  bytes: 5_000_000,
  unpackedBytes: 50_000_000,
  files: 2000,
  sheets: 60,
  /** Rows and columns that are read of a sheet; what stands beyond them is told and left out. */
  rows: 5000,
  columns: 100,
  /** Rows that are written down in a file, empty ones too. */
  writtenRows: 20_000,
  /** Cells and shared texts of all sheets, so that they fit into the memory of a page's thread. */
  writtenCells: 1_000_000,
  /** Characters of all texts that are read, each as often as a cell has it: a shared text is written down once. */
  characters: 10_000_000,
  seconds: 5,
} as const

/** What people choose instead of a workbook, told by its first bytes or by what is packed in it. */
export type OtherFile =
  'web-page' | 'text' | 'pdf' | 'picture' | 'program' | 'archive' | 'open-document' | 'binary-workbook' | 'unknown'

/** Why a workbook cannot be read at all. */
export type WorkbookProblem =
  | { readonly code: 'too-large'; readonly bytes: number; readonly limit: number }
  | { readonly code: 'too-large-unpacked'; readonly limit: number }
  | { readonly code: 'too-many-rows'; readonly limit: number }
  | { readonly code: 'too-many-cells'; readonly limit: number }
  | { readonly code: 'too-many-sheets'; readonly limit: number }
  | { readonly code: 'too-much-text'; readonly limit: number }
  | { readonly code: 'too-slow'; readonly seconds: number }
  | { readonly code: 'other-file'; readonly format: OtherFile }
  | { readonly code: 'encrypted' }
  | { readonly code: 'damaged' }
  | { readonly code: 'empty' }
  /** Moved, deleted or locked since it was chosen. */
  | { readonly code: 'unreadable' }
  /** The code that reads could not be fetched. */
  | { readonly code: 'no-reader' }
