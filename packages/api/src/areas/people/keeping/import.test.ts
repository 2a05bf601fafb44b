import { randomUUID } from 'node:crypto'
import { rowsTaken } from '@veckovis/contracts/wire'
import { createPeopleWorld, type PeopleWorld } from '@veckovis/testing/people-world'

let world: PeopleWorld
beforeAll(async () => {
  world = await createPeopleWorld()
}, 60_000)
afterAll(() => world.close())

type User = PeopleWorld['people']['administrator']
type Row = Readonly<Record<string, unknown>>

const rowOf = (changes: Row = {}): Row => ({
  requestId: randomUUID(),
  email: `${randomUUID()}@prov.example`,
  firstName: 'Ny',
  lastName: 'Person',
  roles: [world.role(2, 'WRITE', 'unit')],
  invite: false,
  ...changes,
})
const taken = async (user: User, url: string, rows: readonly Row[]) => {
  const answer = await world.call(user, 'POST', url, { body: { rows } })
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()])
  return rowsTaken.parse(answer.json()).rows
}
const outcomes = (rows: Awaited<ReturnType<typeof taken>>) => rows.map(({ refusal }) => refusal?.code ?? 'good')
const written = async () =>
  (
    await world.owner<{ count: number }>(
      `SELECT (SELECT count(*) FROM app_user)::int + (SELECT count(*) FROM user_role)::int
        + (SELECT count(*) FROM audit_event)::int + (SELECT count(*) FROM security_event)::int
        + (SELECT count(*) FROM invitation)::int AS count`,
    )
  )[0]?.count

/** Each by a rule of the single call: the address, the right to grant, the last one good again. */
const mixed = () => {
  const email = `${randomUUID()}@prov.example`
  return [
    rowOf({ email, invite: true, jobTitleId: 1 }),
    rowOf({ email: email.toUpperCase() }),
    rowOf({ roles: [{ id: 999, levels: ['APPROVE'] }] }),
    rowOf({ jobTitleId: 999 }),
    rowOf(),
  ]
}
const expected = (ofRepeatedAddress: string) => [
  'good',
  ofRepeatedAddress,
  expect.stringMatching(/admin|grant/),
  expect.any(String),
  'good',
]

test('people go in with their roles and invitations, each by the rules of the single call', async () => {
  const { administrator } = world.people
  const found = await taken(administrator, '/user/import', mixed())
  expect(outcomes(found)).toEqual(expected('email-taken'))
  expect(found[3]?.id).toBeNull()
  const [invited] = await world.owner<{ count: number }>(
    'SELECT count(*)::int AS count FROM invitation WHERE user_id = $1',
    [found[0]?.id],
  )
  expect(invited?.count).toBe(1)
  const record = await world.call(administrator, 'GET', `/user/${found[4]?.id}`, {})
  expect(record.json()).toMatchObject({ firstName: 'Ny', active: true, roles: [expect.objectContaining({ id: 2 })] })
})

test('a check tells the same of rows that do not hang together and leaves nothing behind', async () => {
  const { administrator } = world.people
  const before = await written()
  // The address is free as long as nothing was made.
  expect(outcomes(await taken(administrator, '/user/import/check', mixed()))).toEqual(expected('good'))
  expect(await written()).toBe(before)
})

test('the same rows again make nobody twice', async () => {
  const { administrator } = world.people
  const rows = [rowOf(), rowOf({ invite: true })]
  const first = await taken(administrator, '/user/import', rows)
  expect(await taken(administrator, '/user/import', rows)).toEqual(first)
})
