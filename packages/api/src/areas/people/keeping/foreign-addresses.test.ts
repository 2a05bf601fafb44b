import { randomUUID } from 'node:crypto'
import { rowsTaken } from '@veckovis/contracts/wire'
import { personRecord } from '@veckovis/contracts/people'
import type { MadeUser } from '@veckovis/testing'
import { createPeopleWorld, type PeopleWorld } from '@veckovis/testing/people-world'

let world: PeopleWorld
/** An administrator of another municipality, whose addresses have its domain. */
let neighbour: MadeUser
beforeAll(async () => {
  world = await createPeopleWorld()
  neighbour = await world.make({
    email: `${randomUUID()}@granne.example`,
    jobTitleId: 0,
    roles: [world.role(6, 'APPROVE', 'municipality', 'near'), ...world.planning('WRITE', 'municipality', 'near')],
  })
}, 60_000)
afterAll(() => world.close())

const theirs = () => `${randomUUID()}@granne.example`
const bodyOf = (email: string, more: object = {}) => ({
  requestId: randomUUID(),
  email,
  firstName: 'Ny',
  lastName: 'Person',
  invite: false,
  ...more,
})
const add = (by: MadeUser, email: string, more: object = {}) =>
  world.call(by, 'POST', '/user', { body: bodyOf(email, more) })
const codeOf = async (answer: ReturnType<typeof add>) => {
  const { statusCode, body } = await answer
  return statusCode === 200 ? 'done' : (JSON.parse(body) as { code: string }).code
}
const idOf = async (email: string) =>
  (await world.owner<{ id: number }>('SELECT id FROM app_user WHERE email = $1', [email]))[0]?.id
const signUp = async (email: string) => {
  const names = { firstName: 'Påhittad', lastName: 'Sökande', phone: '070-1234567', password: 'Vintergatan-2026!' }
  await world.forgetLimits()
  await world.app.inject({ method: 'POST', url: '/api/auth/signup', payload: { email, ...names } })
}
/** As it came to be before the domain was proven for anybody. */
const squatted = async () => {
  const { administrator } = world.people
  const email = theirs()
  await world.owner('UPDATE app_user SET email_proven = false, by_administrator = true WHERE id = $1', [neighbour.id])
  const made = await add(administrator, email, { roles: [world.role(2, 'WRITE', 'unit')], jobTitleId: 1, invite: true })
  await world.owner('UPDATE app_user SET email_proven = true WHERE id = $1', [neighbour.id])
  return personRecord.parse(made.json())
}

describe('An address of another municipality', () => {
  test('is for its own administrators and super admins: nobody else makes an account with it', async () => {
    const { administrator, superAdmin } = world.people
    const refused = await add(administrator, theirs())
    expect(refused.json()).toMatchObject({
      statusCode: 403,
      code: 'foreign-domain',
      message: 'The e-mail address belongs to another municipality. Ask a super admin for the account.',
    })
    expect(await codeOf(add(administrator, theirs().toUpperCase()))).toBe('foreign-domain')
    expect(await codeOf(add(neighbour, theirs()))).toBe('done')
    expect(await codeOf(add(superAdmin, theirs(), { roles: [world.role(2, 'READ', 'unit')] }))).toBe('done')
  })

  test('is answered alike whether somebody has it or not', async () => {
    const { administrator } = world.people
    const email = theirs()
    await add(neighbour, email)
    expect(await codeOf(add(administrator, email))).toBe('foreign-domain')
  })

  test('is refused in a list, and in the check of one', async () => {
    const { administrator } = world.people
    for (const url of ['/user/import/check', '/user/import']) {
      const own = `${randomUUID()}@prov.example`
      const rows = [theirs(), neighbour.email, own].map(email => bodyOf(email))
      const answer = await world.succeed(administrator, 'POST', url, { body: { rows } })
      const codes = rowsTaken.parse(answer).rows.map(({ refusal }) => refusal?.code ?? 'good')
      expect(codes).toEqual(['foreign-domain', 'foreign-domain', 'good'])
    }
  })

  test('is nobody else’s new address', async () => {
    const { administrator } = world.people
    const { id } = await world.make({ roles: [world.role(2, 'READ', 'unit')] })
    const change = (email: string) => world.call(administrator, 'PATCH', `/user/${id}`, { body: { email } })
    expect(await codeOf(change(theirs()))).toBe('foreign-domain')
    expect(await codeOf(change(neighbour.email))).toBe('foreign-domain')
    expect(await codeOf(change(`${randomUUID()}@prov.example`))).toBe('done')
  })

  test('is refused by the database alone', async () => {
    const { administrator } = world.people
    const { id } = await world.make({ roles: [world.role(2, 'READ', 'unit')] })
    const email = theirs()
    const home = world.places.own.municipality
    const waiting = theirs()
    await signUp(waiting)
    const asked: [string, unknown[]][] = [
      ["SELECT create_person($1, 'A', 'B', NULL, 'x', true, $2, $3, '', now())", [email, home, randomUUID()]],
      ["SELECT claim_person($1, 'A', 'B', NULL, true, $2, $3, '')", [waiting, home, randomUUID()]],
      ["SELECT change_person($2, $1, 'A', 'B', NULL)", [email, id]],
    ]
    for (const [sql, values] of asked)
      await expect(world.database.asUser(administrator.id, t => t.query(sql, values))).rejects.toThrow(
        'another municipality',
      )
    expect(await idOf(email)).toBeUndefined()
  })

  test('is so by what is proven: an address that nobody has proven, and one of a provider, shuts nobody out', async () => {
    const { administrator } = world.people
    await world.make({ email: `${randomUUID()}@gmail.com`, roles: [world.role(6, 'WRITE', 'municipality', 'near')] })
    const unproven = `${randomUUID()}@oprovad.example`
    const other = await world.make({ email: unproven, roles: [world.role(6, 'WRITE', 'municipality', 'near')] })
    await world.owner('UPDATE app_user SET email_proven = false, by_administrator = true WHERE id = $1', [other.id])
    await world.make({
      email: `${randomUUID()}@inaktiv.example`,
      active: false,
      roles: [world.role(6, 'WRITE', 'municipality', 'near')],
    })
    for (const domain of ['gmail.com', 'oprovad.example', 'inaktiv.example', 'ingens.example'])
      expect(await codeOf(add(administrator, `${randomUUID()}@${domain}`))).toBe('done')
  })

  test('belongs to all municipalities whose administrators have proven one', async () => {
    const domain = 'delad.example'
    const at = (where: 'own' | 'far') =>
      world.make({ email: `${randomUUID()}@${domain}`, roles: [world.role(6, 'WRITE', 'county', where)] })
    await at('far')
    expect(await codeOf(add(world.people.administrator, `${randomUUID()}@${domain}`))).toBe('foreign-domain')
    await at('own')
    expect(await codeOf(add(world.people.administrator, `${randomUUID()}@${domain}`))).toBe('done')
  })
})

