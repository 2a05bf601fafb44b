import { createApp } from '../../../app'
import { createDatabase } from '../../../db/database'
import { createAccountWorld, type AccountWorld } from '@veckovis/testing/account-world'
import { insertLink } from '../account-repository'

let suite: AccountWorld
const password = 'Prov-2026!'
const start = new Date('2026-03-18T08:00:00Z')

beforeAll(async () => {
  suite = await createAccountWorld()
}, 60_000)
afterAll(() => suite.close())
beforeEach(async () => {
  suite.clock.now = start
  await suite.forgetLimits()
})

const person = (given = {}) => suite.person({ password, ...given })

type From = { readonly address?: string; readonly cookie?: string; readonly app?: AccountWorld['app'] }

const login = (email: string, text: string, { address = '192.0.2.1', cookie, app = suite.app }: From = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: address,
    headers: cookie === undefined ? {} : { cookie },
    payload: { email, password: text },
  })

const status = async (...asked: Parameters<typeof login>) => (await login(...asked)).statusCode

const cookieOf = (answer: Awaited<ReturnType<typeof login>>) => String(answer.headers['set-cookie']).split(';')[0] ?? ''

const wrongly = async (times: number, email: string, from?: From) => {
  const statuses: number[] = []
  for (let attempt = 0; attempt < times; attempt += 1) statuses.push(await status(email, `Fel-${attempt}`, from))
  return statuses
}

const laterBy = (seconds: number) => {
  suite.clock.now = new Date(suite.clock.now.getTime() + seconds * 1000)
}

describe('spraying', () => {
  test('one password on sixty accounts from one address is stopped at the thirty-first', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 60; index += 1)
      statuses.push(await status(`konto-${index}@prov.example`, 'Sommar2026!'))
    expect(statuses).toEqual([...Array<number>(30).fill(401), ...Array<number>(30).fill(429)])
  })

  test('all at once gets no further', async () => {
    const tries = Array.from({ length: 60 }, (_, index) => status(`konto-${index}@prov.example`, 'Sommar2026!'))
    const statuses = await Promise.all(tries)
    expect(statuses.filter(code => code === 401)).toHaveLength(30)
  })

  test.each([
    ['an IPv6 line has one count, whichever of its addresses calls', (index: number) => `2001:db8:1:2::${index + 1}`],
    [
      'an IPv4 address has one count, also written as IPv6',
      (index: number) => `${index % 2 ? '::ffff:' : ''}192.0.2.7`,
    ],
  ])('%s', async (_, addressOf) => {
    for (let index = 0; index < 30; index += 1)
      await status(`x-${index}@prov.example`, 'x', { address: addressOf(index) })
    expect(await status('y@prov.example', 'x', { address: addressOf(41) })).toBe(429)
    expect(await status('y@prov.example', 'x', { address: '2001:db8:1:3::1' })).toBe(401)
  })

  test('right passwords count for nothing: an office signs in from one address', async () => {
    for (let index = 0; index < 35; index += 1) expect(await status((await person()).email, password)).toBe(200)
  })
})

test('an account that is tried from ever new addresses is closed to unknown devices after fifty tries in an hour', async () => {
  const { email } = await person()
  for (let index = 0; index < 50; index += 1) expect(await status(email, 'x', { address: `10.0.0.${index}` })).toBe(401)
  expect(await status(email, password, { address: '10.0.1.1' })).toBe(429)
  laterBy(3601)
  expect(await status(email, password, { address: '10.0.1.1' })).toBe(200)
})

test.each(['  MAJ.EK@prov.example', 'Maj.Ek@PROV.example', 'maj.ek@prov.example\u200b', 'maj.e\u212a@prov.example'])(
  'however an e-mail is spelled, its account has one count: %j',
  async spelling => {
    await wrongly(10, 'maj.ek@prov.example')
    expect(await status(spelling, 'Fel')).toBe(429)
  },
)

test('another process on the same database knows the count', async () => {
  const { email } = await person()
  await wrongly(10, email)
  const database = createDatabase({ url: suite.url })
  const app = await createApp({ ...suite.dependencies, database })
  expect(await status(email, password, { app })).toBe(429)
  await app.close()
  await database.close()
})

