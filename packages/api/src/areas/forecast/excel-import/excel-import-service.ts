import { createHash } from 'node:crypto'
import type { ExcelImportList, ExcelImportRequest } from '@veckovis/contracts/forecast'
import type { Transaction } from '../../../db/database'
import { findRepeatedImport, insertImport, listImports, lockEqualImports } from './excel-import-repository'

const yearName = /^(20\d{2}|2100)$/

/** The years that name a sheet. */
const yearsOf = (data: ExcelImportRequest['data']): number[] =>
  Object.keys(data)
    .map(name => name.trim())
    .filter(name => yearName.test(name))
    .map(Number)
    .sort((one, other) => one - other)

/** Keeps the workbook's rows as read; the forecast itself is not touched. A double submit is one record. */
export const recordImport = async (
  transaction: Transaction,
  asked: ExcelImportRequest & { readonly userId: number; readonly at: Date },
): Promise<number> => {
  const { unitId, userId, data, at } = asked
  const digest = createHash('sha256')
    .update(`${unitId} ${userId} ${JSON.stringify(data)}`)
    .digest()
  const made = { unitId, userId, data, at, digest, years: yearsOf(data) }
  await lockEqualImports(transaction, made)
  return (await findRepeatedImport(transaction, made)) ?? (await insertImport(transaction, made))
}

export const importsOf = async (transaction: Transaction, unitId: number, year: number): Promise<ExcelImportList> => {
  const records = await listImports(transaction, unitId, year)
  return records.map(({ id, createdAt }) => ({ id, createdAt: createdAt.toISOString() }))
}
