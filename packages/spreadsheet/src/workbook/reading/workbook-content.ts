/** What is neither a text nor a number; a formula counts as the value that was kept with it. */
type OtherContent =
  /** A number that its format shows as a day; null when it is none, such as a time. */
  | { readonly kind: 'date'; readonly day: string | null }
  /** A number that its format shows as percent: a half stands there as 50 % */
  | { readonly kind: 'percent'; readonly share: number }
  | { readonly kind: 'truth'; readonly value: boolean }
  /** What a formula could not calculate, such as #DIV/0! */
  | { readonly kind: 'error'; readonly text: string }
  /** A formula that was kept without a value */
  | { readonly kind: 'formula' }

/** What stands in a cell. Most are texts and numbers, which come from another thread in no time. */
export type CellContent = string | number | OtherContent

/** Rows from the first on, index 0 is row 1; each as long as its last cell that holds anything, null where one does not. */
export type SheetContent = {
  readonly name: string
  readonly isHidden: boolean
  readonly rows: readonly (readonly (CellContent | null)[])[]
  /** Rows that are hidden and hold anything, as a spreadsheet numbers them. */
  readonly hiddenRows: readonly number[]
  /** Cells beyond the rows and columns that are read. */
  readonly cellsOutside: number
}

export type WorkbookContent = { readonly sheets: readonly SheetContent[] }
