import { foldedName } from '@veckovis/domain/text'
import type { CsvLine } from '../csv/read-csv'

/** A column with every heading that it is known by; headings are compared as names are, without case. */
export type Column<Key extends string> = {
  readonly key: Key
  readonly headings: readonly string[]
  readonly isRequired: boolean
}

/** The cells of a row by column, without spaces around them; a column that the list does not have is empty. */
export type TableRow<Key extends string> = {
  readonly line: number
  readonly cells: Readonly<Record<Key, string>>
  readonly hasMoreCells: boolean
}

export type TableReading<Key extends string> = {
  readonly rows: readonly TableRow<Key>[]
  readonly found: readonly Key[]
  readonly missing: readonly Key[]
  readonly twice: readonly Key[]
  readonly unknown: readonly string[]
}

const comparable = (heading: string): string => foldedName(heading).replace(/[\s_-]+/g, ' ')

const columnOf = <Key extends string>(columns: readonly Column<Key>[], heading: string): Key | undefined =>
  columns.find(column => column.headings.some(name => comparable(name) === comparable(heading)))?.key

const rowReader = <Key extends string>(columns: readonly Column<Key>[], keys: readonly (Key | undefined)[]) => {
  const places = columns.map(({ key }) => [key, keys.indexOf(key)] as const)
  return ({ line, cells }: CsvLine): TableRow<Key> => ({
    line,
    // The keys are those of the columns, never what stands in the list.
    cells: Object.fromEntries(places.map(([key, at]) => [key, (cells[at] ?? '').trim()])) as Record<Key, string>,
    hasMoreCells: cells.slice(keys.length).some(cell => cell.trim() !== ''),
  })
}

/** A list by its headings: which columns it has, which it lacks or has twice, which nobody knows, and its rows. */
export const readTable = <Key extends string>(
  lines: readonly CsvLine[],
  columns: readonly Column<Key>[],
): TableReading<Key> => {
  const [headings, ...rest] = lines
  const texts = headings?.cells ?? []
  const keys = texts.map(text => columnOf(columns, text))
  const isFound = ({ key }: Column<Key>) => keys.includes(key)
  return {
    rows: rest.map(rowReader(columns, keys)),
    found: columns.filter(isFound).map(({ key }) => key),
    missing: columns.filter(column => column.isRequired && !isFound(column)).map(({ key }) => key),
    twice: columns.filter(({ key }) => keys.indexOf(key) !== keys.lastIndexOf(key)).map(({ key }) => key),
    unknown: texts.filter((text, index) => keys[index] === undefined && text.trim() !== ''),
  }
}
