import { createHash, randomBytes } from 'node:crypto'
import type { ModuleFailure, ModuleFailureReport, ModuleLoad } from '@veckovis/contracts/modules'
import type { Transaction } from '../../db/database'
import type { Refusal } from './module-record'

/** Older reports say nothing about the versions of today. */
const mostKept = 500

const insertSql = `INSERT INTO module_failure (at, source, module_id, version, step, kind, support_code, detail)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`

const trim = (transaction: Transaction) =>
  transaction.query(
    'DELETE FROM module_failure WHERE id <= (SELECT id FROM module_failure ORDER BY id DESC OFFSET $1 LIMIT 1)',
    [mostKept],
  )

export const addReport = async (transaction: Transaction, report: ModuleFailureReport, now: Date): Promise<void> => {
  const { moduleId, version, step, kind, supportCode, detail = '' } = report
  await transaction.query(insertSql, [now, 'browser', moduleId, version, step, kind, supportCode, detail])
  await trim(transaction)
}

const registrationCode = () => `R-${randomBytes(3).toString('hex').toUpperCase()}`

/** What the latest start refused; what an earlier one did is either mended or among these again. */
export const replaceRegistrationFailures = async (
  transaction: Transaction,
  refusals: readonly Refusal[],
  now: Date,
): Promise<void> => {
  await transaction.query("DELETE FROM module_failure WHERE source = 'registration'")
  for (const { moduleId, version, step, kind, detail } of refusals) {
    const place = [moduleId.slice(0, 100), version.slice(0, 100)]
    const values = [now, 'registration', ...place, step, kind, registrationCode(), detail.slice(0, 2000)]
    await transaction.query(insertSql, values)
  }
}

/** What holds now and stands in no row: the ids below zero are of such. */
export const failureOf = (
  { moduleId, version, step, kind, detail }: Refusal,
  place: number,
  now: Date,
): ModuleFailure => {
  const code = createHash('sha256').update(detail).digest('hex').slice(0, 6).toUpperCase()
  const said = { moduleId, version, step, kind, detail, supportCode: `R-${code}` }
  return { id: -1 - place, at: now.toISOString(), source: 'registration', ...said }
}

/** It holds again: what registration said against its signature is no news any more. */
export const forgetUnsigned = (transaction: Transaction, { moduleId, version }: ModuleLoad): Promise<unknown> =>
  transaction.query(
    "DELETE FROM module_failure WHERE source = 'registration' AND kind = 'unsigned' AND module_id = $1 AND version = $2",
    [moduleId, version],
  )

/** The latest failures, newest first. */
export const listFailures = async (read: Transaction['query'], most: number): Promise<ModuleFailure[]> => {
  const { rows } = await read<Omit<ModuleFailure, 'id' | 'at'> & { id: string; at: Date }>(
    `SELECT id, at, source, module_id AS "moduleId", version, step, kind, support_code AS "supportCode", detail
     FROM module_failure ORDER BY at DESC, id DESC LIMIT $1`,
    [most],
  )
  return rows.map(row => ({ ...row, id: Number(row.id), at: row.at.toISOString() }))
}

/** Those that are registered versions, each once: a report of anything else is no news of ours. */
export const registeredAmong = async (
  read: Transaction['query'],
  named: readonly ModuleLoad[],
): Promise<readonly ModuleLoad[]> => {
  const { rows } = await read<ModuleLoad>(
    `SELECT v.module_id AS "moduleId", v.version FROM module_version v
     WHERE (v.module_id, v.version) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
    [named.map(({ moduleId }) => moduleId), named.map(({ version }) => version)],
  )
  return rows
}
