import type { ExcelImportRequest } from '@veckovis/contracts/forecast'
import type { Transaction } from '../../../db/database'

export type ImportRecord = { readonly id: number; readonly createdAt: Date }

export type NewImport = {
  readonly unitId: number
  readonly userId: number
  readonly years: readonly number[]
  readonly data: ExcelImportRequest['data']
  readonly digest: Buffer
  readonly at: Date
}

/** A second press of the same button counts as the first for this long. */
const repeatWindowSeconds = 10

/** Makes equal imports wait for each other until the transaction ends, so that a double submit finds the first one. */
export const lockEqualImports = async (transaction: Transaction, made: NewImport): Promise<void> => {
  await transaction.query("SELECT pg_advisory_xact_lock(hashtextextended(encode($1::bytea, 'hex'), 0))", [made.digest])
}

export const findRepeatedImport = async (transaction: Transaction, made: NewImport): Promise<number | undefined> => {
  const { rows } = await transaction.query<{ id: number }>(
    `SELECT id FROM excel_import
     WHERE unit_id = $1 AND created_by = $2 AND digest = $3 AND created_at > $4::timestamptz - make_interval(secs => $5)
     ORDER BY id LIMIT 1`,
    [made.unitId, made.userId, made.digest, made.at, repeatWindowSeconds],
  )
  return rows[0]?.id
}

/** Stores the rows as they were read. */
export const insertImport = async (transaction: Transaction, made: NewImport): Promise<number> => {
  const { rows } = await transaction.query<{ id: number }>(
    `INSERT INTO excel_import (unit_id, years, data, digest, created_at, created_by, municipality_id)
     VALUES ($1, $2, $3, $4, $5, $6, (SELECT municipality_id FROM unit WHERE id = $1)) RETURNING id`,
    [made.unitId, made.years, JSON.stringify(made.data), made.digest, made.at, made.userId],
  )
  const row = rows[0]
  if (row === undefined) throw new Error('The database gave no id for the import')
  return row.id
}

/** Imports whose sheets name the year, newest first. */
export const listImports = async (transaction: Transaction, unitId: number, year: number): Promise<ImportRecord[]> => {
  const { rows } = await transaction.query<ImportRecord>(
    `SELECT id, created_at AS "createdAt" FROM excel_import
     WHERE unit_id = $1 AND $2 = ANY (years)
     ORDER BY created_at DESC, id DESC LIMIT 200`,
    [unitId, year],
  )
  return rows
}
