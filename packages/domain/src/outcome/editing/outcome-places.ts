import { parseNumber } from '../../numbers/parse-number'
import type { NumberError } from '../../numbers/number-rule'
import { fail, succeed, type Result } from '../../result'
import { isOutcomeRow, outcomeKinds, unitOfOutcome, type OutcomeKind, type OutcomeRow } from '../outcome-rows'

export type OutcomePlace = OutcomeRow & { readonly week: number }

/** The id of a row in the sheet of the outcome; none is that of a row of the forecast. */
export const outcomeRowId = ({ kind, serverId }: OutcomeRow): string =>
  serverId === 0 ? `outcome-${kind}` : `outcome-${kind}-${serverId}`

const idShape = /^outcome-([a-z-]+?)(?:-([1-9]\d{0,9}))?$/

/** The way back; undefined for what is no row of the outcome. */
export const outcomeRowOfId = (rowId: string): OutcomeRow | undefined => {
  const [, name, digits = '0'] = idShape.exec(rowId) ?? []
  const kind = outcomeKinds.find(candidate => candidate === name)
  const row = kind === undefined ? undefined : { kind, serverId: Number(digits) }
  return row !== undefined && isOutcomeRow(row) ? row : undefined
}

export const outcomeCellKey = (cell: OutcomePlace): string => `${outcomeRowId(cell)} ${cell.week}`

const rules = {
  hours: { decimals: 2, most: 10_000, allowsZero: true, typed: 'hours' },
  ore: { decimals: 2, most: 1_000_000_000, allowsZero: true, allowsNegative: true, typed: 'kronor' },
} as const

/** What a person types into a cell, in hundredths of hours or in öre; an empty text is no value, which is not 0. */
export const parseOutcome = (kind: OutcomeKind, text: string): Result<number | null, NumberError> => {
  const read = parseNumber(text, rules[unitOfOutcome(kind)])
  if (read.ok) return succeed(Math.round(read.value * 100))
  return read.error === 'required' ? succeed(null) : fail(read.error)
}
