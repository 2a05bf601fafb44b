import { bulkOutcome, personRecord } from '@veckovis/contracts/people'
import type { MadeUser } from '@veckovis/testing'
import { createPeopleWorld, type PeopleWorld } from '@veckovis/testing/people-world'

let world: PeopleWorld
beforeAll(async () => {
  world = await createPeopleWorld()
}, 60_000)
afterAll(() => world.close())

const fresh = () => world.make({ roles: [world.role(2, 'READ', 'unit')] })
const invite = async (by: MadeUser, id: number) => world.call(by, 'POST', `/user/${id}/invitation`)
const cancel = async (by: MadeUser, id: number) => world.call(by, 'DELETE', `/user/${id}/invitation`)
const stateOf = async (id: number) => (await world.record(world.people.administrator, id)).invitation.state
const trailOf = async (id: number) =>
  (
    await world.owner<{ action: string }>('SELECT action FROM audit_event WHERE subject = $1 ORDER BY id', [
      `user/${id}`,
    ])
  ).map(({ action }) => action)

test('anyone who edits a person sends the invitation, sends it again and takes it back, and the record says how far it is', async () => {
  const { writer } = world.people
  const { id, email } = await fresh()
  const answer = await invite(writer, id)
  expect(answer.statusCode).toBe(200)
  expect(personRecord.parse(answer.json()).invitation.state).toBe('waiting')
  await world.sendInvitations()
  expect(await stateOf(id)).toBe('sent')
  const mail = world.mails.filter(({ to }) => to === email).at(-1)
  expect(mail?.subject).toBe('Invitation to Veckovis')
  expect(personRecord.parse((await cancel(writer, id)).json()).invitation.state).toBe('cancelled')
  // Again is no fault, and nothing that happened.
  expect((await cancel(writer, id)).statusCode).toBe(200)
  expect((await invite(writer, id)).statusCode).toBe(200)
  expect(await trailOf(id)).toEqual(['person-invited', 'invitation-cancelled', 'person-invited'])
})

test('who is inactive or has signed in is not invited', async () => {
  const { administrator, manager } = world.people
  const gone = await world.make({ active: false, roles: [world.role(2, 'READ', 'unit')] })
  expect((await invite(administrator, gone.id)).json()).toMatchObject({ statusCode: 409, code: 'person-inactive' })
  await world.signIn(manager)
  expect((await invite(administrator, manager.id)).json()).toMatchObject({ statusCode: 409, code: 'has-signed-in' })
})

test('nobody invites a person whom they do not see, somebody with roles elsewhere, a super admin or themselves', async () => {
  const { administrator, reader, stranger, superAdmin, writer } = world.people
  const codeOf = async (by: MadeUser, id: number) => ((await invite(by, id)).json() as { code: string }).code
  const both = await world.make({ roles: [world.role(2, 'READ', 'unit'), world.role(2, 'READ', 'unit', 'far')] })
  const chief = await world.make({ jobTitleId: 999, roles: [world.role(2, 'READ', 'unit')] })
  expect(await codeOf(writer, stranger.id)).toBe('not-found')
  expect(await codeOf(writer, 99_999_999)).toBe('not-found')
  expect(await codeOf(writer, both.id)).toBe('forbidden')
  expect(await codeOf(administrator, chief.id)).toBe('super-admin-only')
  expect(await codeOf(writer, writer.id)).toBe('own-roles')
  expect(await codeOf(reader, both.id)).toBe('forbidden')
  expect((await cancel(writer, both.id)).statusCode).toBe(403)
  expect((await invite(superAdmin, both.id)).statusCode).toBe(200)
  expect((await cancel(superAdmin, both.id)).statusCode).toBe(200)
})

