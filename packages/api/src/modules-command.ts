import { pino } from 'pino'
import { operationsOf } from './app'
import { auditBy } from './audit/audit'
import { areas, type Signing } from './composition'
import { createDatabase, type Database } from './db/database'
import { embeddedFolder, runningEmbedded } from './db/embedded/start-embedded'
import { readEnvironment, type Environment } from './env'
import { StartError } from './errors'
import { findSigningSecret } from './secrets'
import { createSecurityLog } from './security/security-log'
import { settingsOf } from './settings-of'

// `pnpm modules …` acts on the database of a running suite, which follows at its next answer. It never migrates. With
// `--to` it asks a suite over HTTPS, with a deploy key, and opens no database.

const { modules, session } = areas

/** As the application signs in, so that the walls hold here too. */
const reachableUrl = async ({ databaseUrl, databaseAppUrl, dataFolder }: Environment): Promise<string> => {
  const url = databaseAppUrl ?? databaseUrl ?? (await runningEmbedded(dataFolder))
  if (url !== undefined) return url
  throw new StartError(
    `No suite runs on ${dataFolder}: start it (npm start), or set DATABASE_URL or DATA_DIR to its own.`,
  )
}

const requireTables = async (database: Database): Promise<void> => {
  const { rows } = await database.read<{ isThere: boolean }>(
    `SELECT to_regclass('public.module_signature') IS NOT NULL AS "isThere"`,
  )
  if (rows[0]?.isThere !== true)
    throw new StartError(
      'The database is older than this version of the suite: start the suite once, which migrates it.',
    )
}

/** As the server of this installation has them, which is not started for it. */
const servedHere = (database: Database, env: Environment, signing: Signing) =>
  operationsOf({
    database,
    now: () => new Date(),
    mailer: () => Promise.reject(new Error('A command sends no mail')),
    secret: '',
    signing,
    passwordCost: session.productionCost,
    ...settingsOf(env),
    logger: false,
  })

type Asked = ReturnType<typeof modules.readCommand>

const doAt = async (asked: Exclude<Asked, { name: 'remote' }>) => {
  const env = readEnvironment(process.env, [], process.env['VECKOVIS_ROOT'] ?? process.cwd())
  const database = createDatabase({ url: await reachableUrl(env), maxConnections: 2 })
  try {
    await requireTables(database)
    const folder = env.databaseUrl === undefined ? embeddedFolder(env.dataFolder) : env.dataFolder
    const signing = modules.createSigning(await findSigningSecret(folder, env))
    return await modules.runCommand(asked, {
      database,
      modulesFolder: env.modulesFolder,
      shellFolder: env.shellFolder,
      operations: servedHere(database, env, signing),
      signing,
      now: new Date(),
      securityLog: createSecurityLog({ database, logger: pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }) }),
      audit: auditBy({ userId: null, unitId: null }),
    })
  } finally {
    await database.close()
  }
}

const run = async (): Promise<boolean> => {
  const asked = modules.readCommand(process.argv.slice(2))
  const key = process.env['VECKOVIS_DEPLOY_KEY']
  const { lines, isDone } =
    asked.name === 'remote' ? await modules.runRemoteCommand(asked, { key, send: fetch }) : await doAt(asked)
  for (const line of lines) (isDone ? process.stdout : process.stderr).write(`${line}\n`)
  return isDone
}

const unreachable = /^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|28P01|28000|3D000|42501)$/

const sentenceOf = (failure: unknown): string => {
  if (failure instanceof StartError) return failure.message
  const { code } = failure as { code?: string }
  if (code !== undefined && unreachable.test(code))
    return `The database of the suite cannot be used (${code}); check that it runs, its name, user and password.`
  return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)
}

run().then(
  isDone => (process.exitCode = isDone ? 0 : 1),
  (failure: unknown) => {
    process.stderr.write(`${sentenceOf(failure)}\n`)
    process.exitCode = 1
  },
)
