import { createTestApp, makePerson, ownerOf, type TestApp } from '@veckovis/testing'
import { areas } from '../../../composition'

let suite: TestApp
const password = 'Snöig-gata-7'
const details = { firstName: 'Maj', lastName: 'Ek', phone: '070-1234567', password }
let admin: { id: number }

beforeAll(async () => {
  suite = await createTestApp()
  admin = await person({ jobTitleId: 999 })
}, 60_000)
afterAll(() => suite.close())
beforeEach(async () => {
  suite.clock.now = new Date('2026-03-18T08:00:00Z')
  await suite.forgetLimits()
})

const person = (extra = {}) =>
  makePerson(suite.database, { roles: [], password, ...extra }, { at: suite.clock.now, hash: suite.hash })

const post = async (url: string, payload: object, language = 'sv') => {
  const headers = { 'accept-language': language }
  const answer = await suite.app.inject({ method: 'POST', url: `/api${url}`, payload, headers })
  return { status: answer.statusCode, body: answer.json() as { code?: string; message?: string } }
}

const signUp = (email: string, extra = {}) => post('/auth/signup', { ...details, email, ...extra })
const statusOf = async (email: string, text: string) => (await post('/auth/login', { email, password: text })).status

const mailTo = (email: string) => suite.mails.filter(({ to }) => to === email).at(-1)
const linkTo = (email: string) => /confirm-email\?token=(\S+)/.exec(mailTo(email)?.text ?? '')?.[1] ?? ''

const activate = (email: string) =>
  ownerOf(suite.database).asSystem(t => t.query('UPDATE app_user SET active = true WHERE email = $1', [email]))

let count = 0
const fresh = () => `ny-${(count += 1)}@prov.example`

describe('A sign-up', () => {
  test('is proven by the link of its mail, with the password that was chosen, and then waits for an administrator', async () => {
    const email = fresh()
    expect(await signUp(email.toUpperCase())).toEqual({ status: 200, body: { ok: true } })
    await expect(activate(email)).rejects.toThrow(/active_is_proven/)
    expect(await post('/auth/confirm-email', { token: linkTo(email), password })).toMatchObject({ status: 200 })
    expect(await statusOf(email, password)).toBe(401)
    await activate(email)
    expect(await statusOf(email, password)).toBe(200)
  })

  test('with somebody else’s address gives its maker nothing: the password is that of anyone who reads the mail', async () => {
    const email = fresh()
    await signUp(email, { password: 'Inkräktare-44' })
    const { rows } = await ownerOf(suite.database).asSystem(t =>
      t.query<{ kept: string }>('SELECT password_hash AS kept FROM app_user WHERE email = $1', [email]),
    )
    const { verify } = areas.session.passwordHasher(suite.dependencies.passwordCost)
    expect(await verify(rows[0]?.kept ?? '', 'Inkräktare-44')).toBe(false)
    const token = linkTo(email)
    expect(await post('/auth/confirm-email', { token, password })).toMatchObject({ status: 200 })
    await activate(email)
    expect(await statusOf(email, 'Inkräktare-44')).toBe(401)
    expect(await statusOf(email, password)).toBe(200)
    expect(await post('/auth/confirm-email', { token, password: 'Inkräktare-44' })).toMatchObject({ status: 400 })
  })

  test('that is made again sends a new link and keeps one account, with what was said last', async () => {
    const email = fresh()
    await signUp(email, { firstName: 'Främling' })
    const first = linkTo(email)
    expect(await signUp(email)).toEqual({ status: 200, body: { ok: true } })
    const second = linkTo(email)
    expect(second).not.toBe(first)
    expect(await post('/auth/confirm-email', { token: second, password })).toMatchObject({ status: 200 })
    expect(await post('/auth/confirm-email', { token: first, password })).toMatchObject({ status: 400 })
    const { rows } = await suite.database.asSystem(t =>
      t.query('SELECT first_name, email_proven, active FROM app_user WHERE email = $1', [email]),
    )
    expect(rows).toEqual([{ first_name: 'Maj', email_proven: true, active: false }])
  })

  test('twenty times at once makes one account', async () => {
    const email = fresh()
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp(email)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    const { rows } = await suite.database.asSystem(t => t.query('SELECT FROM app_user WHERE email = $1', [email]))
    expect(rows).toHaveLength(1)
  })

  test('tells nobody which addresses have an account: its owner alone hears of it, and nothing changes', async () => {
    const [active, inactive] = [await person(), await person({ active: false })]
    const answers = [await signUp(fresh()), await signUp(active.email), await signUp(inactive.email)]
    expect(answers).toEqual(Array(3).fill({ status: 200, body: { ok: true } }))
    for (const { email } of [active, inactive]) {
      expect(mailTo(email)).toMatchObject({ subject: 'Du har redan ett konto i Veckovis' })
      expect(linkTo(email)).toBe('')
    }
    expect(await statusOf(active.email, password)).toBe(200)
    await post('/auth/signup', { ...details, email: active.email }, 'en')
    expect(mailTo(active.email)).toMatchObject({ subject: 'You have an account in Veckovis already' })
  })

  test('is proven within seven days', async () => {
    const email = fresh()
    await signUp(email)
    suite.clock.now = new Date(suite.clock.now.getTime() + 7 * 86_400_000)
    expect(await post('/auth/confirm-email', { token: linkTo(email), password })).toMatchObject({ status: 400 })
  })

  test('is proven and renamed by nobody else: the database asks for the used link, and for an unproven account', async () => {
    const { id } = await person()
    const ask = (sql: string, ...values: unknown[]) => suite.database.asSystem(t => t.query(sql, values))
    await expect(ask('SELECT prove_email($1, $2)', id, 'x')).rejects.toThrow(/used up/)
    await expect(ask('UPDATE app_user SET email_proven = true')).rejects.toThrow(/permission denied/)
    await ask("SELECT rename_unproven($1, 'Annan', 'Person', NULL)", id)
    const { rows } = await ask('SELECT first_name FROM app_user WHERE id = $1', id)
    expect(rows).toEqual([{ first_name: 'Prov' }])
  })

  test('gets no new password by the other mail before it is proven', async () => {
    const email = fresh()
    await signUp(email)
    expect(await post('/auth/forgot-password', { email })).toMatchObject({ status: 404 })
  })
})