test('many are invited at once, and of each it is told what became of it', async () => {
  const { administrator, manager, stranger } = world.people
  const [one, other] = [await fresh(), await fresh()]
  const userIds = [one.id, manager.id, stranger.id, other.id]
  const answer = await world.succeed(administrator, 'POST', '/user/invitations', { body: { userIds } })
  const { items } = bulkOutcome.parse(answer)
  expect(items.map(item => (item.done ? 'done' : item.code))).toEqual(['done', 'has-signed-in', 'not-found', 'done'])
  expect(items[1]).toMatchObject({ message: expect.stringContaining('logged in already') as string })
  await world.sendInvitations()
  expect([await stateOf(one.id), await stateOf(other.id)]).toEqual(['sent', 'sent'])
  for (const wrong of [[], [one.id, one.id]])
    expect(
      (await world.call(administrator, 'POST', '/user/invitations', { body: { userIds: wrong } })).statusCode,
    ).toBe(400)
})

test('the invitations of many are taken back at once, and of each it is told what became of it', async () => {
  const { administrator, stranger } = world.people
  const [invited, uninvited] = [await fresh(), await fresh()]
  await invite(administrator, invited.id)
  await world.sendInvitations()
  const body = { userIds: [invited.id, stranger.id, uninvited.id] }
  const answer = await world.succeed(administrator, 'POST', '/user/invitations/cancel', { body })
  const { items } = bulkOutcome.parse(answer)
  expect(items.map(item => (item.done ? 'done' : item.code))).toEqual(['done', 'not-found', 'done'])
  expect([await stateOf(invited.id), await stateOf(uninvited.id)]).toEqual(['cancelled', 'none'])
  expect([await trailOf(invited.id), await trailOf(uninvited.id)]).toEqual([
    ['person-invited', 'invitation-cancelled'],
    [],
  ])
})

test('who is activated without having a password is invited, one by one and many at once; who has one is not', async () => {
  const { administrator } = world.people
  const inactive = async () => {
    const { id } = await world.make({ active: false, roles: [world.role(2, 'READ', 'unit')] })
    await world.owner('UPDATE app_user SET email_proven = false, by_administrator = true WHERE id = $1', [id])
    return id
  }
  const [one, other, proven] = [
    await inactive(),
    await inactive(),
    (await world.make({ active: false, roles: [world.role(2, 'READ', 'unit')] })).id,
  ]
  const { headers: read } = await world.call(administrator, 'GET', `/user/${one}`)
  const headers = { 'if-match': String(read.etag) }
  await world.succeed(administrator, 'PATCH', `/user/${one}`, { body: { active: true }, headers })
  const body = { userIds: [other, proven], active: true }
  await world.succeed(administrator, 'POST', '/user/activity', { body })
  expect([await stateOf(one), await stateOf(other), await stateOf(proven)]).toEqual(['waiting', 'waiting', 'none'])
})

test('a person who is added with an invitation chooses the password by its link and signs in', async () => {
  const { administrator } = world.people
  const email = `${crypto.randomUUID()}@prov.example`
  await world.succeed(administrator, 'POST', '/user', {
    body: {
      requestId: crypto.randomUUID(),
      email,
      firstName: 'Ny',
      lastName: 'Person',
      phone: '',
      jobTitleId: 1,
      roles: [world.role(2, 'READ', 'unit')],
      invite: true,
    },
  })
  await world.sendInvitations()
  const token = /token=(\S+)/.exec(world.mails.filter(({ to }) => to === email).at(-1)?.text ?? '')?.[1]
  const password = 'Xylofon-2026!'
  const accepted = await world.app.inject({ method: 'POST', url: '/api/auth/invitation', payload: { token, password } })
  expect(accepted.statusCode).toBe(200)
  expect(await world.signIn({ email, password })).toBeTruthy()
})

