import { resolve } from 'node:path'
import { StartError } from './errors'

export type Environment = {
  readonly port: number
  readonly host: string
  readonly dataFolder: string
  /** Set: an external PostgreSQL. Unset: the embedded one in the data folder. */
  readonly databaseUrl: string | undefined
  /** Set: the login that the application uses in the external PostgreSQL, which owns nothing there. */
  readonly databaseAppUrl: string | undefined
  /** Set: the secret of access tokens. Unset: made once and kept in the data folder. */
  readonly secret: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly publicUrl: string
  readonly trustProxy: boolean
  /** True: forgot-password answers an unknown e-mail as if it were known. */
  readonly hidesUnknownEmail: boolean
  readonly allowedOrigins: readonly string[]
  readonly shellFolder: string
  readonly modulesFolder: string
  readonly migrationsFolder: string
  readonly demo: boolean
}

type Source = Readonly<Record<string, string | undefined>>

const readPort = (text: string | undefined) => {
  if (text === undefined || text === '') return 4600
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new StartError(`PORT is '${text}'; it has to be a whole number from 1 to 65535.`)
  return port
}

const readFlag = (source: Source, name: string) => {
  const text = source[name]
  if (text === undefined || text === '' || text === '0') return false
  if (text === '1') return true
  throw new StartError(`${name} is '${text}'; it has to be 0 or 1.`)
}

const readUrl = (source: Source, name: string, protocols: readonly string[]) => {
  const text = source[name]
  if (text === undefined || text === '') return undefined
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new StartError(`${name} has to be an address that begins with ${protocols.join(' or ')}//.`)
  return text
}

const postgres = ['postgres:', 'postgresql:']

const readDatabase = (source: Source) => {
  const databaseUrl = readUrl(source, 'DATABASE_URL', postgres)
  const databaseAppUrl = readUrl(source, 'DATABASE_APP_URL', postgres)
  if (databaseAppUrl !== undefined && databaseUrl === undefined)
    throw new StartError('DATABASE_APP_URL is set without DATABASE_URL; the embedded database needs neither.')
  return { databaseUrl, databaseAppUrl }
}

const readSecret = (source: Source) => {
  const text = source['VECKOVIS_SECRET']
  if (text === undefined || text === '') return undefined
  if (text.length < 32) throw new StartError('VECKOVIS_SECRET has to have at least 32 characters.')
  return text
}

/** Reads the environment once. A value that cannot be used is told in one sentence (StartError). */
export const readEnvironment = (source: Source, flags: readonly string[], root: string): Environment => {
  const port = readPort(source['PORT'])
  const host = source['HOST'] || '127.0.0.1'
  const { databaseUrl, databaseAppUrl } = readDatabase(source)
  return {
    port,
    host,
    databaseUrl,
    databaseAppUrl,
    dataFolder: resolve(root, source['DATA_DIR'] || '.data'),
    secret: readSecret(source),
    smtpUrl: readUrl(source, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: source['MAIL_FROM'] || 'Veckovis <no-reply@veckovis.example>',
    publicUrl: readUrl(source, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://${host}:${port}`,
    trustProxy: readFlag(source, 'TRUST_PROXY'),
    hidesUnknownEmail: readFlag(source, 'HIDE_UNKNOWN_EMAIL'),
    allowedOrigins: (source['ALLOWED_ORIGINS'] || '').split(',').filter(origin => origin !== ''),
    shellFolder: resolve(root, source['SHELL_DIR'] || 'shell/dist'),
    modulesFolder: resolve(root, source['MODULES_DIR'] || '.cache/modules'),
    migrationsFolder: resolve(root, 'packages/api/migrations'),
    demo: databaseUrl === undefined || flags.includes('--demo'),
  }
}
