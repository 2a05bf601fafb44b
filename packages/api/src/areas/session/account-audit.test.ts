import { createTestApp, makePerson, type TestApp } from '@veckovis/testing'
import { Client } from 'pg'
import { insertLink } from './account-repository'

let suite: TestApp
let owner: Client
beforeAll(async () => {
  suite = await createTestApp()
  owner = new Client({ connectionString: suite.url })
  await owner.connect()
}, 60_000)
afterAll(async () => {
  await owner.end()
  await suite.close()
})

const post = (url: string, payload: object) => suite.app.inject({ method: 'POST', url: `/api${url}`, payload })

test('what somebody does by a link is in the audit in that person’s name', async () => {
  const token = await suite.database.asSystem(transaction =>
    insertLink(transaction, 'first-admin', null, { now: suite.clock.now, hours: 24 }),
  )
  const eva = { token, firstName: 'Eva', lastName: 'Först', email: 'eva@prov.example', password: 'xK9!v_2q-lind' }
  expect((await post('/auth/first-admin', eva)).statusCode).toBe(200)

  const { id, email } = await makePerson(suite.database, { roles: [] }, { at: suite.clock.now, hash: suite.hash })
  await post('/auth/forgot-password', { email })
  const link = /token=(\S+)/.exec(suite.mails.at(-1)?.text ?? '')?.[1]
  expect((await post('/auth/new-password', { token: link, password: 'xK9!v_2q-alm' })).statusCode).toBe(200)
  expect((await post('/auth/new-password', { token: link, password: 'xK9!v_2q-ask' })).statusCode).toBe(400)

  const { rows } = await owner.query<{ action: string; subject: string; details: object; user_id: number }>(
    "SELECT action, subject, details, user_id FROM audit_event WHERE action IN ('first-admin', 'new-password') ORDER BY id",
  )
  const { rows: people } = await owner.query<{ id: number }>('SELECT id FROM app_user WHERE email = $1', [eva.email])
  const evaId = people[0]?.id
  expect(rows).toEqual([
    { action: 'first-admin', subject: `user ${evaId}`, details: {}, user_id: evaId },
    { action: 'new-password', subject: `user ${id}`, details: {}, user_id: id },
  ])
})
