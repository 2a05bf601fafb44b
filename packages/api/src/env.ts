import { resolve } from 'node:path'
import { z } from 'zod'
import { isSafeDatabase, isEncryptedMail, isLoopback } from './encrypted-transport'
import { StartError } from './errors'

/** An empty value counts as not set. */
const setting = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(text => (text === '' ? undefined : text), schema)
const textOr = (usual: string) => setting(z.string().default(usual))

const numberUpTo = (most: number) =>
  z
    .string()
    .refine(text => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most, {
      error: ({ input }) => `is '${String(input)}'; it has to be a whole number from 1 to ${most}.`,
    })
    .transform(Number)

const wholeNumber = (usual: number, most: number) => setting(numberUpTo(most).default(usual))

const flag = setting(
  z
    .enum(['0', '1'], { error: ({ input }) => `is '${String(input)}'; it has to be 0 or 1.` })
    .default('0')
    .transform(text => text === '1'),
)

const addressOf = (...protocols: readonly string[]) =>
  setting(
    z
      .string()
      .refine(text => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
        abort: true,
        error: `has to be an address that begins with ${protocols.join(' or ')}//.`,
      })
      .optional(),
  )

const databaseAddress = addressOf('postgres:', 'postgresql:').refine(url => url === undefined || isSafeDatabase(url), {
  error:
    'leads to another machine: add sslmode=verify-full to it, so that nothing passes unencrypted or to another server; sslrootcert names the file of an authority of your own.',
})

const mailAddress = addressOf('smtp:', 'smtps:').refine(url => url === undefined || isEncryptedMail(url), {
  error:
    'leads to another machine: begin it with smtps://, or add requireTLS=true to it, so that no mail passes unencrypted.',
})

const secret = setting(z.string().min(32, { error: 'has to have at least 32 characters.' }).optional())

const settings = z
  .object({
    PORT: wholeNumber(4600, 65_535),
    HOST: textOr('127.0.0.1'),
    METRICS_PORT: setting(numberUpTo(65_535).optional()),
    METRICS_HOST: textOr('127.0.0.1'),
    PUBLIC_URL: addressOf('http:', 'https:'),
    DATA_DIR: textOr('.data'),
    DATABASE_URL: databaseAddress,
    DATABASE_APP_URL: databaseAddress,
    ANALYTICS_DATABASE_URL: databaseAddress,
    VECKOVIS_SECRET: secret,
    SIGNING_SECRET: secret,
    SMTP_URL: mailAddress,
    // Node's own switch: with 0 it would take any certificate of the database and of the mail server.
    NODE_TLS_REJECT_UNAUTHORIZED: setting(
      z
        .string()
        .refine(text => text !== '0', { error: 'is 0: no certificate would be checked.' })
        .optional(),
    ),
    MAIL_FROM: textOr('Veckovis <no-reply@veckovis.example>'),
    TRUST_PROXY: flag,
    HIDE_UNKNOWN_EMAIL: flag,
    SIGN_UP: setting(
      z.enum(['on', 'off'], { error: ({ input }) => `is '${String(input)}'; it has to be on or off.` }).default('on'),
    ),
    SESSION_HOURS: wholeNumber(12, 168),
    SESSION_REMEMBERED_DAYS: wholeNumber(30, 365),
    SESSION_UNUSED_DAYS: wholeNumber(14, 365),
    PERSON_REQUESTS_AT_ONCE: wholeNumber(32, 100_000),
    PERSON_REQUESTS_PER_MINUTE: wholeNumber(1_200, 100_000_000),
    ALLOWED_ORIGINS: textOr('').transform(text => text.split(',').filter(origin => origin !== '')),
    SHELL_DIR: textOr('shell/dist'),
    MODULES_DIR: textOr('modules'),
    LOG_FILE: setting(z.string().optional()),
  })
  .refine(({ DATABASE_URL, DATABASE_APP_URL }) => DATABASE_APP_URL === undefined || DATABASE_URL !== undefined, {
    path: ['DATABASE_APP_URL'],
    error: 'is set without DATABASE_URL; the embedded database needs neither.',
  })
  .refine(data => data.ANALYTICS_DATABASE_URL === undefined || data.DATABASE_URL !== undefined, {
    path: ['ANALYTICS_DATABASE_URL'],
    error: 'is set without DATABASE_URL; the embedded database has no replica.',
  })

