/** What stands in a cell of a file; null when nothing does. */
export type FileCell =
  | number
  | string
  | null
  | { readonly kind: 'date'; readonly day: string | null }
  | { readonly kind: 'percent'; readonly share: number }
  | { readonly kind: 'truth'; readonly value: boolean }
  | { readonly kind: 'error'; readonly text: string }
  | { readonly kind: 'formula' }

/** Rows as they stand, index 0 is row 1. */
export type FileSheet = {
  readonly name: string
  readonly rows: readonly (readonly FileCell[])[]
  /** Put away by anyone who made the file; shown when it is left out */
  readonly isHidden?: boolean
  /** Rows that are hidden and hold anything, by their numbers */
  readonly hiddenRows?: readonly number[]
}

/** A cell by the numbers that a spreadsheet shows: both count from 1, column 1 is A. */
export type FilePlace = { readonly row: number; readonly column: number }
