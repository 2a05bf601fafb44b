/** How a cell looks; colours are six hexadecimal digits. */
export type CellLook = {
  readonly fill?: string
  readonly colour?: string
  readonly isBold?: boolean
  readonly isItalic?: boolean
  readonly wraps?: boolean
  readonly alignment?: 'left' | 'center' | 'right'
  /** A thin line at this side. */
  readonly line?: 'top' | 'bottom'
}

/**
 * A cell: a number with its format as spreadsheets write it (`#,##0.00`), else a text, which is never taken for a
 * formula. Null is an empty cell that has a look, or may be written into.
 */
export type CellDescription = {
  readonly value: number | string | null
  /** What the value was calculated by, without its sign; made by a program and never of what a person wrote. */
  readonly formula?: string
  readonly format?: string
  readonly look?: CellLook
  /** It takes input in a protected sheet. */
  readonly isOpen?: boolean
  readonly comment?: string
}

export type SheetDescription = {
  /** At most 31 characters, none of : \ / ? * [ ] */
  readonly name: string
  /** Widths in characters of the standard font. */
  readonly columns: readonly { readonly width: number }[]
  readonly rows: readonly (readonly CellDescription[])[]
  /** So many rows and columns stay in sight, and are printed on each page. */
  readonly frozen?: { readonly rows: number; readonly columns: number }
  /** So many pages side by side on paper; one when it is left out. */
  readonly pagesAcross?: number
  /** Only open cells take input; there is no password, so that anybody may take the protection away. */
  readonly isProtected?: boolean
}

/** What a workbook holds and looks like, apart from the library that writes it. */
export type WorkbookDescription = {
  readonly sheets: readonly SheetDescription[]
  readonly title?: string
}
