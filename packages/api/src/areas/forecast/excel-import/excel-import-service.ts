import { createHash } from 'node:crypto'
import { yearsOfImport, type ExcelImportList, type ExcelImportRequest } from '@veckovis/contracts/forecast'
import type { Audited, AuditEvent } from '../../../audit/audit'
import type { Transaction } from '../../../db/database'
import { forecastError } from '../forecast-error'
import {
  findRepeatedImport,
  insertImport,
  listImports,
  lockImports,
  secondsUntilAllowed,
} from './excel-import-repository'

type ImportCaller = { readonly userId: number; readonly unitId: number; readonly at: Date } & Audited<
  AuditEvent<'excel-imported' | 'excel-import-repeated', { readonly years: readonly number[] }>
>

/** Keeps the workbook's rows as read; the forecast itself is not touched. A double submit is one record.
 * Throws 'rate-limited' when the unit has imported too often in the last day. */
export const recordImport = async (
  transaction: Transaction,
  { unitId, userId, at, audit }: ImportCaller,
  data: ExcelImportRequest['data'],
): Promise<number> => {
  const digest = createHash('sha256')
    .update(`${unitId} ${userId} ${JSON.stringify(data)}`)
    .digest()
  const made = { unitId, userId, data, at, digest, years: yearsOfImport(data) }
  await lockImports(transaction, unitId)
  const repeated = await findRepeatedImport(transaction, made)
  const seconds = repeated === undefined ? await secondsUntilAllowed(transaction, made) : undefined
  if (seconds !== undefined) {
    throw forecastError({ code: 'rate-limited', details: { seconds } }, { 'retry-after': String(seconds) })
  }
  const id = repeated ?? (await insertImport(transaction, made))
  const action = repeated === undefined ? 'excel-imported' : 'excel-import-repeated'
  await audit(transaction, { action, subject: `excel-import/${id}`, details: { years: made.years } })
  return id
}

export const importsOf = async (transaction: Transaction, unitId: number, year: number): Promise<ExcelImportList> => {
  const records = await listImports(transaction, unitId, year)
  return records.map(({ id, createdAt, createdBy }) => ({ id, createdAt: createdAt.toISOString(), createdBy }))
}
