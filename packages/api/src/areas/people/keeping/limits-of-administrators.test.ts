import { randomUUID } from 'node:crypto'
import { bulkOutcome } from '@veckovis/contracts/people'
import { rowsTaken } from '@veckovis/contracts/wire'
import type { MadeUser } from '@veckovis/testing'
import { createPeopleWorld, type PeopleWorld } from '@veckovis/testing/people-world'

let world: PeopleWorld
beforeAll(async () => {
  world = await createPeopleWorld()
}, 60_000)
afterAll(() => world.close())

const administratorOf = () =>
  world.make({
    jobTitleId: 0,
    roles: [world.role(6, 'APPROVE', 'municipality'), ...world.planning('WRITE', 'municipality')],
  })
const bodyOf = (more: object = {}) => ({
  requestId: randomUUID(),
  email: `${randomUUID()}@prov.example`,
  firstName: 'Ny',
  lastName: 'Person',
  roles: [world.role(2, 'READ', 'unit')],
  invite: false,
  ...more,
})
const add = (by: MadeUser, more: object = {}) => world.call(by, 'POST', '/user', { body: bodyOf(more) })
const list = async (by: MadeUser, url: string, rows: readonly object[]) =>
  rowsTaken
    .parse(await world.succeed(by, 'POST', url, { body: { rows } }))
    .rows.map(({ refusal }) => refusal?.code ?? 'good')
const codeOf = async (answer: ReturnType<typeof add>) => {
  const { statusCode, body } = await answer
  return statusCode === 200 ? 'done' : (JSON.parse(body) as { code: string }).code
}

/** Anyone who counts next has this left: the count of that name, the latest of it, as many as were there already. */
const leave = async (name: string, left: number, most: number) => {
  const changed = await world.owner<{ used: number }>(
    `UPDATE attempt_count SET used = $2 WHERE ctid = (SELECT ctid FROM attempt_count WHERE name = $1 ORDER BY ends_at DESC,
       ctid DESC LIMIT 1) RETURNING used`,
    [name, most - left],
  )
  expect(changed).toHaveLength(1)
}
const usedOf = async (name: string) =>
  (await world.owner<{ used: number }>('SELECT used FROM attempt_count WHERE name = $1', [name])).map(
    ({ used }) => used,
  )
beforeEach(() => world.owner('DELETE FROM attempt_count'))

describe('Whether an address is taken', () => {
  test('is asked so often an hour and a day, and a check that leaves nothing behind counts', async () => {
    const by = await administratorOf()
    await list(by, '/user/import/check', [bodyOf(), bodyOf({ email: world.people.manager.email })])
    expect([await usedOf('addresses of an hour'), await usedOf('addresses of a day')]).toEqual([[2], [2]])
    await leave('addresses of an hour', 1, 1000)
    const taken = { email: world.people.manager.email }
    expect(await list(by, '/user/import/check', [bodyOf(taken), bodyOf(taken), bodyOf()])).toEqual([
      'email-taken',
      'rate-limited',
      'rate-limited',
    ])
    const refused = await add(by, taken)
    expect([refused.statusCode, refused.json()]).toEqual([429, expect.objectContaining({ code: 'rate-limited' })])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    expect(await codeOf(add(await administratorOf(), taken))).toBe('email-taken')
  })

  test('is asked by a list and by a change of address too, and the day has its own limit', async () => {
    const by = await administratorOf()
    const { id } = await world.make({ roles: [world.role(2, 'READ', 'unit')] })
    expect(await list(by, '/user/import', [bodyOf()])).toEqual(['good'])
    const change = (email: string) => world.call(by, 'PATCH', `/user/${id}`, { body: { email } })
    expect(await codeOf(change(world.people.manager.email))).toBe('email-taken')
    expect(await usedOf('addresses of a day')).toEqual([2])
    await leave('addresses of a day', 0, 3000)
    expect(await codeOf(change(world.people.manager.email))).toBe('rate-limited')
    expect(await list(by, '/user/import', [bodyOf()])).toEqual(['rate-limited'])
    const named = await world.call(by, 'PATCH', `/user/${id}`, { body: { firstName: 'Annan' } })
    expect(named.statusCode).toBe(200)
  })

  test('is asked ten times as often by a super admin', async () => {
    const { superAdmin } = world.people
    await add(superAdmin)
    await leave('addresses of an hour', 0, 1000)
    expect(await codeOf(add(superAdmin))).toBe('done')
    await leave('addresses of an hour', 0, 10_000)
    expect(await codeOf(add(superAdmin))).toBe('rate-limited')
  })
})

