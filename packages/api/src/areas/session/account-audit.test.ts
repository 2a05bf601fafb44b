import { createAccountWorld, type AccountWorld } from '@veckovis/testing/account-world'
import { insertLink } from './account-repository'

let suite: AccountWorld
beforeAll(async () => {
  suite = await createAccountWorld()
}, 60_000)
afterAll(() => suite.close())

test('what somebody does by a link is in the audit in that person’s name', async () => {
  const token = await suite.database.asSystem(transaction =>
    insertLink(transaction, 'first-admin', null, { now: suite.clock.now, hours: 24 }),
  )
  const eva = { token, firstName: 'Eva', lastName: 'Först', email: 'eva@prov.example', password: 'xK9!v_2q-lind' }
  expect((await suite.post('/auth/first-admin', eva)).statusCode).toBe(200)

  const { id, email } = await suite.person()
  await suite.post('/auth/forgot-password', { email })
  const link = suite.linkInMail()
  expect((await suite.post('/auth/new-password', { token: link, password: 'xK9!v_2q-alm' })).statusCode).toBe(200)
  expect((await suite.post('/auth/new-password', { token: link, password: 'xK9!v_2q-ask' })).statusCode).toBe(400)

  const rows = await suite.asOwner<{ action: string; subject: string; details: object; user_id: number }>(
    "SELECT action, subject, details, user_id FROM audit_event WHERE action IN ('first-admin', 'new-password') ORDER BY id",
  )
  const people = await suite.asOwner<{ id: number }>('SELECT id FROM app_user WHERE email = $1', [eva.email])
  const evaId = people[0]?.id
  expect(rows).toEqual([
    { action: 'first-admin', subject: `user ${evaId}`, details: {}, user_id: evaId },
    { action: 'new-password', subject: `user ${id}`, details: {}, user_id: id },
  ])
})
