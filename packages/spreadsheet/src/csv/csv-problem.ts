/** What a list may measure. A list beyond it is refused whole, before a page is held up by it. */
export const csvLimits = { bytes: 5_000_000, rows: 5000, columns: 100 } as const

/** Why a list cannot be read at all. Lines count from 1, as an editor shows them. */
export type CsvProblem =
  | { readonly code: 'too-large'; readonly bytes: number; readonly limit: number }
  | { readonly code: 'too-many-rows'; readonly limit: number }
  | { readonly code: 'too-many-columns'; readonly line: number; readonly columns: number; readonly limit: number }
  | { readonly code: 'open-quote'; readonly line: number }
  | { readonly code: 'no-text'; readonly line: number }
  | { readonly code: 'other-format'; readonly format: OtherFormat }
  | { readonly code: 'empty' }

/** What people drop instead of a list as text, told by its first bytes. */
export type OtherFormat = 'excel' | 'pdf' | 'picture' | 'web-page'
