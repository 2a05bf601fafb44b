import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { brotliCompressSync } from 'node:zlib'
import { archiveLimits, deployedVersion } from '@veckovis/contracts/modules'
import { createSuperAdminSuite } from '@veckovis/testing/super-admin-suite'
import { digestsOf, usualFiles } from '../published-version.fixture'
import { boundary, createDeployWorld, formOf, type DeployWorld } from './deploy-world.fixture'
import { readArchive } from './read-archive'
import { writeArchive } from './write-archive'

let world: DeployWorld
beforeAll(async () => {
  world = await createDeployWorld(await createSuperAdminSuite())
}, 60_000)
afterAll(() => world.close())
beforeEach(() => world.begin())

const done = (version: string, over: object = {}) => ({
  moduleId: 'mf-staff',
  version,
  outcome: 'done',
  obstacle: null,
  ...over,
})
const filesOf = (version: string) =>
  ['assets/remote.css', 'mf-manifest.json', 'module-record.json', 'remote.js'].map(
    name => `mf-staff/${version}/${name}`,
  )
const nothing = { versions: [], beside: [] }

/** The events of keys and the audit rows of modules, in their order, as text. */
const trail = async () => {
  const events = await world.rows<{ row: string }>(
    `SELECT (details ->> 'change') || ' ' || coalesce(details ->> 'use', details ->> 'reason', details ->> 'scope') AS row
     FROM security_event WHERE kind = 'deploy-key' ORDER BY id`,
  )
  const audited = await world.rows<{ row: string }>(
    `SELECT action || coalesce(' ' || (details ->> 'version') || ' ' || (details ->> 'deployKey'), '') AS row
     FROM audit_event WHERE action ~ '^(module|deploy)' ORDER BY id`,
  )
  return { events: events.map(({ row }) => row), audited: audited.map(({ row }) => row) }
}
// First, so that nothing that was refused before is still to be written.
test('what is refused stands in the security log with key and module, and nowhere else', async () => {
  const [own, other, gone] = [
    await world.giveKey(),
    await world.giveKey({ moduleId: 'mf-other' }),
    await world.giveKey(),
  ]
  await world.revoke(gone.id)
  const before = (await trail()).audited
  const form = formOf(await world.built('1.0.0'))
  await world.publish(`vk_${own.id}_${'x'.repeat(43)}`, form)
  await world.publish(gone.key, form)
  await world.publish(other.key, form)
  await world.ask(own.key, 'promote', { reason: 'x' })
  await world.publish(own.key, formOf(Buffer.alloc(3000, 'x')))
  const refused = () =>
    world.rows<{ key: number | null; module: string | null; reason: string; user: number | null }>(
      `SELECT (details ->> 'keyId')::int AS key, details ->> 'moduleId' AS module, details ->> 'reason' AS reason,
         user_id AS user
       FROM security_event WHERE kind = 'deploy-key' AND details ->> 'change' = 'refused' ORDER BY id`,
    )
  // It is written behind the answer, within a second or so.
  let told = await refused()
  while (told.length < 5) told = await refused()
  expect(told).toEqual([
    { key: null, module: null, reason: 'key-unknown', user: null },
    { key: gone.id, module: 'mf-staff', reason: 'key-revoked', user: null },
    { key: other.id, module: 'mf-other', reason: 'key-of-other-module', user: null },
    { key: own.id, module: 'mf-staff', reason: 'key-without-scope', user: null },
    { key: own.id, module: 'mf-staff', reason: 'archive-broken', user: null },
  ])
  expect((await trail()).audited).toEqual(before)
})

test('the security log has what keys did for pages that know it, and leaves it out for those of before', async () => {
  await world.giveKey()
  const headers = { authorization: `Bearer ${world.admin.token}` }
  const url = '/api/settings/security'
  const kindsOf = ({ body }: { body: string }) =>
    new Set((JSON.parse(body) as { events: { kind: string }[] }).events.map(({ kind }) => kind))
  const search = async (payload: object) =>
    kindsOf(await world.app.inject({ method: 'POST', url: `${url}/search`, headers, payload }))
  expect(await search({ saves: true, keys: true })).toContain('deploy-key')
  expect(await search({ saves: true })).not.toContain('deploy-key')
  expect(kindsOf(await world.app.inject({ url, headers }))).not.toContain('deploy-key')
})

