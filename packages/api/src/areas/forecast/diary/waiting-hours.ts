import type { RowKind } from '@veckovis/domain/forecast'
import type { Hundredths } from '@veckovis/domain/numbers'
import type { Transaction } from '../../../db/database'
import { hundredthsFromColumn } from '../forecast-mapper'
import { isSameRow, type StoredRow } from '../stored-forecast'

type WaitingHours = {
  readonly kind: RowKind
  readonly sourceId: number
  readonly week: number
  readonly hours: Hundredths
}

/** Sums without entries, so that anyone who locks a budget need not read the diary (migration 0036). */
const listWaiting = async (
  transaction: Transaction,
  asked: { readonly unitId: number; readonly year: number },
): Promise<WaitingHours[]> => {
  const { rows } = await transaction.query<WaitingHours>(
    'SELECT kind, source_id AS "sourceId", week, hours FROM diary_hours_of_year($1, $2)',
    [asked.unitId, asked.year],
  )
  return rows.map(row => ({ ...row, hours: hundredthsFromColumn(row.hours) }))
}

const withHours = (row: StoredRow, waiting: readonly WaitingHours[]): StoredRow => {
  const own = waiting.filter(hours => isSameRow(hours, row))
  if (own.length === 0) return row
  const diary = row.typed.map((_, index) => row.diary[index] ?? 0)
  for (const { week, hours } of own) diary[week - 1] = (diary[week - 1] ?? 0) + hours
  return { ...row, diary }
}

/** The first rows of a forecast with what approved entries have left for its year. */
export const withWaitingHours = async (
  transaction: Transaction,
  asked: { readonly unitId: number; readonly year: number },
  rows: readonly StoredRow[],
): Promise<StoredRow[]> => {
  const waiting = await listWaiting(transaction, asked)
  const weeks = rows[0]?.typed.length ?? 0
  const typed = Array.from({ length: weeks }, () => 0)
  const missing = new Map(
    waiting
      .filter(hours => !rows.some(row => isSameRow(hours, row)))
      .map(({ kind, sourceId }): [string, StoredRow] => [`${kind}/${sourceId}`, { kind, sourceId, typed, diary: [] }]),
  )
  return [...rows, ...missing.values()].map(row => withHours(row, waiting))
}
