import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createApp } from './app'
import { areas } from './composition'
import { checkApplicationLogin, openApplicationLogin } from './db/application-login'
import { createDatabase, type Database } from './db/database'
import { startEmbedded, type EmbeddedDatabase } from './db/embedded/start-embedded'
import { migrate } from './db/migrate'
import { pruneDaily } from './db/prune-daily'
import { demoAccounts } from './demo/demo-accounts'
import { demoNotices } from './demo/demo-notices'
import { licenseDemo } from './demo/license-demo'
import { seedDemo } from './demo/seed-demo'
import type { Environment } from './env'
import { StartError } from './errors'
import { describeFailure } from './http/error-mapping'
import { folderMailer, smtpMailer } from './mail/mailer'
import { createSecurityLog, type SecurityLog } from './security/security-log'
import { tellRestore } from './security/tell-restore'
import regions from './demo/se-regions.json'

export type RunningSuite = {
  readonly app: FastifyInstance
  /** Whether the accounts of the demonstration are offered to whoever started the suite. */
  readonly hasDemo: boolean
  /** What has to be said of them. */
  readonly notices: readonly string[]
  /** Address of the one-time link for the first super admin, while there is none. */
  readonly firstAdminLink: string | undefined
  readonly stop: () => Promise<void>
}

const { modules, session } = areas

const now = () => new Date()

const readSecret = async (folder: string, given: string | undefined): Promise<string> => {
  if (given !== undefined) return given
  const file = join(folder, 'secret')
  await mkdir(folder, { recursive: true })
  if (!existsSync(file)) await writeFile(file, randomBytes(48).toString('base64url'), { mode: 0o600 })
  return (await readFile(file, 'utf8')).trim()
}

const reachableUrl = async (
  env: Environment,
  root: string,
): Promise<{ url: string; embedded: EmbeddedDatabase | undefined }> => {
  if (env.databaseUrl !== undefined) return { url: env.databaseUrl, embedded: undefined }
  const embedded = await startEmbedded({ folder: env.dataFolder, apiFolder: join(root, 'packages/api') })
  return { url: embedded.url, embedded }
}

const migrateOrTell = async (url: string, env: Environment) => {
  try {
    await migrate(url, env.migrationsFolder)
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === undefined || !/^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|28P01|28000|3D000)$/.test(code))
      throw error
    throw new StartError(
      `The database at DATABASE_URL cannot be used (${code}); check that it runs, its name, user and password.`,
    )
  }
}

/** The address that the application works by: never the owner's, but where an external database has no other. */
const workingUrl = async (ownerUrl: string, env: Environment): Promise<string> => {
  if (env.databaseUrl === undefined) return openApplicationLogin(ownerUrl)
  if (env.databaseAppUrl === undefined) return ownerUrl
  await checkApplicationLogin(env.databaseAppUrl)
  return env.databaseAppUrl
}

/** The demonstration makes people with rights, which the application's role may not: it works as the owner. */
const asOwner = async (ownerUrl: string, work: (owner: Database) => Promise<unknown>): Promise<void> => {
  const owner = createDatabase({ url: ownerUrl, maxConnections: 1, asOwner: true })
  try {
    await work(owner)
  } finally {
    await owner.close()
  }
}

const prepareData = async (
  { database, ownerUrl }: { readonly database: Database; readonly ownerUrl: string },
  env: Environment,
  { logger, securityLog }: { readonly logger: FastifyBaseLogger; readonly securityLog: SecurityLog },
): Promise<Pick<RunningSuite, 'hasDemo' | 'notices' | 'firstAdminLink'>> => {
  if (env.demo) {
    const { hash } = session.passwordHasher(session.productionCost)
    await asOwner(ownerUrl, owner => seedDemo(owner, { regions, now: now(), hashPassword: hash, securityLog }))
  }
  const published = await modules.readPublished(env.modulesFolder)
  const refused = await database.asSystem(transaction =>
    modules.registerPublished(transaction, published, { now: now(), securityLog }),
  )
  for (const refusal of refused) logger.error(refusal, 'a module version was not accepted')
  if (env.demo) await asOwner(ownerUrl, owner => owner.asSystem(licenseDemo))
  return database.asSystem(async transaction => {
    const { rows } = await transaction.query<{ accounts: number }>(
      'SELECT count(*)::int AS accounts FROM app_user WHERE active AND email = ANY($1)',
      [demoAccounts.map(({ email }) => email)],
    )
    const accounts = rows[0]?.accounts ?? 0
    const notices = demoNotices({ ...env, accounts })
    if (notices.length > 0)
      await securityLog.record(transaction, { kind: 'demo', userId: null, details: { data: 'present' } })
    const token = await session.firstAdminLink(transaction, now())
    return {
      hasDemo: env.demo && accounts > 0,
      notices,
      firstAdminLink: token === undefined ? undefined : `${env.publicUrl}/first-admin?token=${token}`,
    }
  })
}

const listen = async (app: FastifyInstance, env: Environment) => {
  try {
    await app.listen({ port: env.port, host: env.host })
  } catch (error) {
    if ((error as { code?: string }).code !== 'EADDRINUSE') throw error
    throw new StartError(
      `Port ${env.port} is taken by another program; stop that one, or choose another with PORT=4601 npm start.`,
    )
  }
}

const openDatabase = (url: string, logger: FastifyBaseLogger): Database =>
  createDatabase({
    url,
    onLostConnection: failure => logger.warn({ failure: describeFailure(failure) }, 'a database connection was lost'),
  })

/** Database, migrations, demonstration, modules, server: from nothing to an answering suite. */
export const startSuite = async (env: Environment, root: string, logger: FastifyBaseLogger): Promise<RunningSuite> => {
  const { url, embedded } = await reachableUrl(env, root)
  const closers: (() => Promise<unknown>)[] = embedded ? [embedded.stop] : []
  const stop = async () => {
    for (const close of closers.reverse()) await close()
  }
  try {
    await migrateOrTell(url, env)
    const database = openDatabase(await workingUrl(url, env), logger)
    closers.push(database.close)
    const securityLog = createSecurityLog({ database, logger })
    const stopPruning = pruneDaily(database, logger)
    closers.push(async () => stopPruning())
    const folder = embedded?.folder ?? env.dataFolder
    await tellRestore(database, securityLog, folder)
    const prepared = await prepareData({ database, ownerUrl: url }, env, { logger, securityLog })
    const app = await createApp({
      database,
      now,
      mailer: env.smtpUrl ? smtpMailer(env.smtpUrl, env.mailFrom) : folderMailer(join(folder, 'mail'), now),
      secret: await readSecret(folder, env.secret),
      passwordCost: session.productionCost,
      publicUrl: env.publicUrl,
      trustProxy: env.trustProxy,
      hidesUnknownEmail: env.hidesUnknownEmail,
      sessionLife: env.sessionLife,
      personLimits: env.personLimits,
      allowedOrigins: env.allowedOrigins,
      assets: { shellFolder: env.shellFolder, modulesFolder: env.modulesFolder },
      logger,
    })
    closers.push(() => app.close())
    await listen(app, env)
    return { app, ...prepared, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