describe('A mailbox', () => {
  const codes = async (calls: number, one: () => ReturnType<PeopleWorld['call']>) => {
    const found: number[] = []
    for (let count = 0; count < calls; count += 1) found.push((await one()).statusCode)
    return found
  }

  test('gets five invitations an hour from one administrator, who is told when the next may go', async () => {
    const { writer, administrator } = world.people
    const [often, other] = [await fresh(), await fresh()]
    expect(await codes(6, () => invite(writer, often.id))).toEqual([200, 200, 200, 200, 200, 429])
    const refused = await invite(writer, often.id)
    expect(refused.json()).toMatchObject({ code: 'rate-limited' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    expect([(await invite(writer, other.id)).statusCode, (await invite(administrator, often.id)).statusCode]).toEqual([
      200, 200,
    ])
    const body = { userIds: [often.id, other.id] }
    const { items } = bulkOutcome.parse(await world.succeed(writer, 'POST', '/user/invitations', { body }))
    expect(items.map(item => (item.done ? 'done' : item.code))).toEqual(['rate-limited', 'done'])
  })

  test('gets no more from somebody who makes, invites and deletes, or changes addresses to and fro', async () => {
    const { writer } = world.people
    const email = `${crypto.randomUUID()}@prov.example`
    const make = async () => {
      const body = { requestId: crypto.randomUUID(), email, firstName: 'Ny', lastName: 'Person', invite: true }
      const answer = await world.call(writer, 'POST', '/user', { body })
      if (answer.statusCode === 200)
        await world.succeed(writer, 'DELETE', `/user/${(answer.json() as { id: number }).id}`)
      return answer
    }
    expect(await codes(6, make)).toEqual([200, 200, 200, 200, 200, 429])
    const { id } = await world.make({ roles: [] })
    await world.owner('UPDATE app_user SET home_municipality_id = $2 WHERE id = $1', [
      id,
      world.places.own.municipality,
    ])
    expect((await world.call(writer, 'PATCH', `/user/${id}`, { body: { email } })).statusCode).toBe(429)
  })

  test.each(['one by one', 'many at once'])('gets no more by closing and opening an account in turn, %s', async way => {
    const { writer, administrator, superAdmin } = world.people
    const { id } = await fresh()
    await world.owner('UPDATE app_user SET email_proven = false, by_administrator = true WHERE id = $1', [id])
    const turn = async (by: MadeUser, active: boolean) => {
      if (way === 'many at once') {
        const body = { userIds: [id], active }
        const [item] = bulkOutcome.parse(await world.succeed(by, 'POST', '/user/activity', { body })).items
        return item?.done === false ? item.code : 'done'
      }
      const { headers } = await world.call(by, 'GET', `/user/${id}`)
      const asked = { body: { active }, headers: { 'if-match': String(headers.etag) } }
      const answer = await world.call(by, 'PATCH', `/user/${id}`, asked)
      return answer.statusCode === 200 ? 'done' : (answer.json() as { code: string }).code
    }
    const opened: string[] = []
    for (let count = 0; count < 6; count += 1) {
      await turn(superAdmin, false)
      opened.push(await turn(administrator, true))
    }
    expect(opened).toEqual(['done', 'done', 'done', 'done', 'done', 'rate-limited'])
    expect((await world.record(superAdmin, id)).active).toBe(false)
    expect(await turn(writer, true)).toBe('done')
  })

  test('somebody who has signed in is opened as often as need be, and not invited after a change of address', async () => {
    const { administrator } = world.people
    const person = await fresh()
    await world.signIn(person)
    await world.owner('UPDATE app_user SET email_proven = false, by_administrator = true WHERE id = $1', [person.id])
    for (const active of [false, true, false, true, false, true, false, true, false, true, false, true]) {
      const body = { userIds: [person.id], active }
      const { items } = bulkOutcome.parse(await world.succeed(administrator, 'POST', '/user/activity', { body }))
      expect(items).toMatchObject([{ done: true }])
    }
    expect(await stateOf(person.id)).toBe('none')
  })

  test('tells by no limit that somebody is there who is not to be seen', async () => {
    const { writer, stranger } = world.people
    const found = await codes(7, () =>
      world.call(writer, 'PATCH', `/user/${stranger.id}`, { body: { email: stranger.email } }),
    )
    expect([...found, ...(await codes(7, () => invite(writer, stranger.id)))]).toEqual(Array(14).fill(404))
  })
})
