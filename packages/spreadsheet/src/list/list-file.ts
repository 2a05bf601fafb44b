/** A cell of a list: a text, a number, a day as YYYY-MM-DD, or nothing. */
export type ListValue = string | number | { readonly day: string } | null

type ListColumn = {
  readonly heading: string
  /** How numbers are shown, as spreadsheets write it; whole numbers when left out. */
  readonly format?: string
}

export type ListSheet = {
  /** At most 31 characters, none of : \ / ? * [ ] */
  readonly name: string
  readonly columns: readonly ListColumn[]
  readonly rows: readonly (readonly ListValue[])[]
}

/** A list as a person takes it along. */
export type ListFile = {
  readonly name: string
  /** What narrows it, in a few words each, for the name of the file; nothing that was typed to find people. */
  readonly narrowedBy: readonly string[]
  /** The day that it tells of, YYYY-MM-DD. */
  readonly day: string
  /** The list itself, and what belongs to its rows; a CSV file holds the first alone. */
  readonly sheets: readonly [ListSheet, ...ListSheet[]]
  /** A sheet that says what the file is: the day, the filters, how many rows. */
  readonly about: { readonly name: string; readonly facts: readonly (readonly [string, ListValue])[] }
}