describe('The mails of a day of an administrator are counted', () => {
  const uninvited = async () => {
    const { id } = await world.make({ active: false, roles: [world.role(2, 'READ', 'unit')] })
    await world.owner('UPDATE app_user SET email_proven = false, by_administrator = true WHERE id = $1', [id])
    return id
  }
  const many = async (by: MadeUser, url: string, body: object) => {
    const [item] = bulkOutcome.parse(await world.succeed(by, 'POST', url, { body })).items
    return item?.done === false ? item.code : 'done'
  }
  const moved = async (by: MadeUser) => {
    const { id } = await world.make({ roles: [world.role(2, 'READ', 'unit')] })
    return codeOf(world.call(by, 'PATCH', `/user/${id}`, { body: { email: `${randomUUID()}@prov.example` } }))
  }
  const ways: Record<string, (by: MadeUser) => Promise<string | undefined>> = {
    'when a person is made': by => codeOf(add(by, { invite: true })),
    'in a list': async by => (await list(by, '/user/import', [bodyOf({ invite: true })]))[0],
    'for one person': async by => {
      const { id } = await world.make({ roles: [world.role(2, 'READ', 'unit')] })
      return codeOf(world.call(by, 'POST', `/user/${id}/invitation`))
    },
    'for many': async by => {
      const { id } = await world.make({ roles: [world.role(2, 'READ', 'unit')] })
      return many(by, '/user/invitations', { userIds: [id] })
    },
    'by an activation': async by =>
      codeOf(world.call(by, 'PATCH', `/user/${await uninvited()}`, { body: { active: true } })),
    'by an activation of many': async by => many(by, '/user/activity', { userIds: [await uninvited()], active: true }),
    'by a change of address': moved,
  }

  test.each(Object.keys(ways))('%s', async how => {
    const by = await administratorOf()
    const way = ways[how] ?? (() => Promise.reject(new Error(how)))
    expect(await way(by)).toMatch(/^(done|good)$/)
    await leave('mails of a day', 0, 200)
    const before = await world.owner('SELECT count(*) FROM invitation')
    expect(await way(by)).toBe('too-many-mails')
    expect(await world.owner('SELECT count(*) FROM invitation')).toEqual(before)
    expect(await codeOf(add(by))).toBe('done')
  })

  test('row by row: what goes beyond is refused and told, and the rest is made', async () => {
    const by = await administratorOf()
    await add(by, { invite: true })
    await leave('mails of a day', 2, 200)
    const rows = [true, true, true, false].map(invite => bodyOf({ invite }))
    expect(await list(by, '/user/import', rows)).toEqual(['good', 'good', 'too-many-mails', 'good'])
    const refused = await add(by, { invite: true })
    expect(refused.json()).toMatchObject({ statusCode: 429, message: expect.stringContaining('tomorrow') as string })
  })

  test('and not when nothing was sent: a check costs none', async () => {
    const by = await administratorOf()
    await list(by, '/user/import/check', [bodyOf({ invite: true })])
    expect(await usedOf('mails of a day')).toEqual([])
  })

  test('also in a list of one address that is made, invited and deleted again and again', async () => {
    const by = await administratorOf()
    const email = `${randomUUID()}@prov.example`
    const codes: (string | undefined)[] = []
    for (let turn = 0; turn < 6; turn += 1) {
      const body = { rows: [bodyOf({ email, invite: true })] }
      const [row] = rowsTaken.parse(await world.succeed(by, 'POST', '/user/import', { body })).rows
      codes.push(row?.refusal?.code ?? 'good')
      if (row?.id) await world.succeed(by, 'DELETE', `/user/${row.id}`)
    }
    expect(codes).toEqual(['good', 'good', 'good', 'good', 'good', 'rate-limited'])
  })

  test('and a super admin has more', async () => {
    const { superAdmin } = world.people
    await add(superAdmin, { invite: true })
    await leave('mails of a day', 0, 200)
    expect(await codeOf(add(superAdmin, { invite: true }))).toBe('done')
    await leave('mails of a day', 0, 2000)
    expect(await codeOf(add(superAdmin, { invite: true }))).toBe('too-many-mails')
  })
})

describe('Own words in a mail', () => {
  test.each(['Logga in på evil.se', 'www.evil.se', 'http://evil', 'x.se/', 'anna@evil.se'])(
    'a name like %j is refused',
    async name => {
      const { administrator, manager } = world.people
      for (const field of ['firstName', 'lastName']) {
        expect((await add(administrator, { [field]: name })).statusCode).toBe(400)
        const body = { [field]: name }
        expect((await world.call(administrator, 'PATCH', `/user/${manager.id}`, { body })).statusCode).toBe(400)
        expect(
          (await world.call(administrator, 'POST', '/user/import', { body: { rows: [bodyOf(body)] } })).statusCode,
        ).toBe(400)
      }
    },
  )

  test('the invitation names the municipality, and a name that was stored before leads nowhere', async () => {
    const by = await administratorOf()
    await world.owner(
      "UPDATE app_user SET first_name = 'Logga in på evil.se/x', last_name = E'nu\\n\\nKlicka' WHERE id = $1",
      [by.id],
    )
    const email = `${randomUUID()}@prov.example`
    await add(by, { email, invite: true })
    await world.sendInvitations()
    const text = world.mails.find(({ to }) => to === email)?.text ?? ''
    expect(text.split('\n')[0]).toBe(
      'Logga in på evil. se/x nu Klicka has invited you to Veckovis of Egen kommun, where your organisation plans staffing and budget week by week.',
    )
  })
})