/** The address that people use, whether others than this machine can reach it, and where figures are served, if at all. */
const whereItIs = (data: z.output<typeof settings>) => {
  const { HOST, PORT, PUBLIC_URL, TRUST_PROXY, METRICS_PORT, METRICS_HOST } = data
  const publicUrl = PUBLIC_URL ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`
  // A proxy in front brings others, whatever address it calls.
  const isOpen = TRUST_PROXY || !isLoopback(HOST) || !isLoopback(new URL(publicUrl).hostname)
  return {
    publicUrl,
    isOpen,
    metricsAt: METRICS_PORT === undefined ? null : { port: METRICS_PORT, host: METRICS_HOST },
  }
}

/** With a database of its own the suite runs as a service, whose log is taken from the standard output; a dash asks for that. */
const logFileOf = ({ LOG_FILE, DATABASE_URL, DATA_DIR }: z.output<typeof settings>, root: string): string | null => {
  if (LOG_FILE === '-') return null
  if (LOG_FILE !== undefined) return resolve(root, LOG_FILE)
  return DATABASE_URL === undefined ? resolve(root, DATA_DIR, 'veckovis.log') : null
}

const sessionLifeOf = (data: z.output<typeof settings>) => ({
  hours: data.SESSION_HOURS,
  rememberedDays: data.SESSION_REMEMBERED_DAYS,
  unusedDays: data.SESSION_UNUSED_DAYS,
})

/** With `--demo=nation` the demonstration has 30,000 units in all municipalities beside its own. */
const askedBy = (flags: readonly string[]) => {
  const isNationAsked = flags.includes('--demo=nation')
  return { isNationAsked, isDemoAsked: isNationAsked || flags.includes('--demo') }
}

const secretsOf = (data: z.output<typeof settings>) => ({
  /** Set: the secret of access tokens. Unset: made once and kept in the data folder. */
  secret: data.VECKOVIS_SECRET,
  /** Set: the secret that opens the keys which sign modules. Unset: the one above. */
  signingSecret: data.SIGNING_SECRET,
})

const filesOfProgram = (root: string) => ({
  migrationsFolder: resolve(root, 'packages/api/migrations'),
  /** Which modules the build made, in which versions */
  builtModulesFile: resolve(root, 'packages/api/dist/built-modules.json'),
})

/** The environment, read once. A value that cannot be used is told in one sentence (StartError). */
export const readEnvironment = (
  source: Readonly<Record<string, string | undefined>>,
  flags: readonly string[],
  root: string,
) => {
  const read = settings.safeParse(source)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new StartError(`${String(issue?.path[0])} ${String(issue?.message)}`)
  }
  const { data } = read
  const where = whereItIs(data)
  const { isDemoAsked, isNationAsked } = askedBy(flags)
  return {
    port: data.PORT,
    host: data.HOST,
    dataFolder: resolve(root, data.DATA_DIR),
    /** Set: an external PostgreSQL. Unset: the embedded one in the data folder. */
    databaseUrl: data.DATABASE_URL,
    /** Set: the login that the application uses in the external PostgreSQL, which owns nothing there. */
    databaseAppUrl: data.DATABASE_APP_URL,
    /** Set: a streaming replica of it that analytics reads from. */
    analyticsDatabaseUrl: data.ANALYTICS_DATABASE_URL,
    ...secretsOf(data),
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    ...where,
    trustProxy: data.TRUST_PROXY,
    /** True: forgot-password answers an unknown e-mail as if it were known. */
    hidesUnknownEmail: data.HIDE_UNKNOWN_EMAIL,
    /** False: nobody asks for an account; administrators make them. */
    isSignUpOpen: data.SIGN_UP === 'on',
    sessionLife: sessionLifeOf(data),
    personLimits: { atOnce: data.PERSON_REQUESTS_AT_ONCE, perMinute: data.PERSON_REQUESTS_PER_MINUTE },
    allowedOrigins: data.ALLOWED_ORIGINS,
    shellFolder: resolve(root, data.SHELL_DIR),
    modulesFolder: resolve(root, data.MODULES_DIR),
    /** Null: the standard output. */
    logFile: logFileOf(data, root),
    ...filesOfProgram(root),
    /** Demonstration data and accounts, whose password everybody can read, are put in. */
    demo: isDemoAsked || (data.DATABASE_URL === undefined && !where.isOpen),
    isDemoAsked,
    isNationAsked,
  }
}
export type Environment = Readonly<ReturnType<typeof readEnvironment>>
