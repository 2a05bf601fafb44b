import type { ChangeOrigin } from '@veckovis/contracts/forecast'
import type { Hundredths } from '@veckovis/domain/numbers'

/** A cell that a change moved; hundredths of hours, of per cent in the row of the target. */
export type ChangedCell = {
  /** 1 to 53 */
  readonly week: number
  readonly from: Hundredths
  readonly to: Hundredths
  readonly origin: ChangeOrigin
}

export type ChangedCells = {
  /** Kind and source of the row, as `rowKeyOf` writes them */
  readonly rowKey: string
  /** Ascending by week, each week once */
  readonly cells: readonly ChangedCell[]
}

/** The columns of `forecast_change` (migration 0034). */
export type PackedCells = {
  readonly rowKeys: readonly string[]
  readonly weeks: readonly number[]
  readonly origins: readonly ChangeOrigin[]
  readonly originCells: readonly number[]
  readonly hours: Buffer
}

/** The bit of a week. All 53 together are still a whole number that a double holds exactly. */
export const weekBit = (week: number): number => 2 ** (week - 1)

const mostWeeks = 53

export const weeksOfMask = (mask: number): number[] =>
  Array.from({ length: mostWeeks }, (_, index) => index + 1).filter(week => Math.floor(mask / weekBit(week)) % 2 === 1)

const base = 128

/** Seven bits to a byte, the lowest first; the sign is the lowest bit of all. */
const writeNumber = (bytes: number[], value: number): void => {
  let rest = value < 0 ? -2 * value - 1 : 2 * value
  while (rest >= base) {
    bytes.push((rest % base) + base)
    rest = Math.floor(rest / base)
  }
  bytes.push(rest)
}

const numberReader = (bytes: Uint8Array) => {
  let at = 0
  return (): number => {
    let value = 0
    let scale = 1
    let byte = base
    while (byte >= base) {
      byte = bytes[at++] ?? NaN
      value += (byte % base) * scale
      scale *= base
    }
    if (Number.isNaN(byte)) throw new RangeError('The hours of a change end too early')
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }
}

/** The cells of a change as they are stored: rows without cells are left out. */
export const packCells = (rows: readonly ChangedCells[]): PackedCells => {
  const changed = rows.filter(({ cells }) => cells.length > 0)
  const origins: ChangeOrigin[] = []
  const originCells: number[] = []
  const hours: number[] = []
  for (const { from, to, origin } of changed.flatMap(({ cells }) => cells)) {
    if (origins.at(-1) !== origin) {
      origins.push(origin)
      originCells.push(0)
    }
    originCells.push((originCells.pop() ?? 0) + 1)
    writeNumber(hours, from)
    writeNumber(hours, to)
  }
  return {
    rowKeys: changed.map(({ rowKey }) => rowKey),
    weeks: changed.map(({ cells }) => cells.reduce((mask, { week }) => mask + weekBit(week), 0)),
    origins,
    originCells,
    hours: Buffer.from(hours),
  }
}

/** The way back. Throws a RangeError for columns that do not belong together. */
export const unpackCells = (packed: PackedCells): ChangedCells[] => {
  const nextHours = numberReader(packed.hours)
  const origins = packed.origins.flatMap((origin, run) =>
    Array.from({ length: packed.originCells[run] ?? 0 }, () => origin),
  )
  let place = 0
  const nextOrigin = (): ChangeOrigin => {
    const origin = origins[place++]
    if (origin === undefined) throw new RangeError('A cell of a change has no origin')
    return origin
  }
  return packed.rowKeys.map((rowKey, index) => ({
    rowKey,
    cells: weeksOfMask(packed.weeks[index] ?? 0).map(week => ({
      week,
      from: nextHours(),
      to: nextHours(),
      origin: nextOrigin(),
    })),
  }))
}

const bytesBefore = (hours: Uint8Array, numbers: number): number => {
  let left = numbers
  let at = 0
  while (left > 0 && at < hours.length) if ((hours[at++] ?? 0) < base) left--
  return at
}

/** One cell, without making the others; undefined when the change did not touch it. */
export const unpackCell = (packed: PackedCells, rowKey: string, week: number): ChangedCell | undefined => {
  const row = packed.rowKeys.indexOf(rowKey)
  const inRow = weeksOfMask(packed.weeks[row] ?? 0).indexOf(week)
  if (inRow < 0) return undefined
  const place = packed.weeks.slice(0, row).reduce((sum, mask) => sum + weeksOfMask(mask).length, inRow)
  const nextHours = numberReader(packed.hours.subarray(bytesBefore(packed.hours, 2 * place)))
  let run = 0
  for (let left = place; left >= (packed.originCells[run] ?? Infinity); run++) left -= packed.originCells[run] ?? 0
  const origin = packed.origins[run]
  if (origin === undefined) throw new RangeError('A cell of a change has no origin')
  return { week, from: nextHours(), to: nextHours(), origin }
}
