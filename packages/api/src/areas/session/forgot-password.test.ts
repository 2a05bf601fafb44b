import { createTestApp, makePerson, type TestApp } from '@veckovis/testing'
import { createApp } from '../../app'
import type { Mail } from '../../mail/mailer'

let suite: TestApp
let quiet: TestApp['app']
let sendMail: (mail: Mail) => Promise<string>

beforeAll(async () => {
  suite = await createTestApp()
  quiet = await createApp({ ...suite.dependencies, hidesUnknownEmail: true, mailer: mail => sendMail(mail) })
}, 60_000)
afterAll(async () => {
  await quiet.close()
  await suite.close()
})
beforeEach(async () => {
  await suite.forgetLimits()
  sendMail = suite.dependencies.mailer
})

const person = (extra = {}) =>
  makePerson(suite.database, { roles: [], ...extra }, { at: suite.clock.now, hash: suite.hash })

const ask = async (app: TestApp['app'], email: string) => {
  const answer = await app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } })
  await app.afterAnswers.settled()
  return { status: answer.statusCode, body: answer.json() as unknown }
}

const unknown = 'okand@prov.example'

test('as the specification says it, an unknown e-mail is told', async () => {
  expect(await ask(suite.app, unknown)).toEqual({
    status: 404,
    body: expect.objectContaining({ code: 'email-not-found', message: 'E-postadressen hittades inte' }),
  })
})

describe('with HIDE_UNKNOWN_EMAIL', () => {
  test('a known, an unknown and an inactive account get one answer, and only the first a mail', async () => {
    const [known, inactive] = [await person(), await person({ active: false })]
    const before = suite.mails.length
    const answers = []
    for (const email of [known.email, unknown, inactive.email]) answers.push(await ask(quiet, email))
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ status: 200, body: { ok: true } })))
    expect(suite.mails.slice(before).map(({ to }) => to)).toEqual([known.email])
  })

  test('the answer does not wait for the mail: the time it takes would tell', async () => {
    const { email } = await person()
    sendMail = () => new Promise(() => undefined)
    expect((await ask(quiet, email)).status).toBe(200)
  })

  test('a mail that cannot be sent changes nothing in the answer', async () => {
    const { email } = await person()
    sendMail = () => Promise.reject(new Error('no mail server'))
    expect((await ask(quiet, email)).status).toBe(200)
  })

  test('the tries stay limited', async () => {
    const statuses = []
    for (let attempt = 0; attempt < 31; attempt++) statuses.push((await ask(quiet, `${attempt}${unknown}`)).status)
    expect([statuses[29], statuses[30]]).toEqual([200, 429])
  })
})
