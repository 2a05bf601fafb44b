import { randomUUID } from 'node:crypto'
import type { MadeUser } from '@veckovis/testing'
import { createPeopleWorld, type PeopleWorld } from '@veckovis/testing/people-world'

let world: PeopleWorld
beforeAll(async () => {
  world = await createPeopleWorld()
}, 60_000)
afterAll(() => world.close())

const fresh = () => world.make({ roles: [world.role(2, 'READ', 'unit')] })
const address = () => `${randomUUID()}@prov.example`
const change = async (id: number, body: object, language = 'sv', by: MadeUser = world.people.administrator) => {
  const { headers } = await world.call(by, 'GET', `/user/${id}`)
  const asked = { 'if-match': String(headers.etag), 'accept-language': language }
  return world.call(by, 'PATCH', `/user/${id}`, { body, headers: asked })
}
const post = async (path: string, payload: object) => world.app.inject({ method: 'POST', url: `/api${path}`, payload })
const mailsTo = (email: string) => world.mails.filter(({ to }) => to === email)
const tokenTo = (email: string) => /token=(\S+)/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1]
const standingOf = async (id: number) =>
  (
    await world.owner<{ proven: boolean; byAdministrator: boolean }>(
      'SELECT email_proven AS proven, by_administrator AS "byAdministrator" FROM app_user WHERE id = $1',
      [id],
    )
  )[0]

test('another address is proven by nobody until its reader has chosen a password; a change of names leaves it as it is', async () => {
  const { id, password } = await fresh()
  const email = address()
  expect((await change(id, { firstName: 'Annan' })).statusCode).toBe(200)
  expect(await standingOf(id)).toMatchObject({ proven: true })
  expect((await change(id, { email })).statusCode).toBe(200)
  expect(await standingOf(id)).toEqual({ proven: false, byAdministrator: true })
  expect(await world.signIn({ email, password })).toBeTruthy()
  await post('/auth/forgot-password', { email })
  const chosen = { token: tokenTo(email), password: 'Xylofon-2026!' }
  expect((await post('/auth/new-password', chosen)).statusCode).toBe(200)
  expect(await standingOf(id)).toMatchObject({ proven: true })
})

test('an address that nobody has proven shows nobody who signs up with the same domain', async () => {
  const { superAdmin } = world.people
  const waiting = address().replace('prov', 'annan-kommun')
  await post('/auth/signup', {
    firstName: 'Ny',
    lastName: 'Sökande',
    email: waiting,
    phone: '0701234567',
    password: 'Xylofon-2026!',
  })
  await world.owner('UPDATE app_user SET email_proven = true WHERE email = $1', [waiting])
  const accomplice = await world.make({ jobTitleId: 0, roles: [world.role(6, 'WRITE', 'municipality')] })
  const email = address().replace('prov', 'annan-kommun')
  await change(accomplice.id, { email }, 'sv', superAdmin)
  const seen = async () =>
    JSON.stringify(await world.succeed({ ...accomplice, email }, 'GET', '/user/waiting')).includes(waiting)
  expect(await seen()).toBe(false)
  await world.owner('UPDATE app_user SET email_proven = true WHERE id = $1', [accomplice.id])
  expect(await seen()).toBe(true)
})

test('the old address is told, in the language of the request, and neither of the new one nor of a link', async () => {
  const [svensk, english] = [await fresh(), await fresh()]
  const email = address()
  await change(svensk.id, { email })
  await change(english.id, { email: address(), phone: '' }, 'en')
  const [inSwedish, ...more] = mailsTo(svensk.email)
  expect(more).toEqual([])
  expect(inSwedish?.subject).toBe('E-postadressen till ditt konto i Veckovis har ändrats')
  expect(inSwedish?.text).not.toContain(email)
  expect(inSwedish?.text).not.toContain('token')
  expect(mailsTo(english.email).map(({ subject }) => subject)).toEqual([
    'The e-mail address of your account in Veckovis was changed',
  ])
  expect(mailsTo(email)).toEqual([])
})

test('no mail tells of a change that was refused, or of none', async () => {
  const [one, other] = [await fresh(), await fresh()]
  expect((await change(one.id, { email: other.email })).json()).toMatchObject({ code: 'email-taken' })
  expect((await change(one.id, { email: one.email, firstName: 'Annan' })).statusCode).toBe(200)
  expect([...mailsTo(one.email), ...mailsTo(other.email)]).toEqual([])
  expect(await standingOf(one.id)).toMatchObject({ proven: true })
})

test('links that went to the old address open nothing, and an invitation goes on to the new one', async () => {
  const person = await fresh()
  await post('/auth/forgot-password', { email: person.email })
  const link = { token: tokenTo(person.email), password: 'Xylofon-2026!' }
  await world.succeed(world.people.administrator, 'POST', `/user/${person.id}/invitation`)
  await world.sendInvitations()
  const invitation = { token: tokenTo(person.email), password: 'Xylofon-2026!' }
  const email = address()
  expect((await change(person.id, { email })).statusCode).toBe(200)
  expect((await post('/auth/new-password', link)).json()).toMatchObject({ code: 'token-invalid' })
  expect((await post('/auth/invitation', invitation)).statusCode).toBeGreaterThanOrEqual(400)
  await world.sendInvitations()
  expect((await post('/auth/invitation', { ...invitation, token: tokenTo(email) })).statusCode).toBe(200)
  expect(await standingOf(person.id)).toMatchObject({ proven: true })
})

test('the mails of changed addresses are counted, to the old one and the new; a form that names the same address costs none', async () => {
  const { id } = await fresh()
  const home = address()
  const codes: number[] = []
  for (let turn = 0; turn < 6; turn += 1)
    codes.push((await change(id, { email: turn % 2 === 0 ? home : address() })).statusCode)
  expect(codes).toEqual([200, 200, 200, 200, 200, 429])
  const other = await fresh()
  for (let turn = 0; turn < 7; turn += 1)
    expect((await change(other.id, { email: other.email, firstName: `Namn ${turn}` })).statusCode).toBe(200)
})
