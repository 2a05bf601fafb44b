import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createApp, operationsOf, type AppDependencies } from './app'
import { areas, type Signing } from './composition'
import { checkApplicationLogin, openApplicationLogin } from './db/application-login'
import { checkReplica } from './db/check-replica'
import { createDatabase, type Database, type Transaction } from './db/database'
import { startEmbedded, type EmbeddedDatabase } from './db/embedded/start-embedded'
import { migrate } from './db/migrate'
import { pruneDaily } from './db/prune-daily'
import { demoAccounts, operationsManager, type DemoPerson } from './demo/demo-accounts'
import { demoNotices } from './demo/demo-notices'
import type { Environment } from './env'
import { StartError } from './errors'
import { auditBy } from './audit/audit'
import { moduleNotices } from './module-notices'
import { describeFailure } from './http/error-mapping'
import { folderMailer, smtpMailer, type Mailer } from './mail/mailer'
import { createMetrics, type Metrics } from './metrics/create-metrics'
import { plainHttpNotices } from './plain-http-notice'
import { readSecret } from './secrets'
import { createSecurityLog, type SecurityLog } from './security/security-log'
import { tellRestore } from './security/tell-restore'
import { settingsOf } from './settings-of'
import regions from './regions/se-regions.json'

export type RunningSuite = {
  readonly app: FastifyInstance
  /** The accounts of the demonstration that are offered to the person who started the suite. */
  readonly demoPeople: readonly DemoPerson[]
  /** What has to be said of them, and of how others reach the suite. */
  readonly notices: readonly string[]
  /** Address of the one-time link for the first super admin, while there is none. */
  readonly firstAdminLink: string | undefined
  readonly stop: () => Promise<void>
}

const { modules, session } = areas

const now = () => new Date()

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

type Telling = {
  readonly logger: FastifyBaseLogger
  readonly securityLog: SecurityLog
  readonly operations: ReturnType<typeof operationsOf>
  readonly signing: Signing
}

/**
 * Registers what is published, and answers what of it nobody gets yet. A demonstration, which its builder starts on
 * a machine of their own, makes active what was built since the active version was chosen (docs/decisions/0038-active-versions.md).
 */
const prepareModules = async (database: Database, env: Environment, { logger, ...telling }: Telling) => {
  const { modulesFolder, shellFolder } = env
  const by = {
    ...telling,
    now: now(),
    userId: null,
    modulesFolder,
    shellFolder,
    isOfBuild: await modules.readBuilt(env.builtModulesFile),
    audit: auditBy({ userId: null, unitId: null }),
  }
  const onKept = (failure: unknown) =>
    logger.warn({ failure: describeFailure(failure) }, 'a leftover of publishing stays')
  for (const folder of await modules.removeLeftovers(modulesFolder, by.now, onKept))
    logger.info({ folder }, 'removed what a publishing that ended early had left')
  const published = await modules.inspectPublished(database.read, await modules.readPublished(modulesFolder), by)
  const refused = await database.asSystem(transaction => modules.registerPublished(transaction, published, by))
  for (const refusal of refused) logger.error(refusal, 'a module version was not accepted')
  const why = { way: 'start', reason: '' } as const
  return database.asSystem(async transaction => {
    if (env.demo) await modules.promoteWaiting(transaction, published, why, by)
    const unsigned = refused.filter(({ kind }) => kind === 'unsigned')
    return { waiting: await modules.findWaiting(transaction, published), unsigned }
  })
}

type DemoHash = ReturnType<typeof session.passwordHasher>['hash']

