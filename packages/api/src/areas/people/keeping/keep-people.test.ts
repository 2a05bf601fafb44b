import { randomUUID } from 'node:crypto'
import {
  newPerson,
  personRecord,
  waitingPeople,
  type NewPersonRequest,
  type PersonRecord,
} from '@veckovis/contracts/people'
import { holdsPermission, permissionIds } from '@veckovis/domain/access'
import { createPeopleWorld, type PeopleWorld } from '@veckovis/testing/people-world'

let world: PeopleWorld
beforeAll(async () => {
  world = await createPeopleWorld()
}, 60_000)
afterAll(() => world.close())

type User = PeopleWorld['people']['administrator']

const bodyOf = (changes: Partial<NewPersonRequest> = {}): NewPersonRequest => ({
  requestId: randomUUID(),
  email: `${randomUUID()}@prov.example`,
  firstName: 'Ny',
  lastName: 'Person',
  phone: '070-1234567',
  roles: [world.role(2, 'WRITE', 'unit') as never],
  invite: false,
  ...changes,
})
const add = (user: User, changes: Partial<NewPersonRequest> = {}) =>
  world.call(user, 'POST', '/user', { body: bodyOf(changes) })
const added = async (user: User, changes: Partial<NewPersonRequest> = {}): Promise<PersonRecord> => {
  const answer = await add(user, changes)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return personRecord.parse(answer.json())
}
const change = (user: User, id: number, body: object, headers = {}) =>
  world.call(user, 'PATCH', `/user/${id}`, { body, headers })
const codeOf = async (answer: ReturnType<typeof change>) => {
  const { statusCode, body } = await answer
  return statusCode === 200 ? 'done' : (JSON.parse(body) as { code: string }).code
}
const audits = async (id: number) =>
  (
    await world.owner<{ action: string; user_id: number; details: object }>(
      'SELECT action, user_id, details FROM audit_event WHERE subject = $1 ORDER BY id',
      [`user/${id}`],
    )
  ).map(({ action }) => action)
const securityOf = (id: number) =>
  world.owner<{ kind: string; user_id: number; details: object }>(
    'SELECT kind, user_id, details FROM security_event WHERE subject = $1 ORDER BY id',
    [`user/${id}`],
  )