describe('a key', () => {
  test('is told once, and kept as a hash only', async () => {
    const { id, key } = await world.giveKey()
    expect(key).toMatch(/^vk_\d+_[\w-]{43}$/)
    const [, , secret = ''] = key.split('_')
    const kept = JSON.stringify(await world.rows('SELECT row_to_json(k)::text AS kept FROM module_deploy_key k'))
    expect(kept).not.toContain(secret)
    expect(kept).not.toContain(Buffer.from(secret, 'base64url').toString('hex'))
    expect(await world.listKeys()).toEqual([
      {
        id,
        moduleId: 'mf-staff',
        name: 'Laget för personal',
        scopes: ['publish'],
        createdAt: world.suite.clock.now.toISOString(),
        createdBy: expect.any(String),
        endsAt: new Date(world.suite.clock.now.getTime() + 90 * 86_400_000).toISOString(),
        lastUsedAt: null,
        revokedAt: null,
        revokedBy: null,
      },
    ])
    expect(await trail()).toEqual({ events: ['given publish'], audited: ['deploy-key-given'] })
  })

  test.each([
    ['without the right password', { password: 'Fel-2026!' }, 400],
    ['for more than a year', { validDays: 366 }, 400],
    ['without an end', { validDays: undefined }, 400],
    ['of no module', { moduleId: 'staff' }, 400],
    ['without a name', { name: ' ' }, 400],
  ])('is not given %s', async (_how, over, status) => {
    expect((await world.asAdmin('POST', '', { ...world.keyBody, ...over })).statusCode).toBe(status)
    expect(await world.listKeys()).toEqual([])
  })

  test('is no session, and a session is no key', async () => {
    const { key } = await world.giveKey({ mayPromote: true })
    for (const url of ['/api/modules', '/api/settings/modules', '/api/settings/modules/keys', '/api/user/me'])
      expect((await world.app.inject({ url, headers: { authorization: `Bearer ${key}` } })).statusCode).toBe(401)
    expect((await world.ask(world.admin.token, 'can-deploy', {})).json()).toMatchObject({ code: 'unauthenticated' })
  })
})

describe('a version is published by a key', () => {
  test('R-021 whole, for nobody yet, and promoted by a key that may; every use leaves its trail', async () => {
    const { id, key } = await world.giveKey({ mayPromote: true })
    const answer = await world.publish(key, formOf(await world.built('1.0.0')))
    expect(deployedVersion.parse(answer.json())).toEqual(done('1.0.0'))
    expect(await world.published()).toEqual({ versions: filesOf('1.0.0'), beside: [] })
    const active = () => world.rows<{ version: string }>('SELECT active_version AS version FROM module')
    expect(await active()).toEqual([{ version: null }])
    expect((await world.ask(key, 'can-deploy', {})).json()).toEqual(done('1.0.0', { outcome: 'unchanged' }))
    expect((await world.ask(key, 'promote', { reason: 'Provad' }, world.second)).json()).toEqual(done('1.0.0'))
    expect(await active()).toEqual([{ version: '1.0.0' }])
    const again = await world.ask(key, 'promote', { moduleId: 'mf-staff', version: '1.0.0', reason: 'Igen' })
    expect(again.json()).toEqual(done('1.0.0', { outcome: 'unchanged' }))
    expect(await trail()).toEqual({
      events: ['given promote', 'used publish', 'used can-deploy', 'used promote', 'used promote'],
      audited: [
        'deploy-key-given',
        `module-published 1.0.0 ${id}`,
        `module-deployment-asked 1.0.0 ${id}`,
        `module-activated 1.0.0 ${id}`,
      ],
    })
    expect((await world.listKeys())[0]?.lastUsedAt).toBe(world.suite.clock.now.toISOString())
    const [shown] = await world.rows('SELECT reason, user_id, deploy_key_id FROM module_activation')
    expect(shown).toEqual({ reason: 'Provad', user_id: null, deploy_key_id: id })
  })

  test('once more without a change, and not with other files', async () => {
    const { key } = await world.giveKey()
    const form = formOf(await world.built('1.0.0'))
    await world.publish(key, form)
    expect((await world.publish(key, form)).json()).toEqual(done('1.0.0', { outcome: 'unchanged' }))
    const other = await world.built('1.0.0', { files: { ...usualFiles, 'remote.js': 'other()' } })
    const refused = await world.publish(key, formOf(other))
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { details: { reason: 'not-publishable' } }])
    expect(await world.published()).toEqual({ versions: filesOf('1.0.0'), beside: [] })
    expect((await trail()).audited.filter(row => row.startsWith('module'))).toHaveLength(1)
  })

  test('by two at once, the same or others: one whole version lies there', async () => {
    const { key } = await world.giveKey()
    const same = formOf(await world.built('1.0.0'))
    const other = formOf(await world.built('1.0.0', { files: { ...usualFiles, 'remote.js': 'other()' } }))
    const answers = await Promise.all(
      [same, other, same, other].map((form, at) => world.publish(key, form, at % 2 === 0 ? world.app : world.second)),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([200, 200, 409, 409])
    expect(answers.filter(({ body }) => body.includes('"done"'))).toHaveLength(1)
    expect(await world.published()).toEqual({ versions: filesOf('1.0.0'), beside: [] })
  })

  test('with what stands in the way of promoting it, which is then refused', async () => {
    const { key } = await world.giveKey({ mayPromote: true })
    const sent = await world.built('1.0.0', { over: { contract: { from: 8, to: 9 } } })
    const obstacle = expect.stringMatching(/speaks contract 8–9/)
    expect((await world.publish(key, formOf(sent))).json()).toEqual(done('1.0.0', { obstacle }))
    expect((await world.ask(key, 'can-deploy', {})).json()).toMatchObject({ obstacle })
    expect((await world.ask(key, 'promote', { reason: 'Ändå' })).statusCode).toBe(409)
  })
})

