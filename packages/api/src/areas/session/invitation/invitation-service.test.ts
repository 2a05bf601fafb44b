import { invitationState, type InvitationState } from '@veckovis/contracts/session'
import { createTestApp, makePerson, ownerOf, type TestApp } from '@veckovis/testing'
import { areas } from '../../../composition'

const { invite, cancel, sql } = areas.session.invitations

let suite: TestApp
let inviter: number
beforeAll(async () => {
  suite = await createTestApp()
  const roles = [{ id: 6, levels: ['WRITE' as const] }]
  inviter = (await makePerson(suite.database, { roles }, { at: suite.clock.now, hash: suite.hash })).id
}, 60_000)
afterAll(() => suite.close())

const person = async (extra = {}) => {
  const { id } = await makePerson(suite.database, { roles: [], ...extra }, { at: suite.clock.now, hash: suite.hash })
  return id
}
const inviteAs = (actor: number, userId: number) =>
  suite.database.asUser(actor, t => invite(t, { userId, language: 'sv', now: suite.clock.now }))

const stateOf = async (userId: number): Promise<InvitationState> => {
  const { rows } = await suite.database.asUser(inviter, t =>
    t.query<{ state: string; answer: unknown }>(
      `SELECT ${sql.state('$2::timestamptz')} AS state, ${sql.answer('$2::timestamptz')} AS answer
       FROM account u ${sql.join('u.id')} WHERE u.id = $1`,
      [userId, suite.clock.now],
    ),
  )
  const answer = invitationState.parse(rows[0]?.answer)
  expect(answer.state).toBe(rows[0]?.state)
  return answer
}

const owner = (text: string, userId: number) => ownerOf(suite.database).asSystem(t => t.query(text, [userId]))

test('the state of an invitation follows what became of it', async () => {
  const id = await person()
  expect(await stateOf(id)).toMatchObject({ state: 'none', since: null })
  await inviteAs(inviter, id)
  expect(await stateOf(id)).toMatchObject({ state: 'waiting', failure: null, expiresAt: null })
  await owner("UPDATE invitation SET failure = 'mail-server' WHERE user_id = $1", id)
  expect(await stateOf(id)).toMatchObject({ state: 'failed', failure: 'mail-server' })
  await owner(
    `UPDATE invitation SET failure = NULL, next_attempt_at = NULL, sent_at = '2026-03-18T08:00Z',
       expires_at = '2026-03-25T08:00Z' WHERE user_id = $1`,
    id,
  )
  expect(await stateOf(id)).toMatchObject({ state: 'sent' })
  suite.clock.now = new Date('2026-03-25T08:00:00Z')
  expect(await stateOf(id)).toMatchObject({ state: 'expired' })
  expect(await suite.database.asUser(inviter, t => cancel(t, id, suite.clock.now))).toBe(true)
  expect(await stateOf(id)).toMatchObject({ state: 'cancelled' })
  expect(await suite.database.asUser(inviter, t => cancel(t, id, suite.clock.now))).toBe(false)
  await inviteAs(inviter, id)
  expect(await stateOf(id)).toMatchObject({ state: 'waiting' })
})

test('who is not active is not invited, and a deactivation ends what was sent', async () => {
  const id = await person()
  await inviteAs(inviter, id)
  await owner('UPDATE app_user SET active = false WHERE id = $1', id)
  expect(await stateOf(id)).toMatchObject({ state: 'cancelled', nextAttemptAt: null })
  await expect(inviteAs(inviter, id)).rejects.toMatchObject({ code: '23001' })
})

test('another address gets the mail again', async () => {
  const id = await person()
  await inviteAs(inviter, id)
  await owner("UPDATE invitation SET attempts = 3, failure = 'address', next_attempt_at = NULL WHERE user_id = $1", id)
  await owner("UPDATE app_user SET email = 'en-annan@prov.example' WHERE id = $1", id)
  expect(await stateOf(id)).toMatchObject({ state: 'waiting' })
})

test('anyone who edits no people invites nobody, and cancels nothing', async () => {
  const [id, reader] = [await person(), await person({ roles: [{ id: 6, levels: ['READ'] }] })]
  for (const actor of [id, reader]) {
    await expect(inviteAs(actor, id)).rejects.toMatchObject({ code: '42501' })
    await expect(suite.database.asUser(actor, t => cancel(t, id, suite.clock.now))).rejects.toMatchObject({
      code: '42501',
    })
  }
  await inviteAs(inviter, id)
  // Nor does anybody without people see that there is one.
  const { rows } = await suite.database.asUser(id, t => t.query('SELECT * FROM invitation'))
  expect(rows).toEqual([])
})
