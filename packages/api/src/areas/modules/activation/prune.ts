import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Audited, AuditEvent } from '../../../audit/audit'
import type { Transaction } from '../../../db/database'
import { listedVersions } from '../../../http/listed-modules'
import type { Published } from '../module-record'

type Pruner = Audited<AuditEvent<'module-pruned'>> & { readonly now: Date; readonly modulesFolder: string }

export type Pruned = { readonly moduleId: string; readonly version: string }

// A module that nobody has had waits: its files are not served, and stay.
const registeredSql = `SELECT FROM module_version v WHERE module_id = $1 AND version = $2
  AND EXISTS (SELECT FROM module_activation a WHERE a.module_id = v.module_id)`

/**
 * Removes the files of every registered version that no page loads any more: it is not the active one and was not within
 * 31 days. What was registered of it stays, for those who read what happened.
 */
export const pruneVersions = async (
  transaction: Transaction,
  { records }: Pick<Published, 'records'>,
  reason: string,
  { audit, now, modulesFolder }: Pruner,
): Promise<Pruned[]> => {
  const listed = await listedVersions(transaction.query, () => now)()
  const pruned: Pruned[] = []
  for (const { id: moduleId, version } of records) {
    const { rowCount } = await transaction.query(registeredSql, [moduleId, version])
    if (rowCount === 0 || listed.has(`${moduleId}/${version}`)) continue
    await audit(transaction, { action: 'module-pruned', subject: `module/${moduleId}`, details: { version, reason } })
    await rm(join(modulesFolder, moduleId, version), { recursive: true, force: true })
    pruned.push({ moduleId, version })
  }
  return pruned
}