describe('a call is refused and changes nothing', () => {
  const refusedAs = async (answer: ReturnType<DeployWorld['publish']>, status: number, code: string) => {
    const { statusCode, body } = await answer
    expect([statusCode, (JSON.parse(body) as { code: string }).code]).toEqual([status, code])
    expect(await world.published()).toEqual(nothing)
    expect(await world.rows('SELECT FROM module')).toEqual([])
  }

  test('with a wrong key, the tries of which are counted', async () => {
    const { key } = await world.giveKey()
    const form = formOf(await world.built('1.0.0'))
    for (const wrong of [`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, `vk_9999_${'x'.repeat(43)}`, 'vk_1'])
      await refusedAs(world.publish(wrong, form), 401, 'key-unknown')
    for (let tries = 0; tries < 17; tries += 1) await world.ask('vk_1', 'can-deploy', {})
    expect((await world.ask('vk_1', 'can-deploy', {})).statusCode).toBe(429)
    // A right one from the same line is none of them.
    expect((await world.publish(key, form)).statusCode).toBe(200)
  })

  test('with the key of another module', async () => {
    const { key } = await world.giveKey({ moduleId: 'mf-other', mayPromote: true })
    await refusedAs(world.publish(key, formOf(await world.built('1.0.0'))), 403, 'key-of-other-module')
    await refusedAs(world.ask(key, 'can-deploy', { moduleId: 'mf-staff' }), 403, 'key-of-other-module')
    await refusedAs(world.ask(key, 'promote', { moduleId: 'mf-staff', reason: 'x' }), 403, 'key-of-other-module')
  })

  test('with a key that has ended, or is revoked', async () => {
    const form = formOf(await world.built('1.0.0'))
    const [brief, { id, key }] = [await world.giveKey({ validDays: 1 }), await world.giveKey()]
    expect((await world.revoke(id)).statusCode).toBe(200)
    expect((await world.revoke(id)).statusCode).toBe(200)
    expect((await world.revoke(999_999)).statusCode).toBe(404)
    await refusedAs(world.publish(key, form), 401, 'key-revoked')
    const moment = world.suite.clock.now
    world.suite.clock.now = new Date(moment.getTime() + 86_400_000)
    await refusedAs(world.publish(brief.key, form), 401, 'key-ended')
    world.suite.clock.now = moment
    expect((await trail()).audited).toEqual(['deploy-key-given', 'deploy-key-given', 'deploy-key-revoked'])
  })

  test('with a key that is revoked while the archive is under way', async () => {
    const { id, key } = await world.giveKey()
    const form = formOf(await world.built('1.0.0'))
    const slow = async function* () {
      yield form.subarray(0, 300)
      await world.revoke(id)
      yield form.subarray(300)
    }
    await refusedAs(world.publish(key, Readable.from(slow())), 401, 'key-revoked')
  })

  test('while others send theirs slowly: an archive that is there is taken before them', async () => {
    const { key } = await world.giveKey()
    const form = formOf(await world.built('1.0.0'))
    const last = formOf(await world.built('2.0.0'))
    let goOn = () => {}
    const gate = new Promise<void>(resolve => {
      goOn = resolve
    })
    const slow = async function* () {
      yield form.subarray(0, 300)
      await gate
      yield form.subarray(300)
    }
    const senders = [1, 2, 3].map(() => world.publish(key, Readable.from(slow())))
    expect((await world.publish(key, last)).statusCode).toBe(200)
    goOn()
    const outcomes = (await Promise.all(senders)).map(answer => answer.json<{ outcome: string }>().outcome)
    expect(outcomes.toSorted()).toEqual(['done', 'unchanged', 'unchanged'])
  })

  test('to promote, by a key that was not given that', async () => {
    const { key } = await world.giveKey()
    await refusedAs(world.ask(key, 'promote', { reason: 'x' }), 403, 'key-without-scope')
  })

  test('to ask about a version that nobody has published', async () => {
    const { key } = await world.giveKey()
    await refusedAs(world.ask(key, 'can-deploy', {}), 404, 'version-unknown')
    await refusedAs(world.ask(key, 'can-deploy', { version: '7.0.0' }), 404, 'version-unknown')
  })

  const recorded = (over: object, files: object = usualFiles) => world.built('1.0.0', { over, files })
  const withFile = async (name: string, content: string | Buffer) => {
    const read = readArchive(await world.built('1.0.0'))
    if ('problem' in read) throw new Error(read.problem)
    return writeArchive(new Map([...read.files, [name, Buffer.from(content)]]))
  }
  const deep = (levels: number): object => (levels === 0 ? {} : { in: deep(levels - 1) })

  test.each<[string, () => Promise<Buffer>, string]>([
    ['is damaged', async () => (await world.built('1.0.0')).subarray(0, 700), 'archive-broken'],
    ['is something else', async () => Buffer.alloc(3000, 'x'), 'archive-broken'],
    ['has another file than its record says', () => withFile('remote.js', 'evil()'), 'not-publishable'],
    ['has code that its record does not name', () => withFile('more.js', 'more()'), 'not-publishable'],
    [
      'has a bomb for a compressed copy',
      () => withFile('remote.js.br', brotliCompressSync(Buffer.alloc(64_000_000))),
      'not-publishable',
    ],
    ['lacks a file', () => recorded({ integrity: digestsOf({ ...usualFiles, 'x.js': 'x()' }) }), 'not-publishable'],
    ['leads elsewhere by its version', () => recorded({ version: '../../2' }), 'not-publishable'],
    ['leads elsewhere by its record', () => recorded({ integrity: { '../x.js': 'sha384-x' } }), 'not-publishable'],
    ['has a version without end', () => recorded({ version: '1'.repeat(101) }), 'not-publishable'],
    ['has a record that the database cannot keep', () => recorded({ more: 'a\u0000b' }), 'not-publishable'],
    ['has a record with half a character', () => recorded({ more: '\ud800' }), 'not-publishable'],
    ['has a record without a bottom', () => recorded({ more: deep(4000) }), 'not-publishable'],
    ['has a record that is no record', () => withFile('module-record.json', '[1]'), 'not-publishable'],
    ['has a record that is nothing', () => withFile('module-record.json', 'null'), 'not-publishable'],
    ['has a record that is no JSON', () => withFile('module-record.json', '{'), 'not-publishable'],
  ])('with an archive that %s', async (_what, archive, reason) => {
    const { key } = await world.giveKey()
    const answer = await world.publish(key, formOf(await archive()))
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { details: { reason, detail: expect.any(String) } }])
    expect(await world.published()).toEqual(nothing)
    expect(await world.rows('SELECT FROM module')).toEqual([])
    expect((await world.listKeys())[0]?.lastUsedAt).toBeNull()
  })

  test('with an archive that is too large, or a form without reason or file', async () => {
    const { key } = await world.giveKey()
    const archive = await world.built('1.0.0')
    await refusedAs(world.publish(key, formOf(Buffer.alloc(archiveLimits.mostBytes + 1))), 413, 'body-too-large')
    await refusedAs(world.publish(key, formOf(archive, null)), 400, 'bad-request')
    await refusedAs(world.publish(key, formOf(archive, ' ')), 400, 'bad-request')
    await refusedAs(world.publish(key, formOf(archive, 'x'.repeat(5000))), 400, 'bad-request')
    await refusedAs(world.publish(key, Buffer.from(`--${boundary}--\r\n`)), 409, 'conflict')
  })

  test('with files that cannot be registered any more, because others were under that name', async () => {
    const { key } = await world.giveKey()
    await world.publish(key, formOf(await world.built('1.0.0')))
    await rm(join(world.modulesFolder, 'mf-staff'), { recursive: true })
    const other = formOf(await recorded({ container: 'of_another_build' }))
    expect((await world.publish(key, other)).statusCode).toBe(409)
    expect(await world.published()).toEqual(nothing)
    await world.publish(key, formOf(await recorded({})))
    await writeFile(join(world.modulesFolder, 'mf-staff/1.0.0/remote.js'), 'evil()')
    expect((await world.ask(key, 'can-deploy', {})).json()).toMatchObject({
      obstacle: expect.stringMatching(/remote\.js is not the file/),
    })
  })
})
