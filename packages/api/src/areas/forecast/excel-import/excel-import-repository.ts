import type { ExcelImportRequest } from '@veckovis/contracts/forecast'
import type { Transaction } from '../../../db/database'

/** Who imported is null when the account is gone. */
export type ImportRecord = { readonly id: number; readonly createdAt: Date; readonly createdBy: string | null }

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

/** Makes imports of a unit wait for each other until the transaction ends: a double submit finds the first, a quota counts all. */
export const lockImports = async (transaction: Transaction, unitId: number): Promise<void> => {
  await transaction.query("SELECT pg_advisory_xact_lock(hashtext('veckovis excel import'), $1)", [unitId])
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

/** What a unit may import in a day; what is kept has an age and a number of its own (migration 0021). */
const importsInADay = 50

/** Seconds until the unit may import again; undefined when it may now. */
export const secondsUntilAllowed = async (transaction: Transaction, made: NewImport): Promise<number | undefined> => {
  const { rows } = await transaction.query<{ seconds: number }>(
    `SELECT ceil(extract(epoch FROM created_at + interval '1 day' - $2::timestamptz))::int AS seconds FROM excel_import
     WHERE unit_id = $1 AND created_at > $2::timestamptz - interval '1 day'
     ORDER BY created_at DESC, id DESC OFFSET $3 LIMIT 1`,
    [made.unitId, made.at, importsInADay - 1],
  )
  return rows[0]?.seconds
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
    `SELECT i.id, i.created_at AS "createdAt", name_of_person(i.created_by) AS "createdBy"
     FROM excel_import i WHERE i.unit_id = $1 AND $2 = ANY (i.years)
     ORDER BY i.created_at DESC, i.id DESC LIMIT 200`,
    [unitId, year],
  )
  return rows
}