/** A file of its own beside the server, which a production may leave out. */
const loadDemo = () =>
  import('./demo/make-demo').catch((error: unknown) => {
    if ((error as { readonly code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new StartError(
      'The program that makes demonstration data is not part of this installation: set DATABASE_URL, and start without --demo.',
    )
  })

/** What was made, and how long it took; nothing where it was there already. */
const makeNation = async (ownerUrl: string, hashPassword: DemoHash): Promise<string[]> => {
  const { databaseSize, nationUnits, seedNation } = await loadDemo()
  const begun = performance.now()
  const said: string[] = []
  await asOwner(ownerUrl, async owner => {
    if ((await seedNation(owner, { now: now(), hashPassword })) === 'already-there') return
    const { size } = await owner.asSystem(databaseSize)
    const seconds = Math.round((performance.now() - begun) / 1000)
    said.push(`Made ${nationUnits} units with a forecast each in ${seconds} s; the database takes ${size}.`)
  })
  return said
}

/** Those whose password everybody knows and who can sign in. */
const demoPeopleIn = async (transaction: Transaction): Promise<DemoPerson[]> => {
  const known = [...demoAccounts, operationsManager]
  const { rows } = await transaction.query<{ email: string }>(
    'SELECT email FROM app_user WHERE active AND email = ANY($1)',
    [known.map(({ email }) => email)],
  )
  return known.filter(({ email }) => rows.some(row => row.email === email))
}

const prepareData = async (
  { database, ownerUrl }: { readonly database: Database; readonly ownerUrl: string },
  env: Environment,
  telling: Telling,
): Promise<Pick<RunningSuite, 'demoPeople' | 'notices' | 'firstAdminLink'>> => {
  const { securityLog } = telling
  const { hash } = session.passwordHasher(session.productionCost)
  const demo = env.demo ? await loadDemo() : undefined
  if (demo)
    await asOwner(ownerUrl, owner => demo.seedDemo(owner, { regions, now: now(), hashPassword: hash, securityLog }))
  const nation = env.isNationAsked ? await makeNation(ownerUrl, hash) : []
  const ofModules = await prepareModules(database, env, telling)
  if (demo) await asOwner(ownerUrl, owner => owner.asSystem(demo.licenseDemo))
  return database.asSystem(async transaction => {
    const people = await demoPeopleIn(transaction)
    const notices = demoNotices({ ...env, accounts: people.length })
    if (notices.length > 0)
      await securityLog.record(transaction, { kind: 'demo', userId: null, details: { data: 'present' } })
    const token = await session.firstAdminLink(transaction, now())
    return {
      demoPeople: env.demo ? people : [],
      notices: [...nation, ...notices, ...moduleNotices(ofModules), ...plainHttpNotices(env)],
      firstAdminLink: token === undefined ? undefined : `${env.publicUrl}/first-admin?token=${token}`,
    }
  })
}

type Port = { readonly setting: 'PORT' | 'METRICS_PORT'; readonly port: number }

const listening = async <Server>({ setting, port }: Port, listen: () => Promise<Server>): Promise<Server> => {
  try {
    return await listen()
  } catch (error) {
    if ((error as { code?: string }).code !== 'EADDRINUSE') throw error
    throw new StartError(
      `Port ${port} is taken by another program; stop that one, or choose another with ${setting}=${port + 1} npm start.`,
    )
  }
}

const serveFigures = async (metrics: Metrics | undefined, { metricsAt }: Environment) => {
  if (metrics === undefined || metricsAt === null) return undefined
  return listening({ setting: 'METRICS_PORT', port: metricsAt.port }, () => metrics.serve(metricsAt))
}

const openDatabase = (url: string, logger: FastifyBaseLogger): Database =>
  createDatabase({
    url,
    onLostConnection: failure => logger.warn({ failure: describeFailure(failure) }, 'a database connection was lost'),
  })

/** The replica that analytics reads from. One that is away is told of, and used once it is back. */
const openReplica = async (
  databaseUrl: string,
  { analyticsDatabaseUrl }: Environment,
  logger: FastifyBaseLogger,
): Promise<Database | undefined> => {
  if (analyticsDatabaseUrl === undefined) return undefined
  if (!(await checkReplica(analyticsDatabaseUrl, databaseUrl)))
    logger.warn('the replica of ANALYTICS_DATABASE_URL is away; analytics answers once it is back')
  return openDatabase(analyticsDatabaseUrl, logger)
}

const mailerOf = ({ smtpUrl, mailFrom }: Environment, folder: string): Mailer =>
  smtpUrl ? smtpMailer(smtpUrl, mailFrom) : folderMailer(join(folder, 'mail'), now)

type Listening = { readonly env: Environment; readonly closers: (() => Promise<unknown>)[] }

const openApp = async (dependencies: AppDependencies, metrics: Metrics | undefined, { env, closers }: Listening) => {
  const app = await createApp(dependencies)
  closers.push(() => app.close())
  await listening({ setting: 'PORT', port: env.port }, () => app.listen({ port: env.port, host: env.host }))
  const figures = await serveFigures(metrics, env)
  if (figures !== undefined) closers.push(figures.close)
  return app
}

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
    const analyticsReplica = await openReplica(url, env, logger)
    if (analyticsReplica !== undefined) closers.push(analyticsReplica.close)
    const securityLog = createSecurityLog({ database, logger })
    const stopPruning = pruneDaily(database, logger)
    closers.push(async () => stopPruning())
    const folder = embedded?.folder ?? env.dataFolder
    await tellRestore(database, securityLog, folder)
    const shared = { database, mailer: mailerOf(env, folder), now, logger }
    const secret = await readSecret(folder, env.secret)
    const signing = modules.createSigning(env.signingSecret ?? secret)
    const dependencies: AppDependencies = {
      ...settingsOf(env),
      ...shared,
      analyticsReplica,
      secret,
      signing,
      passwordCost: session.productionCost,
    }
    const telling = { logger, securityLog, signing, operations: operationsOf(dependencies) }
    const prepared = await prepareData({ database, ownerUrl: url }, env, telling)
    closers.push(session.startSendingInvitations({ ...shared, publicUrl: env.publicUrl, securityLog }))
    const metrics = env.metricsAt === null ? undefined : createMetrics(shared, modules.listFigures)
    const app = await openApp({ ...dependencies, metrics }, metrics, { env, closers })
    return { app, ...prepared, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