test('a sign-up of another municipality is taken up by its administrators alone', async () => {
  const { administrator } = world.people
  const email = theirs()
  await signUp(email)
  const id = await idOf(email)
  expect(await codeOf(add(administrator, email))).toBe('foreign-domain')
  const [still] = await world.owner<{ asked: boolean }>('SELECT asked_for AS asked FROM app_user WHERE id = $1', [id])
  expect(still?.asked).toBe(true)
  expect(personRecord.parse((await add(neighbour, email)).json()).id).toBe(id)
})

describe('An account that another municipality made with an address of ours', () => {
  test('is replaced by a new one as long as nobody has used it, and nothing of the old one is left', async () => {
    const old = await squatted()
    await world.sendInvitations()
    const token = /token=(\S+)/.exec(world.mails.filter(({ to }) => to === old.email).at(-1)?.text ?? '')?.[1]
    const made = personRecord.parse((await add(neighbour, old.email, { firstName: 'Rätt' })).json())
    expect(made).toMatchObject({
      firstName: 'Rätt',
      roles: [],
      rolesElsewhere: false,
      jobTitleId: null,
      homeMunicipalityId: world.places.near.municipality,
      invitation: { state: 'none' },
    })
    const [left] = await world.owner<{ count: number }>(
      `SELECT ((SELECT count(*) FROM app_user WHERE id = $1) + (SELECT count(*) FROM user_role WHERE user_id IN ($1, $2))
         + (SELECT count(*) FROM invitation WHERE user_id IN ($1, $2))
         + (SELECT count(*) FROM one_time_link WHERE user_id IN ($1, $2)))::int AS count`,
      [old.id, made.id],
    )
    expect(left?.count).toBe(0)
    const payload = { token, password: 'Xylofon-2026!' }
    const accepted = await world.app.inject({ method: 'POST', url: '/api/auth/invitation', payload })
    expect(accepted.json()).toMatchObject({ code: 'token-invalid' })
    const trail = await world.owner<{ action: string; details: object }>(
      'SELECT action, details FROM audit_event WHERE subject = $1',
      [`user/${made.id}`],
    )
    expect(trail).toEqual([{ action: 'person-claimed', details: { replaced: old.id } }])
  })

  test.each([
    ['whose owner has signed in', 'UPDATE app_user SET login_count = 1, last_login_at = now() WHERE id = $1'],
    ['whose owner has chosen a password', 'UPDATE app_user SET email_proven = true WHERE id = $1'],
    ['that a super admin made', 'UPDATE app_user SET made_by = $2 WHERE id = $1'],
    ['that is a super admin’s', 'UPDATE app_user SET job_title_id = 999 WHERE id = $1'],
    [
      'that belongs to the municipality of the address too',
      'UPDATE app_user SET home_municipality_id = $3 WHERE id = $1',
    ],
  ])('stays when it is one %s', async (_which, sql) => {
    const old = await squatted()
    await world.owner(`${sql} AND $2::int + $3::int > 0`, [
      old.id,
      world.people.superAdmin.id,
      world.places.near.municipality,
    ])
    expect(await codeOf(add(neighbour, old.email))).toBe('email-taken')
    expect(await idOf(old.email)).toBe(old.id)
  })

  test('stays for anyone who the domain is not proven for', async () => {
    const { administrator } = world.people
    const email = `${randomUUID()}@ingen.example`
    await add(neighbour, email)
    expect(await codeOf(add(administrator, email))).toBe('email-taken')
  })
})

test.each([
  ['anna@kommun.example', 'kommun.example'],
  [' Anna@KOMMUN.Example ', 'kommun.example'],
  ['anna@gmail.com', null],
  ['anna@Hotmail.SE', null],
  ['anna', null],
  ['anna@', null],
])('the organisation of %j is that of its domain, unless anybody gets an address there', async (email, domain) =>
  expect(await world.owner('SELECT organisation_domain($1) AS domain', [email])).toEqual([{ domain }]),
)
