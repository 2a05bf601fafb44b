import { StartError } from '../errors'
import { askOnce } from './application-login'
import { applicationRole } from './database'
import { isTemporary } from './temporary-failure'

type Identity = {
  readonly system: string
  readonly name: string
  readonly isReplica: boolean
  readonly mayWork: boolean
}

const identitySql = `SELECT (SELECT system_identifier::text FROM pg_control_system()) AS system, current_database() AS name,
  pg_is_in_recovery() AS "isReplica", EXISTS (SELECT FROM pg_roles r WHERE r.rolname = '${applicationRole}'
    AND pg_has_role(session_user, r.oid, 'MEMBER')) AS "mayWork"`

const identityOf = async (url: string): Promise<Identity | undefined> => {
  try {
    return await askOnce<Identity>(url, identitySql)
  } catch (error) {
    if (isTemporary(error) || (error as { code?: string }).code === 'ENOTFOUND') return undefined
    throw new StartError(
      `The database at ANALYTICS_DATABASE_URL cannot be used (${(error as { code?: string }).code ?? (error as Error).message}); check its name, user and password.`,
    )
  }
}

/**
 * Refuses, in one sentence, an ANALYTICS_DATABASE_URL that leads to anything but a replica of the database. Answers
 * whether the replica could be asked: one that is away does not keep the suite from starting.
 */
export const checkReplica = async (url: string, databaseUrl: string): Promise<boolean> => {
  const found = await identityOf(url)
  if (found === undefined) return false
  const own = await identityOf(databaseUrl)
  if (found.system !== own?.system || found.name !== own.name)
    throw new StartError(
      'ANALYTICS_DATABASE_URL leads to another database than DATABASE_URL; it has to be its replica.',
    )
  if (!found.isReplica)
    throw new StartError(
      'ANALYTICS_DATABASE_URL leads to a server that replicates nothing; leave it out, and analytics reads from DATABASE_URL.',
    )
  if (!found.mayWork)
    throw new StartError(
      `The user of ANALYTICS_DATABASE_URL may not work as ${applicationRole}; let an administrator run: GRANT ${applicationRole} TO that user.`,
    )
  return true
}
