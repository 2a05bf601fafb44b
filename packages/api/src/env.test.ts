import { resolve } from 'node:path'
import { readEnvironment } from './env'
import { StartError } from './errors'

const read = (source: Record<string, string>, flags: string[] = []) => readEnvironment(source, flags, '/suite')

test('nothing set: port 4600 on this machine, embedded data below the project, demonstration people', () => {
  expect(read({})).toMatchObject({
    port: 4600,
    host: '127.0.0.1',
    databaseUrl: undefined,
    databaseAppUrl: undefined,
    dataFolder: resolve('/suite/.data'),
    publicUrl: 'http://127.0.0.1:4600',
    trustProxy: false,
    hidesUnknownEmail: false,
    isSignUpOpen: true,
    allowedOrigins: [],
    logFile: resolve('/suite/.data/veckovis.log'),
    sessionLife: { hours: 12, rememberedDays: 30, unusedDays: 14 },
    demo: true,
  })
})

test('empty values count as not set', () => {
  expect(read({ PORT: '', DATABASE_URL: '', DATA_DIR: '', VECKOVIS_SECRET: '', TRUST_PROXY: '' })).toEqual(read({}))
})

test('a database of one’s own gets demonstration people only when asked', () => {
  const DATABASE_URL = 'postgres://veckovis:secret@db.example/veckovis?sslmode=verify-full'
  expect(read({ DATABASE_URL }).demo).toBe(false)
  expect(read({ DATABASE_URL }, ['--demo'])).toMatchObject({ demo: true, isNationAsked: false })
  expect(read({ DATABASE_URL }, ['--demo=nation'])).toMatchObject({
    demo: true,
    isDemoAsked: true,
    isNationAsked: true,
  })
})

test.each([
  [{ DATABASE_URL: 'postgres://veckovis:secret@db.example/veckovis?sslmode=verify-full' }, null],
  [{ LOG_FILE: '-' }, null],
  [{ LOG_FILE: 'log/own.log' }, resolve('/suite/log/own.log')],
  [{ DATA_DIR: 'elsewhere' }, resolve('/suite/elsewhere/veckovis.log')],
])('where the log goes: %j', (source, logFile) => {
  expect(read(source).logFile).toBe(logFile)
})

test('figures are served only on a port that is named, and on this machine unless an address is', () => {
  expect(read({}).metricsAt).toBeNull()
  expect(read({ METRICS_PORT: '9464' }).metricsAt).toEqual({ port: 9464, host: '127.0.0.1' })
  expect(read({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }).metricsAt).toEqual({ port: 9464, host: '0.0.0.0' })
  expect(() => read({ METRICS_PORT: '0' })).toThrow(/METRICS_PORT is '0'/)
})

test('how long sessions last can be chosen', () => {
  const chosen = { SESSION_HOURS: '8', SESSION_REMEMBERED_DAYS: '7', SESSION_UNUSED_DAYS: '2' }
  expect(read(chosen).sessionLife).toEqual({ hours: 8, rememberedDays: 7, unusedDays: 2 })
})

test.each([
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '192.0.2.7' }, false],
  [{ HOST: '::', PUBLIC_URL: 'http://localhost:4600' }, false],
  [{ PUBLIC_URL: 'https://veckovis.example' }, false],
  [{ TRUST_PROXY: '1' }, false],
  [{ PUBLIC_URL: 'http://127.0.0.1.example.org' }, false],
  [{ PUBLIC_URL: 'http://localhost.example.org' }, false],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '127.0.0.53' }, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '::' }, false],
  [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:4600' }, true],
])('demonstration people come by themselves only where nobody else can reach them: %j', (source, demo) => {
  expect(read(source)).toMatchObject({ demo, isOpen: !demo })
  expect(read(source, ['--demo']).demo).toBe(true)
})

test('the message about an unknown e-mail is switched off by a setting', () => {
  expect(read({ HIDE_UNKNOWN_EMAIL: '1' }).hidesUnknownEmail).toBe(true)
})

test('sign-up is switched off by a setting', () => {
  expect(read({ SIGN_UP: 'off' }).isSignUpOpen).toBe(false)
  expect(() => read({ SIGN_UP: '0' })).toThrow(/SIGN_UP is '0'; it has to be on or off/)
})

