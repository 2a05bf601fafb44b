import { madeCalendar } from '@veckovis/contracts/diary'
import { ownSessions } from '@veckovis/contracts/session'
import { permissionIds } from '@veckovis/domain/access'
import { makePerson, ownerOf, type MadeUser } from '@veckovis/testing'
import { betweenStatements } from '@veckovis/testing/between-statements'
import { createDiaryWorld, newAbsence, type DiaryWorld } from '@veckovis/testing/diary-world'

const fresh = 'Xylofon-2026!'

let world: DiaryWorld
let administrator: MadeUser
beforeAll(async () => {
  world = await createDiaryWorld()
  const { id } = await world.create(newAbsence(world.staff.asa))
  await world.approve(id)
  administrator = await makePerson(
    world.database,
    { jobTitleId: 999, roles: [] },
    { at: world.clock.now, hash: world.hash },
  )
}, 60_000)
afterAll(() => world.close())

const owner = <Row extends object>(text: string, values: unknown[] = []) =>
  ownerOf(world.database)
    .asSystem(t => t.query<Row>(text, values))
    .then(({ rows }) => rows)

beforeEach(async () => {
  await world.forgetLimits()
  await owner('UPDATE municipality SET allows_calendars = true WHERE id = $1', [world.units.municipalityId])
})

/** Somebody who reads the diary, and whom nobody else in this file changes. */
const reader = () => {
  const roles = [
    { id: permissionIds.diary, levels: ['READ' as const], scope: { kind: 'unit' as const, id: world.units.own } },
  ]
  return makePerson(world.database, { jobTitleId: 1, roles }, { at: world.clock.now, hash: world.hash })
}

const ask = (user: MadeUser, password: string | undefined = user.password, headers: Record<string, string> = {}) =>
  world.post(user, `/diary/unit/${world.units.own}/calendar`, { headers, body: { password } })

