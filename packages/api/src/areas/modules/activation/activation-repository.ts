import type { ModuleActivation } from '@veckovis/contracts/modules'
import type { Transaction } from '../../../db/database'

/** How a version became the active one: by a start, by a person, or it is no longer any. */
type ActivationWay = 'start' | 'promote' | 'roll-back' | 'retire'

export type Activation = {
  readonly moduleId: string
  /** Null: nobody is offered the module any more */
  readonly version: string | null
  readonly way: ActivationWay
  readonly reason: string
  /** Null when a program did it */
  readonly userId: number | null
  /** Of a program that came with one */
  readonly deployKey?: number
  readonly now: Date
}

/** One change of active versions at a time: what may stand beside what is decided over all of them. */
export const holdActivations = (transaction: Transaction): Promise<unknown> =>
  transaction.query('SELECT pg_advisory_xact_lock(4600040)')

/** Makes a version the active one, with its licence key, and keeps when and why. */
export const activate = async (
  transaction: Transaction,
  { moduleId, version, way, reason, userId, deployKey, now }: Activation,
): Promise<void> => {
  const { rowCount } = await transaction.query(
    `UPDATE module m SET active_version = $2, licence_key = CASE WHEN $2::text IS NULL THEN m.licence_key ELSE
       (SELECT v.manifest ->> 'licenceKey' FROM module_version v WHERE v.module_id = m.id AND v.version = $2) END
     WHERE m.id = $1`,
    [moduleId, version],
  )
  if (rowCount !== 1) throw new Error(`the active version of ${moduleId} could not be changed`)
  await transaction.query(
    `INSERT INTO module_activation (at, module_id, version, way, reason, user_id, deploy_key_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [now, moduleId, version, way, reason, userId, deployKey],
  )
}

/** Undefined: no such module. */
export const activeVersionOf = async (
  transaction: Transaction,
  moduleId: string,
): Promise<{ readonly version: string | null } | undefined> => {
  const { rows } = await transaction.query<{ version: string | null }>(
    'SELECT active_version AS version FROM module WHERE id = $1',
    [moduleId],
  )
  return rows[0]
}

/** When the version became the active one that it still is; undefined where another is. */
export const activeSince = async (
  transaction: Transaction,
  moduleId: string,
  version: string,
): Promise<Date | undefined> => {
  const { rows } = await transaction.query<{ at: Date }>(
    `SELECT a.at FROM module_activation a JOIN module m ON m.id = a.module_id AND m.active_version = a.version
     WHERE a.module_id = $1 AND a.version = $2 ORDER BY a.id DESC LIMIT 1`,
    [moduleId, version],
  )
  return rows[0]?.at
}

/** Whether somebody went back from the version when people had it last; not of one that they have now. */
export const wasRolledBack = async (transaction: Transaction, moduleId: string, version: string): Promise<boolean> => {
  const { rows } = await transaction.query<{ way: ActivationWay | null }>(
    `SELECT (SELECT n.way FROM module_activation n WHERE n.module_id = a.module_id AND n.id > a.id ORDER BY n.id LIMIT 1) AS way
     FROM module_activation a WHERE a.module_id = $1 AND a.version = $2 ORDER BY a.id DESC LIMIT 1`,
    [moduleId, version],
  )
  return rows[0]?.way === 'roll-back'
}

/** Whether people have had the version. */
export const hadActive = async (transaction: Transaction, moduleId: string, version: string): Promise<boolean> => {
  const { rows } = await transaction.query(
    'SELECT FROM module_activation WHERE module_id = $1 AND version = $2 LIMIT 1',
    [moduleId, version],
  )
  return rows.length > 0
}

/** The latest of a module, newest first. */
export const listActivations = async (
  read: Transaction['query'],
  most: number,
): Promise<ReadonlyMap<string, ModuleActivation[]>> => {
  const { rows } = await read<Omit<ModuleActivation, 'at'> & { moduleId: string; at: Date }>(
    `SELECT module_id AS "moduleId", at, version, way, reason, coalesce(name_of_person(user_id),
       (SELECT k.name FROM module_deploy_key k WHERE k.id = deploy_key_id)) AS by FROM (
       SELECT a.*, row_number() OVER (PARTITION BY a.module_id ORDER BY a.id DESC) AS place
       FROM module_activation a) AS numbered
     WHERE place <= $1 ORDER BY module_id, id DESC`,
    [most],
  )
  const byModule = new Map<string, ModuleActivation[]>()
  for (const { moduleId, at, ...rest } of rows) {
    const those = byModule.get(moduleId) ?? []
    byModule.set(moduleId, [...those, { ...rest, at: at.toISOString() }])
  }
  return byModule
}
