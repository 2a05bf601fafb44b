import type { PlaceKind } from '@veckovis/domain/access'
import type { PlaceFinder } from '@veckovis/domain/organisation'
import { fail, succeed, type Result } from '@veckovis/domain/result'
import type { ListKind, RowReason } from './list-row'
import { headings, saysYes, type Heading } from './list-words'

type Cells = Readonly<Record<string, string>>

/** A column of a list, known by its headings in both languages. */
export const listColumn = (key: string, heading: Heading, isRequired = false): ListKind['columns'][number] => ({
  key,
  heading,
  headings: [...headings[heading].sv, ...headings[heading].en],
  isRequired,
})

export const cellOf = (cells: Cells, key: string): string => {
  const cell = cells[key]
  if (cell === undefined) throw new Error(`A list of this kind has no column ${key}`)
  return cell
}

/** A cell with yes or no; what an empty one means is said by the list. */
export const flagOf = (cells: Cells, key: string, ifEmpty: boolean): Result<boolean, RowReason> => {
  const cell = cellOf(cells, key)
  const flag = cell === '' ? ifEmpty : saysYes(cell)
  return flag === null ? fail({ code: 'yes-or-no', values: { column: key, cell } }) : succeed(flag)
}

/** The place that the cells of these columns name, the widest first; the last of them has to be filled in. */
export const placeOf = (
  findPlace: PlaceFinder,
  kind: PlaceKind,
  cells: Cells,
  keys: readonly string[],
): Result<number, RowReason> => {
  const own = keys.at(-1) ?? ''
  if (cellOf(cells, own) === '') return fail({ code: 'empty', values: { column: own } })
  const names = keys.map(key => cellOf(cells, key)).filter(name => name !== '')
  const found = findPlace(names, [kind])
  if (found.ok) return succeed(found.value.id)
  return fail({ code: `place-${found.error}`, values: { place: names.join(' > ') } })
}

/** What the readings of a row found wrong. */
export const reasonsOf = (...readings: readonly Result<unknown, RowReason>[]): RowReason[] =>
  readings.flatMap(reading => (reading.ok ? [] : [reading.error]))