describe('R-416 a person is made', () => {
  test('with names, address, phone, title and roles, is active and belongs where the first role is', async () => {
    const { administrator } = world.people
    const made = await added(administrator, { email: ' Märta.Ny@Prov.Example ', jobTitleId: 1 })
    expect(made).toMatchObject({
      email: 'märta.ny@prov.example',
      firstName: 'Ny',
      lastName: 'Person',
      phone: '070-1234567',
      jobTitleId: 1,
      active: true,
      invitation: { state: 'none' },
      units: 1,
      homeMunicipalityId: world.places.own.municipality,
      roles: [
        {
          id: 2,
          levels: ['WRITE'],
          placeNames: ['Län A', 'Egen kommun', 'Hemtjänst', 'Enhet 1'],
          grantedBy: 'Alva Adminsson',
        },
      ],
    })
    expect(await world.record(administrator, made.id)).toEqual(made)
    expect(await audits(made.id)).toEqual(['person-created', 'role-given', 'job-title-changed'])
    expect(await securityOf(made.id)).toEqual([
      {
        kind: 'role-changed',
        user_id: administrator.id,
        details: { change: 'given', permissionId: 2, level: 'WRITE', place: 'unit', placeId: world.places.own.unit },
      },
      { kind: 'account-changed', user_id: administrator.id, details: { jobTitleId: 1 } },
    ])
  })

  test('R-042 who is made with a role in one of the areas 1 to 5 has the start page, with one in Users alone not', async () => {
    const has = async (...roles: NonNullable<NewPersonRequest['roles']>) =>
      holdsPermission(await added(world.people.superAdmin, { roles }), permissionIds.startPage)
    const inArea = (id: number) => world.role(id, 'READ', 'unit') as never
    expect(await Promise.all([1, 2, 3, 4, 5].map(id => has(inArea(id))))).toEqual(Array(5).fill(true))
    expect(await has(inArea(6))).toBe(false)
  })

  test('with an invitation when that is asked for, and only to somebody active', async () => {
    const made = await added(world.people.administrator, { invite: true })
    expect(made.invitation.state).toBe('waiting')
    expect((await add(world.people.administrator, { invite: true, active: false })).statusCode).toBe(400)
  })

  test('and cannot sign in before they have a password of their own', async () => {
    const { email } = await added(world.people.administrator)
    const answer = await world.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: 'x' } })
    expect(answer.statusCode).toBe(401)
  })

  test('once for each request: a repeat answers the same person, another body under its id is refused', async () => {
    const body = bodyOf()
    const send = (sent: object) => world.call(world.people.administrator, 'POST', '/user', { body: sent })
    const answers = await Promise.all([send(body), send(body), send(body)])
    const ids = answers.map(answer => personRecord.parse(answer.json()).id)
    expect(new Set(ids).size).toBe(1)
    const other = await send({ ...body, firstName: 'Annan' })
    expect(other.json()).toMatchObject({ code: 'conflict', details: { reason: 'request-repeated', id: ids[0] } })
  })

  test('without a role in the only municipality of anyone who edits people there, and is seen by them', async () => {
    const made = await added(world.people.writer, { roles: [] })
    expect(made).toMatchObject({ homeMunicipalityId: world.places.own.municipality, roles: [] })
    const ofUnit = await world.make({ roles: [world.role(6, 'WRITE', 'unit')] })
    expect(await codeOf(add(ofUnit, { roles: [] }))).toBe('forbidden')
    expect(
      await codeOf(add(world.people.writer, { roles: [], homeMunicipalityId: world.places.far.municipality })),
    ).toBe('forbidden')
  })

  test('with nothing beyond what the giver holds (A-172), and then not at all', async () => {
    const { administrator, writer } = world.people
    const before = (await world.list(world.people.superAdmin)).total
    const refused = async (user: User, ...roles: object[]) => codeOf(add(user, { roles: roles as never }))
    expect(await refused(administrator, world.role(2, 'APPROVE', 'unit'))).toBe('not-yours-to-grant')
    expect(await refused(administrator, world.role(2, 'READ', 'unit', 'near'))).toBe('not-yours-to-grant')
    expect(await refused(administrator, world.role(2, 'READ', 'county'))).toBe('not-yours-to-grant')
    expect(await refused(administrator, world.role(2, 'READ'))).toBe('not-yours-to-grant')
    expect(await refused(administrator, world.role(2, 'READ', 'unit'), world.role(999, 'READ'))).toBe(
      'super-admin-only',
    )
    expect(await refused(administrator, { id: 2, scope: { kind: 'unit', id: 9_999_999_999 } })).toBe(
      'not-yours-to-grant',
    )
    expect(await refused(writer, world.role(6, 'READ', 'unit'))).toBe('not-yours-to-grant')
    expect(await codeOf(add(administrator, { jobTitleId: 999 }))).toBe('super-admin-only')
    expect((await add(administrator, { roles: [{ id: 7 }] as never })).statusCode).toBe(400)
    expect((await world.list(world.people.superAdmin)).total).toBe(before)
  })
})

describe('R-425 an address belongs to one person', () => {
  test.each([
    ['in capital letters', 'MÄRTA@prov.example'],
    ['taken apart (NFD)', 'ma\u0308rta@prov.example'],
    ['with what cannot be seen around it', '\u200b märta@prov.example\u00a0'],
  ])('also %s', async (_how, email) => {
    await add(world.people.administrator, { email: 'märta@prov.example' })
    const answer = await add(world.people.superAdmin, { email })
    expect(answer.json()).toMatchObject({
      statusCode: 409,
      code: 'email-taken',
      message: 'This email is already taken',
    })
  })

  test('and of two who make the same one at once, one does', async () => {
    const email = `${randomUUID()}@prov.example`
    const codes = await Promise.all([
      codeOf(add(world.people.administrator, { email })),
      codeOf(add(world.people.superAdmin, { email })),
    ])
    expect(codes.sort()).toEqual(['done', 'email-taken'])
  })

  test('also when it is changed', async () => {
    const [one, other] = [await added(world.people.administrator), await added(world.people.administrator)]
    expect(await codeOf(change(world.people.administrator, one.id, { email: other.email }))).toBe('email-taken')
    expect((await world.record(world.people.administrator, one.id)).email).toBe(one.email)
  })

  test.each([
    '',
    'a',
    'a@b',
    'a b@c.d',
    'a\u202e@b.se',
    'a\u0000@b.se',
    'a@b.se\r\nBcc: c@d.se',
    `${'a'.repeat(260)}@b.se`,
  ])('%j is none', async email => expect((await add(world.people.administrator, { email })).statusCode).toBe(400))
})

