import { createAccountWorld, type AccountWorld } from '@veckovis/testing/account-world'
import { insertLink } from './account-repository'

let suite: AccountWorld
const password = 'Prov-2026!'

beforeAll(async () => {
  suite = await createAccountWorld()
}, 60_000)
afterAll(() => suite.close())
beforeEach(() => suite.forgetLimits())

const person = (given = {}) => suite.person({ password, ...given })

test('thirty wrong passwords at once are not more tries than thirty in a row', async () => {
  const { email } = await person()
  const tries = Array.from({ length: 30 }, (_, index) => suite.post('/auth/login', { email, password: `Fel-${index}` }))
  const statuses = (await Promise.all(tries)).map(answer => answer.statusCode)
  expect(statuses.filter(status => status === 401)).toHaveLength(10)
  expect(statuses.filter(status => status === 429)).toHaveLength(20)
})

test('a right password takes the count back', async () => {
  const { email } = await person()
  for (let round = 0; round < 3; round++) {
    for (let attempt = 0; attempt < 9; attempt++) await suite.post('/auth/login', { email, password: 'Fel' })
    expect((await suite.post('/auth/login', { email, password })).statusCode).toBe(200)
  }
})

test('a new password takes the wrong tries of the account back, from every address, and of no other', async () => {
  const [one, other] = [await person(), await person()]
  for (const { email } of [one, other])
    for (let attempt = 0; attempt < 11; attempt++) await suite.post('/auth/login', { email, password: 'Fel' })
  await suite.post('/auth/forgot-password', { email: one.email })
  const fresh = 'Ny-2026-lösen'
  await suite.post('/auth/new-password', { token: suite.linkInMail(), password: fresh })
  expect((await suite.post('/auth/login', { email: one.email, password: fresh })).statusCode).toBe(200)
  expect((await suite.post('/auth/login', { email: other.email, password })).statusCode).toBe(429)
})

test('thirty wrong tries at a link of a mail close the door for links, and not for a sign-in', async () => {
  const { email } = await person()
  await suite.post('/auth/forgot-password', { email })
  const token = suite.linkInMail()
  const fresh = 'Ny-2026-lösen'
  for (let attempt = 0; attempt < 30; attempt++)
    expect((await suite.post('/auth/new-password', { token: 'x'.repeat(43), password: fresh })).statusCode).toBe(400)
  expect((await suite.post('/auth/new-password', { token, password: fresh })).statusCode).toBe(429)
  expect((await suite.post('/auth/login', { email, password })).statusCode).toBe(200)
})

test('what cannot be seen around a pasted e-mail is dropped', async () => {
  const { email } = await person()
  expect((await suite.post('/auth/login', { email: `\u200b ${email}\ufeff\u00a0`, password })).statusCode).toBe(200)
})

test('one account being closed leaves the others open', async () => {
  const [one, other] = [await person(), await person()]
  for (let attempt = 0; attempt < 11; attempt++) await suite.post('/auth/login', { email: one.email, password: 'Fel' })
  expect((await suite.post('/auth/login', { email: one.email, password })).statusCode).toBe(429)
  expect((await suite.post('/auth/login', { email: other.email, password })).statusCode).toBe(200)
})

test('the mail goes to the stored address, also when another spelling lowers to the same', async () => {
  await person({ email: 'karin@prov.example' })
  const withKelvinSign = '\u212Aarin@prov.example'
  expect((await suite.post('/auth/forgot-password', { email: withKelvinSign })).statusCode).toBe(200)
  expect(suite.mails.at(-1)?.to).toBe('karin@prov.example')
})

test('a link that was used closes the other links of the same person', async () => {
  const { email } = await person()
  await suite.post('/auth/forgot-password', { email })
  const first = suite.linkInMail()
  await suite.post('/auth/forgot-password', { email })
  const second = suite.linkInMail()
  expect((await suite.post('/auth/new-password', { token: second, password: 'Ny-2026-lösen' })).statusCode).toBe(200)
  expect((await suite.post('/auth/new-password', { token: first, password: 'Ny-2026-annat' })).statusCode).toBe(400)
})

test('the same link twice at once changes the password once', async () => {
  const { email } = await person()
  await suite.post('/auth/forgot-password', { email })
  const token = suite.linkInMail()
  const answers = await Promise.all(
    ['Ny-2026-ett', 'Ny-2026-två'].map(text => suite.post('/auth/new-password', { token, password: text })),
  )
  expect(answers.map(answer => answer.statusCode).sort()).toEqual([200, 400])
})

test('too many asked-for mails and sign-ups are refused with a time to wait', async () => {
  const statuses = []
  for (let attempt = 0; attempt < 31; attempt++)
    statuses.push((await suite.post('/auth/forgot-password', { email: `nobody-${attempt}@prov.example` })).statusCode)
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([404]))
  const closed = await suite.post(
    '/auth/forgot-password',
    { email: 'nobody@prov.example' },
    { 'accept-language': 'en' },
  )
  expect(closed.json()).toMatchObject({ statusCode: 429, message: 'Too many attempts. Try again in 60 minutes.' })
  expect(Number(closed.headers['retry-after'])).toBeGreaterThan(0)
})

test('a mail in English for who asks in English', async () => {
  const { email } = await person()
  await suite.post('/auth/forgot-password', { email }, { 'accept-language': 'en-GB,en;q=0.9' })
  expect(suite.mails.at(-1)?.subject).toBe('Choose a new password for Veckovis')
})

test('a second link for a first super admin is closed once there is one', async () => {
  const insert = () =>
    suite.database.asSystem(transaction =>
      insertLink(transaction, 'first-admin', null, { now: suite.clock.now, hours: 24 }),
    )
  const [one, two] = [await insert(), await insert()]
  const body = { firstName: 'Eva', lastName: 'Först', password: 'Aa1!aaaa' }
  expect((await suite.post('/auth/first-admin', { ...body, token: one, email: 'eva@prov.example' })).statusCode).toBe(
    200,
  )
  expect((await suite.post('/auth/first-admin', { ...body, token: two, email: 'ada@prov.example' })).statusCode).toBe(
    400,
  )
})

test('a link of one purpose does not work for the other', async () => {
  const { email } = await person()
  await suite.post('/auth/forgot-password', { email })
  const token = suite.linkInMail()
  const body = { token, firstName: 'Eva', lastName: 'Andra', email: 'x@prov.example', password: 'Aa1!aaaa' }
  expect((await suite.post('/auth/first-admin', body)).statusCode).toBe(400)
})

test('what has ended is removed at the next sign-in', async () => {
  const { email, id } = await person()
  await suite.post('/auth/login', { email, password })
  suite.clock.now = new Date(suite.clock.now.getTime() + 31 * 86_400_000)
  await suite.post('/auth/login', { email, password })
  const { rows } = await suite.database.read<{ families: string }>(
    'SELECT count(*) AS families FROM session_family WHERE user_id = $1',
    [id],
  )
  expect(rows[0]?.families).toBe('1')
})