describe('a device that the account is known on', () => {
  test('is let through when the address is used up, and the account too', async () => {
    const { email } = await person()
    const cookie = cookieOf(await login(email, password))
    await wrongly(11, email)
    for (let index = 0; index < 40; index += 1) await status(`x-${index}@prov.example`, 'x')
    for (let index = 0; index < 50; index += 1) await status(email, 'x', { address: `10.0.0.${index}` })
    expect(await status(email, password)).toBe(429)
    expect(await status(email, password, { cookie })).toBe(200)
  })

  test('has ten wrong tries of its own', async () => {
    const { email } = await person()
    const cookie = cookieOf(await login(email, password))
    expect(await wrongly(11, email, { cookie })).toEqual([...Array<number>(10).fill(401), 429])
  })

  test('is known to that account alone, and to several at once', async () => {
    const [one, other] = [await person(), await person()]
    const ofOne = cookieOf(await login(one.email, password))
    await wrongly(10, other.email)
    expect(await status(other.email, password, { cookie: ofOne })).toBe(429)
    laterBy(901)
    const ofBoth = cookieOf(await login(other.email, password, { cookie: ofOne }))
    for (const { email } of [one, other]) {
      await wrongly(10, email)
      expect(await status(email, password, { cookie: ofBoth })).toBe(200)
    }
  })

  test('is forgotten with a new password, and the one that set it is known', async () => {
    const { email, id } = await person()
    const cookie = cookieOf(await login(email, password))
    const token = await suite.database.asSystem(transaction =>
      insertLink(transaction, 'new-password', id, { now: suite.clock.now, hours: 2 }),
    )
    const fresh = 'Ny-2026-lösen'
    const payload = { token, password: fresh }
    const changed = await suite.post('/auth/new-password', payload)
    await wrongly(10, email)
    expect(await status(email, fresh, { cookie })).toBe(429)
    expect(await status(email, fresh, { cookie: cookieOf(changed) })).toBe(200)
  })

  test.each([
    ['one letter changed', (cookie: string) => cookie.replace(/.$/, last => (last === 'A' ? 'B' : 'A'))],
    ['another day', (cookie: string) => cookie.replace(/\.(\w+)\./, '.zzzzzz.')],
    ['nothing but its name', () => 'veckovis-devices='],
  ])('is not known by a forged proof: %s', async (_, forge) => {
    const { email } = await person()
    const cookie = cookieOf(await login(email, password))
    await wrongly(10, email)
    expect(await status(email, password, { cookie: forge(cookie) })).toBe(429)
  })

  test('is known for 90 days', async () => {
    const { email } = await person()
    const cookie = cookieOf(await login(email, password))
    laterBy(90 * 86_400 - 1)
    await wrongly(10, email)
    expect(await status(email, password, { cookie })).toBe(200)
    laterBy(1)
    expect(await status(email, password, { cookie })).toBe(429)
  })

  test('has a cookie that no script reads, that no other site sends, and that goes to the sign-in only', async () => {
    const { email } = await person()
    const plain = String((await login(email, password)).headers['set-cookie'])
    expect(plain).toMatch(/^veckovis-devices=\S+; Path=\/api\/auth; Max-Age=7776000; HttpOnly; SameSite=Strict$/)
    expect(plain).not.toContain(email)
    const app = await createApp({ ...suite.dependencies, publicUrl: 'https://veckovis.example' })
    const secure = await login(email, password, { app })
    expect(secure.headers['set-cookie']).toMatch(/^__Secure-veckovis-devices=.*; Secure$/)
    await app.close()
  })

  test('holds the twenty accounts that signed in last', async () => {
    let cookie = ''
    const people = []
    for (let index = 0; index < 22; index += 1) {
      const one = await person()
      people.push(one.email)
      cookie = cookieOf(await login(one.email, password, { cookie }))
    }
    expect(cookie.length).toBeLessThan(1200)
    const [first = '', , third = ''] = people
    for (const email of [first, third]) await wrongly(10, email)
    expect(await status(first, password, { cookie })).toBe(429)
    expect(await status(third, password, { cookie })).toBe(200)
  })
})

describe('what is kept', () => {
  test('holds neither e-mail nor address, and goes when its time is over', async () => {
    await wrongly(3, 'maj.ek@prov.example')
    const kept = async () =>
      suite.asOwner<{ line: string; source: Buffer }>('SELECT c::text AS line, source FROM attempt_count c')
    const rows = await kept()
    expect(rows).toHaveLength(3)
    const plain = rows.map(({ line }) => line).join(' ')
    for (const text of ['maj', '192.0.2.1']) {
      expect(plain).not.toContain(text)
      expect(plain).not.toContain(Buffer.from(text).toString('hex'))
    }
    laterBy(3601)
    await status('nobody@prov.example', 'x', { address: '10.0.0.1' })
    expect(await kept()).toHaveLength(3)
  })

  test('is out of reach of anyone who works in the name of a person', async () => {
    const { id } = await person()
    await wrongly(1, 'maj.ek@prov.example')
    const seen = await suite.database.asUser(id, transaction => transaction.query('DELETE FROM attempt_count'))
    expect(seen.rowCount).toBe(0)
  })
})

test('where tries cannot be counted nobody is let in, and everybody is again when they can', async () => {
  const { email } = await person()
  await suite.asOwner('ALTER TABLE attempt_count RENAME TO elsewhere')
  try {
    expect(await status(email, password)).toBe(500)
  } finally {
    await suite.asOwner('ALTER TABLE elsewhere RENAME TO attempt_count')
  }
  const rows = await suite.asOwner(
    'SELECT FROM session_family WHERE user_id = (SELECT id FROM app_user WHERE email = $1)',
    [email],
  )
  expect(rows).toHaveLength(0)
  expect(await status(email, password)).toBe(200)
})

test('asking for one account is limited from everywhere, whether the account is there or not', async () => {
  const { email } = await person()
  for (const address of [email, 'nobody@prov.example']) {
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1) {
      const payload = { email: address }
      const options = {
        method: 'POST',
        url: '/api/auth/forgot-password',
        remoteAddress: `10.0.0.${index}`,
        payload,
      } as const
      statuses.push((await suite.app.inject(options)).statusCode)
    }
    expect(statuses[5]).toBe(429)
    expect(statuses.slice(0, 5)).not.toContain(429)
  }
})

test('links that are none are limited by address', async () => {
  const payload = { token: 'no-link-'.repeat(5), password: 'Ny-2026-lösen' }
  const statuses: number[] = []
  for (let index = 0; index < 31; index += 1)
    statuses.push((await suite.post('/auth/new-password', payload)).statusCode)
  expect(statuses).toEqual([...Array<number>(30).fill(400), 429])
})
