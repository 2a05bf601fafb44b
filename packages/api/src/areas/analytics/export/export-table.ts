/** Shares and ratios are percent in both kinds of files; in a workbook hours and posts have two decimals, money none. */
export type CellKind = 'text' | 'count' | 'number' | 'percent' | 'money'

export type ExportCell = string | number | null

export type ExportTable = {
  /** Of the file, without its ending, and of the sheet */
  readonly name: string
  readonly columns: readonly { readonly heading: string; readonly kind: CellKind }[]
  /** Some rows at a time, so that nothing holds all of them */
  readonly rows: AsyncIterable<readonly (readonly ExportCell[])[]>
  /** What was asked for and how old it is, each with its name */
  readonly notes: readonly (readonly [string, string])[]
  readonly notesName: string
}