test.each([
  [{ PORT: 'abc' }, "PORT is 'abc'; it has to be a whole number from 1 to 65535."],
  [{ PORT: '0' }, /PORT is '0'/],
  [{ PORT: '65536' }, /PORT is '65536'/],
  [{ PORT: '46e2' }, /PORT is '46e2'/],
  [{ SESSION_HOURS: '0' }, "SESSION_HOURS is '0'; it has to be a whole number from 1 to 168."],
  [{ SESSION_UNUSED_DAYS: '1.5' }, /^SESSION_UNUSED_DAYS is '1.5'/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL has to be an address/],
  [{ DATABASE_URL: 'secret' }, /^DATABASE_URL has to be an address/],
  [
    { DATABASE_URL: 'postgres://a@localhost/c', DATABASE_APP_URL: 'mysql://x' },
    /^DATABASE_APP_URL has to be an address/,
  ],
  [{ DATABASE_APP_URL: 'postgres://a@localhost/c' }, /^DATABASE_APP_URL is set without DATABASE_URL/],
  [{ ANALYTICS_DATABASE_URL: 'postgres://a@localhost/c' }, /^ANALYTICS_DATABASE_URL is set without DATABASE_URL/],
  [
    { DATABASE_URL: 'postgres://a@localhost/c', ANALYTICS_DATABASE_URL: 'http://x' },
    /^ANALYTICS_DATABASE_URL has to be an address/,
  ],
  [{ SMTP_URL: 'http://mail' }, /^SMTP_URL has to be an address/],
  [{ PUBLIC_URL: 'suite.example' }, /^PUBLIC_URL has to be an address/],
  [{ VECKOVIS_SECRET: 'short' }, 'VECKOVIS_SECRET has to have at least 32 characters.'],
  [{ SIGNING_SECRET: 'short' }, 'SIGNING_SECRET has to have at least 32 characters.'],
  [{ HIDE_UNKNOWN_EMAIL: 'true' }, "HIDE_UNKNOWN_EMAIL is 'true'; it has to be 0 or 1."],
  [{ NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'NODE_TLS_REJECT_UNAUTHORIZED is 0: no certificate would be checked.'],
  [{ TRUST_PROXY: 'yes' }, "TRUST_PROXY is 'yes'; it has to be 0 or 1."],
])('%j is told in one sentence', (source, message) => {
  expect(() => read(source)).toThrow(StartError)
  expect(() => read(source)).toThrow(message)
})

test.each([
  { DATABASE_URL: 'postgres://a:hemlig@db.example/c?sslmode=verify-full' },
  { DATABASE_URL: 'postgres://a:hemlig@db.example/c?sslmode=verify-full&sslrootcert=/etc/authority.crt' },
  { DATABASE_URL: 'postgres://a:hemlig@127.0.0.1/c' },
  { DATABASE_URL: 'postgres://a:hemlig@[::1]:5432/c?sslmode=disable' },
  { DATABASE_URL: 'postgres://a:hemlig@localhost/c' },
  { DATABASE_URL: 'postgres://a:hemlig@localhost/c?host=/var/run/postgresql' },
  { SMTP_URL: 'smtps://a:hemlig@mail.example' },
  { SMTP_URL: 'smtp://a:hemlig@mail.example:587?requireTLS=true' },
  { SMTP_URL: 'smtp://127.0.0.1:25' },
])('what passes a network is encrypted, or there is no network: %j', source => {
  expect(() => read(source)).not.toThrow()
})

test.each([
  'postgres://a:hemlig@db.example/c',
  'postgres://a:hemlig@db.example/c?sslmode=prefer',
  'postgres://a:hemlig@db.example/c?sslmode=disable',
  'postgres://a:hemlig@db.example/c?sslmode=no-verify',
  'postgres://a:hemlig@db.example/c?sslmode=require',
  'postgres://a:hemlig@db.example/c?sslmode=require&uselibpqcompat=true',
  'postgres://a:hemlig@db.example/c?sslmode=verify-ca&sslrootcert=/etc/authority.crt',
  'postgres://a:hemlig@db.example/c?sslmode=verify-full&sslmode=disable',
  'postgres://a:hemlig@db.example/c?ssl=true',
  'postgres://a:hemlig@127.0.0.1/c?host=db.example',
  'postgres://a:hemlig@127.0.0.1.evil.example/c',
  'postgres://a:hemlig@10.0.0.4/c',
])('a database on another machine is not spoken to unencrypted, nor without a look at its certificate: %s', url => {
  const own = 'postgres://a@localhost/c'
  for (const source of [
    { DATABASE_URL: url },
    { DATABASE_URL: own, DATABASE_APP_URL: url },
    { DATABASE_URL: own, ANALYTICS_DATABASE_URL: url },
  ]) {
    expect(() => read(source)).toThrow(
      /^(ANALYTICS_)?DATABASE_(APP_)?URL leads to another machine: add sslmode=verify-full/,
    )
    expect(() => read(source)).not.toThrow(/hemlig/)
  }
})

test.each([
  'smtp://a:hemlig@mail.example',
  'smtp://a:hemlig@mail.example?requireTLS=false',
  'smtp://a:hemlig@mail.example?requireTLS=true&ignoreTLS=true',
  'smtp://a:hemlig@mail.example?requireTLS=true&tls.rejectUnauthorized=false',
  'smtps://a:hemlig@mail.example?secure=false',
])('a mail server on another machine is not spoken to unencrypted: %s', url => {
  expect(() => read({ SMTP_URL: url })).toThrow(/^SMTP_URL leads to another machine: begin it with smtps/)
  expect(() => read({ SMTP_URL: url })).not.toThrow(/hemlig/)
})

test('a sentence never repeats a secret', () => {
  expect(() => read({ VECKOVIS_SECRET: 'hemlig' })).not.toThrow(/hemlig/)
  expect(() => read({ DATABASE_URL: 'mysql://u:hemlig@x' })).not.toThrow(/hemlig/)
})
