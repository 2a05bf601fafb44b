import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../workspace/paths.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veckovis-backup-'))
  // As root the data would otherwise go where the database's own user can reach it.
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'programs'))
  mkdirSync(join(folder, 'temporary'))
  for (const name of ['pg_dump', 'psql', 'pg_restore']) writeProgram(name)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Stands for a program of PostgreSQL: writes down how it was called and with which passwords, and dumps a line.
 */
const writeProgram = (name: string) => {
  const file = join(folder, 'programs', name)
  const told = join(folder, 'calls')
  writeFileSync(
    file,
    `#!/bin/sh
echo "${name} $*" >> ${told}
printf '%s\\n' "passwords $(cat "$PGPASSFILE") mode $(stat -c %a "$PGPASSFILE") other $PGPASSWORD" >> ${told}
for word in "$@"; do case "$word" in --file=*) echo "the dump" > "\${word#--file=}";; esac; done
[ "${name}" = pg_restore ] && for last in "$@"; do :; done && cat "$last" >> ${told}
exit 0
`,
  )
  chmodSync(file, 0o755)
}

const run = (script: string, file: string, env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, `scripts/${script}.mjs`), file], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: `${join(folder, 'programs')}:${process.env['PATH'] ?? ''}`,
      TMPDIR: join(folder, 'temporary'),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: 'postgres://owner:p%3Aw%5Cd%20hemlig@127.0.0.1:5432/veckovis?sslmode=disable',
      PGPASSWORD: 'an older one',
      ...env,
    },
  })
  return { status, output: `${stdout}${stderr}` }
}