const make = async (user: MadeUser, headers: Record<string, string> = {}) => {
  const answer = await ask(user, user.password, headers)
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`)
  return madeCalendar.parse(answer.json()).address.replace(world.dependencies.publicUrl, '')
}
const statusOf = async (url: string) => (await world.app.inject({ url })).statusCode

/** Of somebody who is not signed in, or by a session that is named. */
const send = async (url: string, body: object | undefined, token?: string) => {
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { payload: body }),
  })
  return { status: answer.statusCode, json: () => answer.json<Record<string, unknown>>() }
}

const linkOf = (user: MadeUser) =>
  /token=(\S+)/.exec(world.mails.filter(({ to }) => to === user.email).at(-1)?.text ?? '')?.[1]

const invite = async (user: MadeUser) => {
  const token = 'an-invitation-of-this-test'.padEnd(43, String(user.id))
  await owner(
    `INSERT INTO one_time_link (token_hash, purpose, user_id, created_at, expires_at)
     VALUES (sha256($1::text::bytea), 'invitation', $2, $3, $3::timestamptz + interval '1 day')`,
    [token, user.id, world.clock.now],
  )
  return token
}

/** Every way by which the access of a person ends. Anyone who finds another one writes it down here. */
const ways: Record<string, (user: MadeUser) => Promise<{ status: number } | undefined>> = {
  'they change the password under the settings': user =>
    world.post(user, '/user/me/password', { body: { currentPassword: user.password, password: fresh } }),
  'they choose a new password by a link': async user => {
    await send('/auth/forgot-password', { email: user.email })
    return send('/auth/new-password', { token: linkOf(user), password: fresh })
  },
  'they choose a password by an invitation': async user =>
    send('/auth/invitation', { token: await invite(user), password: fresh }),
  'they end every other session, of which there is none': user => world.delete(user, '/user/me/session'),
  'an administrator ends their sessions': user => world.delete(administrator, `/user/${user.id}/sessions`),
  'an administrator ends their sessions, and there is none': async user => {
    await owner('UPDATE session_family SET revoked_at = $2 WHERE user_id = $1', [user.id, world.clock.now])
    return world.delete(administrator, `/user/${user.id}/sessions`)
  },
  'an administrator deactivates them, and activates them again': async user => {
    await world.patch(administrator, `/user/${user.id}`, { body: { active: false } })
    return world.patch(administrator, `/user/${user.id}`, { body: { active: true } })
  },
  'an administrator changes their e-mail': user =>
    world.patch(administrator, `/user/${user.id}`, { body: { email: `ny-${user.email}` } }),
  'somebody deactivates them in the database': async user => {
    await owner('UPDATE app_user SET active = false WHERE id = $1', [user.id])
    await owner('UPDATE app_user SET active = true WHERE id = $1', [user.id])
    return undefined
  },
}

test.each(Object.keys(ways))('R-531 a calendar address is dead the moment that %s', async way => {
  const user = await reader()
  const url = await make(user)
  expect(await statusOf(url)).toBe(200)
  const answer = await ways[way]?.(user)
  expect(answer?.status ?? 200).toBe(200)
  expect(await statusOf(url)).toBe(404)
})

test('a sign-out, one session that ends, and the same password at a higher cost leave it', async () => {
  const user = await reader()
  const url = await make(user)
  const login = { email: user.email, password: user.password }
  const tokens = [await send('/auth/login', login), await send('/auth/login', login)].map(answer =>
    String(answer.json()['access_token']),
  )
  expect((await send('/auth/logout', undefined, tokens[0])).status).toBe(200)
  const { sessions } = ownSessions.parse((await world.get(user, '/user/me/session')).json())
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  for (const { id } of others) expect((await world.delete(user, `/user/me/session/${id}`)).status).toBe(200)
  expect(others).toHaveLength(1)
  await owner("UPDATE app_user SET password_hash = password_hash || ' ' WHERE id = $1", [user.id])
  expect(await statusOf(url)).toBe(200)
})

test('an administrator who ends nothing but an address leaves a trace of it', async () => {
  const user = await reader()
  await make(user)
  await owner('UPDATE session_family SET revoked_at = $2 WHERE user_id = $1', [user.id, world.clock.now])
  const ended = async () => (await world.delete(administrator, `/user/${user.id}/sessions`)).json() as { ended: number }
  expect([await ended(), await ended()]).toEqual([{ ended: 0 }, { ended: 0 }])
  const trail = await owner('SELECT action, user_id FROM audit_event WHERE subject = $1', [`user/${user.id}`])
  expect(trail).toEqual([{ action: 'sessions-ended', user_id: administrator.id }])
})

/** What opens something by itself is kept as a hash. Anyone who adds such a table says here what ends it. */
test('every table that keeps the hash of a secret of a person is known, with what ends it', async () => {
  const found = await owner<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type = 'bytea' AND column_name LIKE '%hash' ORDER BY 1`,
  )
  expect(found.map(({ name }) => name)).toEqual([
    // The table above.
    'calendar_address.secret_hash',
    // Opens nothing: says which link of `one_time_link` the mail that is under way holds.
    'invitation.attempt_hash',
    // No person's but a municipality's: ends by its date, or when it is revoked (outcome/machine).
    'machine_key.secret_hash',
    // No person's but a module's: ends by its date, or when it is revoked (modules/deploy).
    'module_deploy_key.secret_hash',
    // `closeLinks` with each password, `links_end_with_address` with address and activity.
    'one_time_link.token_hash',
    // Ends with its session.
    'refresh_token.token_hash',
  ])
})