test.each([
  { firstName: '' },
  { firstName: ' \u200b' },
  { lastName: 'a\u202eb' },
  { lastName: 'a\u0007' },
  { lastName: 'a\u0000' },
  { firstName: 'a\r\nb' },
  { firstName: 'x'.repeat(101) },
  { phone: '12' },
  { phone: '1'.repeat(16) },
])('%j is refused', async wrong => {
  expect((await add(world.people.administrator, wrong)).statusCode).toBe(400)
})

test('a name that looks like a formula, or is written apart, is a name', async () => {
  const made = await added(world.people.administrator, { firstName: "=cmd|' /C calc'!A0", lastName: 'O\u0308berg ' })
  expect([made.firstName, made.lastName]).toEqual(["=cmd|' /C calc'!A0", 'Öberg'])
})

describe('a sign-up', () => {
  const signUp = async (email: string) => {
    const payload = {
      firstName: 'Påhittad',
      lastName: 'Sökande',
      email,
      phone: '070-1234567',
      password: 'Vintergatan-2026!',
    }
    await world.forgetLimits()
    await world.app.inject({ method: 'POST', url: '/api/auth/signup', payload })
    const [{ id } = { id: Number.NaN }] = await world.owner<{ id: number }>(
      'SELECT id FROM app_user WHERE email = $1',
      [email],
    )
    return id
  }

  test('is taken up by its address, with what the administrator says (A-158)', async () => {
    const email = `${randomUUID()}@prov.example`
    const id = await signUp(email)
    expect(
      (await world.call(world.people.superAdmin, 'PATCH', `/user/${id}`, { body: { active: true } })).statusCode,
    ).toBe(404)
    const made = await added(world.people.administrator, { email, firstName: 'Äkta', invite: true })
    expect(made).toMatchObject({
      id,
      firstName: 'Äkta',
      lastName: 'Person',
      active: true,
      invitation: { state: 'waiting' },
    })
    expect(await audits(id)).toEqual(['person-claimed', 'role-given', 'person-invited'])
    expect(await codeOf(add(world.people.administrator, { email }))).toBe('email-taken')
    await signUp(email)
    expect((await world.record(world.people.administrator, id)).firstName).toBe('Äkta')
  })

  test('may be deleted by a super admin', async () => {
    const email = `${randomUUID()}@prov.example`
    const id = await signUp(email)
    await world.owner('UPDATE app_user SET email_proven = true WHERE id = $1', [id])
    const { administrator, superAdmin } = world.people
    const waitingFor = async (user: User) => waitingPeople.parse(await world.succeed(user, 'GET', '/user/waiting'))
    expect((await waitingFor(administrator)).mayRemove).toBe(false)
    const { items, mayRemove } = await waitingFor(superAdmin)
    expect([mayRemove, items.find(each => each.id === id)?.version]).toEqual([true, 1])
    expect(await codeOf(world.call(world.people.administrator, 'DELETE', `/user/${id}`))).toBe('not-found')
    expect(await codeOf(world.call(world.people.superAdmin, 'DELETE', `/user/${id}`))).toBe('done')
  })
})

