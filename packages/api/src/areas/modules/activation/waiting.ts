import type { ModuleRecord } from '@veckovis/contracts/modules'
import type { Transaction } from '../../../db/database'
import type { Published } from '../module-record'

/** A version that has come since the active one of its module was chosen, and that nobody has chosen yet. */
export type Waiting = {
  readonly moduleId: string
  readonly version: string
  /** Null: the module has no active version */
  readonly active: string | null
  /** Nobody has had any version of the module */
  readonly isNew: boolean
}

type Known = { active: string | null; registeredAt: Date; chosenAt: Date | null }

const knownSql = `SELECT m.active_version AS active, v.registered_at AS "registeredAt",
    (SELECT max(a.at) FROM module_activation a WHERE a.module_id = m.id) AS "chosenAt"
  FROM module m JOIN module_version v ON v.module_id = m.id WHERE m.id = $1 AND v.version = $2`

/** The record that was published last of each module, in the order in which they came. */
const newestOf = ({ records }: Pick<Published, 'records'>): ModuleRecord[] => {
  const newest = new Map<string, ModuleRecord>()
  for (const record of records) {
    newest.delete(record.id)
    newest.set(record.id, record)
  }
  return [...newest.values()]
}

/**
 * The newest published version of each module, where it is registered, not the active one, and came later than that was
 * chosen: what was rolled back does not wait, until it is built or published again.
 */
export const findWaiting = async (
  transaction: Transaction,
  published: Pick<Published, 'records' | 'publishedAt'>,
): Promise<Waiting[]> => {
  const waiting: Waiting[] = []
  for (const record of newestOf(published)) {
    const { id: moduleId, version } = record
    const { rows } = await transaction.query<Known>(knownSql, [moduleId, version])
    const [known] = rows
    if (known === undefined || known.active === version) continue
    const cameAt = Math.max(known.registeredAt.getTime(), published.publishedAt.get(record) ?? 0)
    if (known.chosenAt !== null && cameAt <= known.chosenAt.getTime()) continue
    waiting.push({ moduleId, version, active: known.active, isNew: known.chosenAt === null })
  }
  return waiting
}
