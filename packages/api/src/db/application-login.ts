import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { StartError } from '../errors'
import { applicationRole } from './database'
import { connected } from './lost-connection'

/** One statement on a connection of its own. */
export const askOnce = async <Row>(url: string, sql: string): Promise<Row | undefined> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await connected(client.connect())
  try {
    return (await client.query<Row & object>(sql)).rows[0]
  } finally {
    await client.end()
  }
}

/**
 * Lets the application's role sign in to a database of our own and answers its address. A connection that signed in
 * as the owner could go back to being the owner (SET ROLE NONE); this one can not. The password is a new one at every
 * start and lives in this process only.
 */
export const openApplicationLogin = async (ownerUrl: string): Promise<string> => {
  const password = randomBytes(24).toString('hex')
  await askOnce(ownerUrl, `ALTER ROLE ${applicationRole} LOGIN PASSWORD '${password}'`)
  const address = new URL(ownerUrl)
  address.username = applicationRole
  address.password = password
  return address.href
}

type Login = { name: string; hasData: boolean; mayWork: boolean; mayOwn: boolean }

// Being a member of an owner is as good as being it, and a superuser is a member of everything.
const loginSql = `SELECT session_user AS name, to_regclass('public.applied_migration') IS NOT NULL AS "hasData",
    EXISTS (SELECT FROM pg_roles r WHERE r.rolname = '${applicationRole}' AND pg_has_role(session_user, r.oid, 'MEMBER')) AS "mayWork",
    (SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = session_user)
      OR EXISTS (SELECT FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace
        AND pg_has_role(session_user, c.relowner, 'MEMBER')) AS "mayOwn"`

const unreachable = /^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|28P01|28000|3D000)$/

const readLogin = async (url: string): Promise<Login | undefined> => {
  try {
    return await askOnce<Login>(url, loginSql)
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === undefined || !unreachable.test(code)) throw error
    throw new StartError(
      `The database at DATABASE_APP_URL cannot be used (${code}); check that it runs, its name, user and password.`,
    )
  }
}

/** Refuses, in one sentence, a login of DATABASE_APP_URL that the second wall would not stand against. */
export const checkApplicationLogin = async (url: string): Promise<void> => {
  const login = await readLogin(url)
  if (login === undefined || !login.hasData)
    throw new StartError('DATABASE_APP_URL leads to another database than DATABASE_URL; they have to be the same one.')
  if (login.mayOwn)
    throw new StartError(
      `The user ${login.name} of DATABASE_APP_URL owns tables or may pass the policies of the rows; give the application a user of its own that owns nothing.`,
    )
  if (!login.mayWork)
    throw new StartError(
      `The user ${login.name} of DATABASE_APP_URL may not work as ${applicationRole}; let an administrator run: GRANT ${applicationRole} TO ${login.name}.`,
    )
}