describe('while there is no super admin who can sign in', () => {
  const withoutAdmin = async (work: () => Promise<void>) => {
    const change = (active: boolean) =>
      ownerOf(suite.database).asSystem(t =>
        t.query('UPDATE app_user SET active = $2 WHERE id = $1', [admin.id, active]),
      )
    await change(false)
    try {
      await work()
    } finally {
      await change(true)
    }
  }
  const offered = () => suite.database.asSystem(t => areas.session.firstAdminLink(t, suite.clock.now))

  test('nobody can sign up, and a start offers the link of the first one, no matter who else has an account', async () => {
    await person()
    expect(await offered()).toBeUndefined()
    await withoutAdmin(async () => {
      const email = fresh()
      expect(await signUp(email)).toMatchObject({ status: 409, body: { code: 'signup-closed' } })
      expect(mailTo(email)).toBeUndefined()
      const token = await offered()
      const { firstName, lastName } = details
      const made = await post('/auth/first-admin', { token, firstName, lastName, email, password })
      expect(made).toMatchObject({ status: 200 })
      expect(await statusOf(email, password)).toBe(200)
    })
  })
})

describe('a password', () => {
  test.each([
    ...[
      'Password1!',
      'P@ssw0rd1!',
      'Qwerty123!',
      '!Welcome1',
      'Sommar2026!',
      'Välkommen1!',
      'Lösenord1!',
      'Veckovis-2026!',
    ],
    ...['Abc12345!', '2026-Dragon', 'Football#1', 'Trustno1!'],
  ])('%s is among the most common ones', async text => {
    expect(await signUp(fresh(), { password: text })).toMatchObject({ status: 400, body: { code: 'password-common' } })
  })

  test.each(['Aa1!aaaa', 'Snöig-gata-7', 'Häst-batteri-klammer-9', 'Prov-2026!', 'xK9!v_2q', 'A12345678901234567890!'])(
    '%s is none of them',
    async text => expect(await signUp(fresh(), { password: text })).toMatchObject({ status: 200 }),
  )

  test.each([
    ['Maj-Britt', 'Ek', 'x@prov.example', 'Kanelmaj-44!'],
    ['Åsa', 'Öberg', 'x@prov.example', 'Kanel-oberg-44!'],
    ['Bo', 'Ek', 'tulpanlok.rot@prov.example', 'Tulpanlök-4411!'],
  ])('that holds the name or e-mail of %s %s <%s> is refused: %s', async (firstName, lastName, email, text) => {
    const answer = await post('/auth/signup', { ...details, firstName, lastName, email, password: text }, 'en')
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'password-personal', message: 'The password must not contain your name or your e-mail address.' },
    })
  })

  test('is held to the same rules by every way that sets one', async () => {
    const email = fresh()
    await signUp(email, { firstName: 'Rosmarie' })
    const { id } = await person({ firstName: 'Rosmarie' })
    const link = (purpose: 'new-password', userId: number) =>
      suite.database.asSystem(async t => {
        const { insertLink } = await import('../account-repository')
        return insertLink(t, purpose, userId, { now: suite.clock.now, hours: 2 })
      })
    for (const [text, code] of [
      ['Password1!', 'password-common'],
      ['Rosmarie-4-kanel', 'password-personal'],
    ] as const) {
      const tries = [
        await post('/auth/confirm-email', { token: linkTo(email), password: text }),
        await post('/auth/new-password', { token: await link('new-password', id), password: text }),
        await post('/auth/first-admin', {
          ...details,
          phone: undefined,
          firstName: 'Rosmarie',
          token: 'x'.repeat(30),
          email,
          password: text,
        }),
      ]
      expect(tries.map(({ body }) => body.code)).toEqual([code, code, code])
    }
    expect(await post('/auth/confirm-email', { token: linkTo(email), password })).toMatchObject({ status: 200 })
  })
})