const backup = (name: string, env = {}) => run('backup', join(folder, name), env)
const restore = (name: string, env = {}) => run('restore', join(folder, name), env)
const calls = () => (existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8') : '')
const originIn = (output: string) => /BACKUP_ORIGIN=(\S+)/.exec(output)?.[1] ?? ''

test('no password stands on a command line: the programs find it in a file that only its user reads', () => {
  expect(backup('a.dump').status).toBe(0)
  expect(restore('a.dump')).toMatchObject({ status: 0, output: expect.stringContaining('Restored') })
  const lines = calls().split('\n')
  expect(lines.filter(line => /^(pg_dump|psql|pg_restore) /.test(line)).map(line => line.split(' ')[0])).toEqual([
    'pg_dump',
    'psql',
    'pg_restore',
    'psql',
  ])
  for (const line of lines.filter(text => /^(pg_dump|psql|pg_restore) /.test(text))) {
    expect(line).not.toMatch(/hemlig|p%3Aw/)
    expect(line).toContain('--dbname=postgres://owner@127.0.0.1:5432/veckovis?sslmode=disable')
  }
  const passwords = lines.filter(line => line.startsWith('passwords '))
  expect(new Set(passwords)).toEqual(new Set([String.raw`passwords *:*:*:*:p\:w\\d hemlig mode 600 other `]))
  expect(lines).toContain('the dump')
  // Nor does it stay behind.
  expect(readdirSync(join(folder, 'temporary'))).toEqual([])
})

test('a restore is told to the security log of what was restored, where it has one', () => {
  backup('a.dump')
  expect(calls()).not.toContain('security_event')
  restore('a.dump')
  const told = calls().slice(calls().indexOf('pg_restore '))
  expect(told).toMatch(/psql .*ON_ERROR_STOP=1/)
  expect(told).toContain("to_regclass('public.security_event') IS NOT NULL")
  expect(told).toContain(`(kind, details) VALUES ('restored', '{"source": "dump"}')`)
})

test('a password in the query of the address is kept out as well', () => {
  const DATABASE_URL = 'postgres://127.0.0.1/veckovis?user=owner&password=hemlig'
  expect(backup('a.dump', { DATABASE_URL }).status).toBe(0)
  expect(calls()).toMatch(/--dbname=postgres:\/\/127\.0\.0\.1\/veckovis\?user=owner\n/)
  expect(calls()).toContain('passwords *:*:*:*:hemlig mode 600')
})

test.each(['', '?sslmode=require', '?sslmode=verify-ca', '?sslmode=verify-full&sslmode=prefer'])(
  'a database on another machine is not asked without a look at its certificate: %s',
  query => {
    for (const address of [
      `postgres://owner:hemlig@db.example/veckovis${query}`,
      `postgres://127.0.0.1/veckovis${query || '?'}&host=db.example`,
    ]) {
      const { status, output } = backup('a.dump', { DATABASE_URL: address })
      expect({ status, output }).toMatchObject({
        status: 1,
        output: expect.stringContaining('add sslmode=verify-full'),
      })
      expect(output).not.toContain('hemlig')
    }
    expect(calls()).toBe('')
  },
)

test.each([
  'postgres://owner:hemlig@db.example/veckovis?sslmode=verify-full',
  'postgres:///veckovis?host=/run/postgresql',
])('a database whose certificate is checked, or of this machine, is backed up: %s', DATABASE_URL =>
  expect(backup('a.dump', { DATABASE_URL }).status).toBe(0),
)

test.each<[string, () => void, RegExp]>([
  ['was changed', () => writeFileSync(join(folder, 'a.dump'), 'another dump'), /does not have the checksum/],
  ['has no checksum', () => rmSync(join(folder, 'a.dump.sha256')), /a\.dump\.sha256 is missing/],
  ['has no signature', () => rmSync(join(folder, 'a.dump.sig')), /a\.dump\.sig is missing/],
  [
    'has another signature',
    () => writeFileSync(join(folder, 'a.dump.sig'), 'AAAA'),
    /was not made by this installation/,
  ],
])('a backup that %s is not restored, and nothing is asked of the database', (_what, harm, reason) => {
  backup('a.dump')
  const before = calls()
  harm()
  const { status, output } = restore('a.dump')
  expect(status).toBe(1)
  expect(output).toMatch(reason)
  expect(calls()).toBe(before)
})

test('anyone who changes a backup and its checksum too cannot sign it', () => {
  backup('a.dump')
  const foreign = join(folder, 'foreign')
  mkdirSync(foreign)
  run('backup', join(foreign, 'a.dump'), { DATA_DIR: foreign })
  for (const part of ['a.dump', 'a.dump.sha256', 'a.dump.sig'])
    writeFileSync(join(folder, part), readFileSync(join(foreign, part)))
  expect(restore('a.dump')).toMatchObject({
    status: 1,
    output: expect.stringContaining('not made by this installation'),
  })
})

test('elsewhere the printed key tells the origin, and without it nothing is restored', () => {
  const { output } = backup('a.dump')
  const elsewhere = { DATA_DIR: join(folder, 'elsewhere') }
  expect(restore('a.dump', elsewhere).output).toContain('set BACKUP_ORIGIN')
  expect(restore('a.dump', { ...elsewhere, BACKUP_ORIGIN: originIn(output) }).status).toBe(0)
  const { publicKey } = generateKeyPairSync('ed25519')
  const other = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  expect(restore('a.dump', { ...elsewhere, BACKUP_ORIGIN: other })).toMatchObject({
    status: 1,
    output: expect.stringContaining('not made by the installation of BACKUP_ORIGIN'),
  })
})

describe('encrypted', () => {
  const keys = () => {
    const script = `import('age-encryption').then(async age => {
      const identity = await age.generateIdentity()
      console.log(identity + ' ' + (await age.identityToRecipient(identity)))
    })`
    const { stdout } = spawnSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' })
    const [identity = '', recipient = ''] = stdout.trim().split(' ')
    const file = join(folder, `${recipient.slice(-8)}.key`)
    writeFileSync(file, `# created: today\n${identity}\n`)
    return { recipient, file }
  }

  test('only the holder of the secret key opens it, and nothing of it stays behind unencrypted', () => {
    const { recipient, file } = keys()
    const { status, output } = backup('a.dump', { BACKUP_RECIPIENT: recipient })
    expect({ status, output }).toMatchObject({ status: 0, output: expect.stringContaining('a.dump.age') })
    const kept = readFileSync(join(folder, 'a.dump.age'), 'latin1')
    expect(kept).toMatch(/^age-encryption\.org/)
    expect(kept).not.toContain('the dump')
    expect(
      readdirSync(folder)
        .filter(name => name.startsWith('a.dump'))
        .sort(),
    ).toEqual(['a.dump.age', 'a.dump.age.sha256', 'a.dump.age.sig'])
    const before = calls()
    expect(restore('a.dump.age').output).toContain('name the file of its secret key by BACKUP_IDENTITY_FILE')
    expect(restore('a.dump.age', { BACKUP_IDENTITY_FILE: keys().file }).output).toContain('cannot be decrypted')
    expect(calls()).toBe(before)
    expect(restore('a.dump.age', { BACKUP_IDENTITY_FILE: file }).status).toBe(0)
    expect(calls().slice(before.length)).toContain('the dump')
    expect(readdirSync(join(folder, 'data'))).toEqual(['backup-key'])
  }, 30_000)

  test('to what is no key nothing is written', () => {
    const { status, output } = backup('a.dump', { BACKUP_RECIPIENT: 'age1nothing' })
    expect({ status, output }).toMatchObject({ status: 1, output: expect.stringContaining('no public key of age') })
    expect(calls()).toBe('')
  })
})

test('a backup that fails leaves no file', () => {
  writeFileSync(
    join(folder, 'programs/pg_dump'),
    '#!/bin/sh\nfor word in "$@"; do case "$word" in --file=*) echo half > "${word#--file=}";; esac; done\nexit 1\n',
  )
  expect(backup('a.dump').status).toBe(1)
  expect(readdirSync(folder).filter(name => name.startsWith('a.dump'))).toEqual([])
})