describe('an address is made', () => {
  const addressesOf = ({ id }: MadeUser) => owner('SELECT FROM calendar_address WHERE user_id = $1', [id])

  test('with the present password only, whose tries are counted', async () => {
    const user = await reader()
    for (let tries = 0; tries < 10; tries += 1) expect(await ask(user, `Fel-${tries}`)).toMatchObject({ status: 400 })
    expect((await ask(user, user.password)).status).toBe(429)
    expect(await addressesOf(user)).toEqual([])
    const told = await owner("SELECT details FROM security_event WHERE kind = 'sign-in-failed' AND user_id = $1", [
      user.id,
    ])
    expect(told).not.toEqual([])
  })

  test('by no page of before, which is told to ask for the password', async () => {
    const user = await reader()
    const path = `/diary/unit/${world.units.own}/calendar`
    for (const body of [undefined, {}]) {
      const answer = await world.post(user, path, body === undefined ? {} : { body })
      expect([answer.status, answer.json()]).toMatchObject([400, { code: 'calendar-needs-password' }])
    }
    expect(await addressesOf(user)).toEqual([])
  })

  test('and the owner hears of it by mail, in their language, without the address', async () => {
    const user = await reader()
    const urls = [await make(user), await make(user, { 'accept-language': 'en' })]
    const mails = world.mails.filter(({ to }) => to === user.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'En kalenderadress har skapats i ditt namn i Veckovis',
      'A calendar address was created in your name in Veckovis',
    ])
    for (const [index, { text }] of mails.entries()) {
      expect(text).toContain('Egen enhet')
      expect(text).not.toContain(/[0-9a-f]{64}/.exec(urls[index] ?? '')?.[0])
    }
  })

  test('twenty times an hour at most, since each lets a mail go', async () => {
    const user = await reader()
    for (let made = 0; made < 20; made += 1) await make(user)
    expect((await ask(user)).status).toBe(429)
    expect(world.mails.filter(({ to }) => to === user.email)).toHaveLength(20)
  })

  test('once of two at the same moment for one unit, and both are answered', async () => {
    const user = await reader()
    expect(await Promise.all([ask(user), ask(user)]).then(all => all.map(({ status }) => status))).toEqual([200, 200])
    expect(await addressesOf(user)).toHaveLength(1)
  })

  // After the others the session of the person goes on, by which they may make a new one.
  const endSession = /password|their sessions|administrator deactivates/
  test.each(Object.keys(ways).filter(way => endSession.test(way)))(
    'by nobody of whom it comes, once their password was compared, that %s',
    async way => {
      const user = await reader()
      const statements = betweenStatements()
      const work = async () => ways[way]?.(user)
      const { answer, isDone } = await statements
        .during({ userId: user.id, before: 1, work }, () => ask(user))
        .finally(() => statements.end())
      expect([isDone, answer.status]).toEqual([true, 401])
      expect(await addressesOf(user)).toEqual([])
    },
  )
})

test('R-532 an address ends a year after it was made', async () => {
  const url = await make(await reader())
  const { now } = world.clock
  const year = 365 * 86_400_000
  world.clock.now = new Date(now.getTime() + year - 1)
  expect(await statusOf(url)).toBe(200)
  world.clock.now = new Date(now.getTime() + year)
  expect(await statusOf(url)).toBe(404)
  world.clock.now = now
})

describe('a read stands in the audit', () => {
  const readsOf = ({ id }: MadeUser) =>
    owner("SELECT subject, details FROM audit_event WHERE action = 'calendar-read' AND user_id = $1", [id])

  test('once for each address and day, in the name of its owner', async () => {
    const user = await reader()
    const url = await make(user)
    expect(await readsOf(user)).toEqual([])
    const { now } = world.clock
    for (const minutes of [0, 30, 90]) {
      world.clock.now = new Date(now.getTime() + minutes * 60_000)
      await statusOf(url)
    }
    const row = { subject: `unit/${world.units.own}`, details: { address: expect.any(Number) as number } }
    expect(await readsOf(user)).toEqual([row])
    // Ten minutes of another day: midnight in Sweden lies between.
    for (const moment of ['2026-03-18T22:55:00Z', '2026-03-18T23:05:00Z']) {
      world.clock.now = new Date(moment)
      await statusOf(url)
    }
    expect(await readsOf(user)).toEqual([row, row])
    world.clock.now = now
  })

  test('once of many at the same moment', async () => {
    const user = await reader()
    const url = await make(user)
    expect(new Set(await Promise.all(Array.from({ length: 8 }, () => statusOf(url))))).toEqual(new Set([200]))
    expect(await readsOf(user)).toHaveLength(1)
  })

  test('and one that is answered nothing does not', async () => {
    const user = await reader()
    const url = await make(user)
    await owner('UPDATE municipality SET allows_calendars = false WHERE id = $1', [world.units.municipalityId])
    expect(await statusOf(url)).toBe(404)
    expect(await readsOf(user)).toEqual([])
  })
})