describe('a person is changed', () => {
  test('R-416 in names, phone and address, and the links that went to the old one end', async () => {
    const { administrator } = world.people
    const made = await added(administrator, { invite: true })
    const email = `${randomUUID()}@prov.example`
    const changes = { email, firstName: 'Annan', lastName: 'Heter', phone: '' }
    expect((await change(administrator, made.id, changes)).json()).toMatchObject({ ...changes, phone: null })
    expect(await audits(made.id)).toContain('person-changed')
    const [event] = await world.owner<{ details: object }>(
      "SELECT details FROM audit_event WHERE subject = $1 AND action = 'person-changed'",
      [`user/${made.id}`],
    )
    expect(event?.details).toEqual({ fields: ['email', 'firstName', 'lastName', 'phone'] })
  })

  test('on the newest version only', async () => {
    const { administrator } = world.people
    const { id } = await added(administrator)
    const { headers } = await world.call(administrator, 'GET', `/user/${id}`)
    const ifMatch = { 'if-match': String(headers.etag) }
    expect(await codeOf(change(administrator, id, { firstName: 'Först' }, ifMatch))).toBe('done')
    expect(await codeOf(change(administrator, id, { firstName: 'Sen' }, ifMatch))).toBe('stale-version')
    expect(await codeOf(world.call(administrator, 'DELETE', `/user/${id}`, { headers: ifMatch }))).toBe('stale-version')
    const again = await change(administrator, id, { firstName: 'Först' })
    expect(again.headers.etag).toBe((await world.call(administrator, 'GET', `/user/${id}`)).headers.etag)
  })

  test('by whom it is for: others are told why not, and nothing changes', async () => {
    const { administrator, writer, reader, superAdmin, manager, stranger } = world.people
    const both = await world.make({
      lastName: 'Båda',
      roles: [world.role(2, 'WRITE', 'unit'), world.role(2, 'WRITE', 'unit', 'far')],
    })
    const superHere = await world.make({ jobTitleId: 999, roles: [world.role(2, 'READ', 'unit')] })
    const email = `${randomUUID()}@prov.example`
    const cases: [User, number, object, string][] = [
      [reader, manager.id, { phone: '0701234567' }, 'forbidden'],
      [administrator, stranger.id, { firstName: 'X' }, 'not-found'],
      [administrator, 9_999_999_999, { firstName: 'X' }, 'not-found'],
      [writer, manager.id, { email }, 'forbidden'],
      [writer, manager.id, { jobTitleId: 4 }, 'not-yours-to-grant'],
      [writer, manager.id, { roles: [] }, 'not-yours-to-grant'],
      [administrator, both.id, { active: false }, 'forbidden'],
      [administrator, both.id, { email }, 'forbidden'],
      [administrator, both.id, { jobTitleId: 4 }, 'not-yours-to-grant'],
      [administrator, superHere.id, { firstName: 'X' }, 'super-admin-only'],
      [administrator, superHere.id, { active: false }, 'super-admin-only'],
      [administrator, superHere.id, { roles: [] }, 'super-admin-only'],
      [administrator, administrator.id, { active: false }, 'own-roles'],
      [administrator, administrator.id, { jobTitleId: 4 }, 'own-roles'],
      [administrator, administrator.id, { roles: [] }, 'own-roles'],
      [administrator, administrator.id, { email }, 'own-roles'],
      [superAdmin, superAdmin.id, { jobTitleId: 1 }, 'own-roles'],
    ]
    for (const [user, id, body, code] of cases) {
      const before = id < 1e9 ? await world.record(superAdmin, id) : null
      expect([body, await codeOf(change(user, id, body))]).toEqual([body, code])
      if (before) expect(await world.record(superAdmin, id)).toEqual(before)
    }
    expect(await codeOf(change(writer, both.id, { phone: '0701234567' }))).toBe('done')
  })

  test.each([
    {},
    { id: 1 },
    { password: 'x' },
    { jobTitleId: 5 },
    { roles: [{ id: 2, levels: ['ADMIN'] }] },
    { active: 1 },
  ])('%j is refused', async body =>
    expect((await change(world.people.administrator, world.people.manager.id, body)).statusCode).toBe(400),
  )
})

describe('a person is deleted', () => {
  test('R-408 after having been made and changed, and is then to be found no more', async () => {
    const { administrator } = world.people
    const { id } = await added(administrator)
    expect((await change(administrator, id, { lastName: 'Ändrad' })).json()).toMatchObject({ id, lastName: 'Ändrad' })
    expect(await codeOf(world.call(administrator, 'DELETE', `/user/${id}`))).toBe('done')
    expect(await codeOf(world.call(administrator, 'GET', `/user/${id}`))).toBe('not-found')
  })

  test('who never signed in and left no trace (A-174), by whom it is for', async () => {
    const { administrator, writer, reader } = world.people
    const { id } = await added(administrator)
    const remove = (user: User, who = id) => codeOf(world.call(user, 'DELETE', `/user/${who}`))
    expect(await remove(reader)).toBe('forbidden')
    expect(await remove(world.people.stranger)).toBe('forbidden')
    expect(await remove(writer)).toBe('done')
    expect(await remove(writer)).toBe('not-found')
    expect(await audits(id)).toEqual(['person-created', 'role-given', 'person-removed'])
  })

  test('and nobody who has signed in, or done anything', async () => {
    const { administrator } = world.people
    const [signed, acted] = [await world.make({ roles: [world.role(2, 'READ', 'unit')] }), await added(administrator)]
    await world.signIn(signed)
    await world.owner("INSERT INTO audit_event (user_id, action, subject) VALUES ($1, 'x', 'y')", [acted.id])
    for (const { id } of [signed, acted])
      expect(await codeOf(world.call(administrator, 'DELETE', `/user/${id}`))).toBe('person-has-history')
  })
})

test('the schema of the wire takes what the page sends', () => {
  expect(newPerson.parse(bodyOf()).active).toBe(true)
})
