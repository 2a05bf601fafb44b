import { createSecurityLog, type Mail } from '@veckovis/api'
import { invitationState, type InvitationState } from '@veckovis/contracts/session'
import { createTestApp, makePerson, ownerOf, type TestApp } from '@veckovis/testing'
import { areas } from '../../../composition'
import { unavailable } from '../../../http/general-error'
import { MailRefused } from '../../../mail/mailer'
import { takeDue } from './invitation-repository'
import { nextAttempt } from './invitation-sender'

const { invitations, sendDueInvitations } = areas.session
const password = 'Xylofon-2026!'
const minute = 60_000

let suite: TestApp
let inviter: number
beforeAll(async () => {
  suite = await createTestApp()
  const roles = [{ id: 6, levels: ['WRITE' as const] }]
  const eva = { roles, firstName: 'Eva', lastName: 'Berg' }
  inviter = (await makePerson(suite.database, eva, { at: suite.clock.now, hash: suite.hash })).id
  // Nobody can sign up before there is a super admin.
  await makePerson(suite.database, { jobTitleId: 999, roles: [] }, { at: suite.clock.now, hash: suite.hash })
}, 60_000)
afterAll(() => suite.close())
beforeEach(() => suite.forgetLimits())

const post = async (url: string, payload: object) => {
  const answer = await suite.app.inject({ method: 'POST', url: `/api${url}`, payload })
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown> }
}
const signIn = async (email: string, typed = password) => (await post('/auth/login', { email, password: typed })).status

const owner = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await ownerOf(suite.database).asSystem(t => t.query<Row>(text, values))).rows

/** As an administrator makes a person: active, with an address that nobody has proven and a password of nobody. */
const made = async (extra: { firstName?: string } = {}) => {
  const nobody = { roles: [], ...extra, password: crypto.randomUUID() }
  const { id, email } = await makePerson(suite.database, nobody, { at: suite.clock.now, hash: suite.hash })
  await owner('UPDATE app_user SET by_administrator = true, email_proven = false WHERE id = $1', [id])
  return { id, email }
}
const invite = (userId: number, language: 'sv' | 'en' = 'sv') =>
  suite.database.asUser(inviter, t => invitations.invite(t, { userId, language, now: suite.clock.now }))
const cancel = (userId: number) => suite.database.asUser(inviter, t => invitations.cancel(t, userId, suite.clock.now))

const stateOf = async (userId: number): Promise<InvitationState> => {
  const { rows } = await suite.database.asUser(inviter, t =>
    t.query<{ answer: unknown }>(
      `SELECT ${invitations.sql.answer('$2::timestamptz')} AS answer FROM account u ${invitations.sql.join('u.id')} WHERE u.id = $1`,
      [userId, suite.clock.now],
    ),
  )
  return invitationState.parse(rows[0]?.answer)
}

const mailsTo = (email: string) => suite.mails.filter(({ to }) => to === email)
const tokenOf = (mail: Mail | undefined) => /\/invitation\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
const latestToken = (email: string) => tokenOf(mailsTo(email).at(-1))

const sent = async () => {
  const person = await made()
  await invite(person.id)
  await suite.sendInvitations()
  return { ...person, token: latestToken(person.email) }
}
const look = (token: string) => post('/auth/invitation/look', { token })
const accept = (token: string, typed = password) => post('/auth/invitation', { token, password: typed })
const isRefused = { status: 400, body: { code: 'token-invalid' } }

/** Where something waits until it is opened. */
const gate = () => {
  let open: () => void = () => undefined
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { open: () => open(), opened }
}

/** A mail server that takes no mail until it is mended. */
const brokenMail = () => {
  const mails: Mail[] = []
  const server = { isBroken: true, attempts: 0, failure: unavailable(new Error('The mail server: ECONNREFUSED')) }
  const send = () =>
    sendDueInvitations({
      ...suite.dependencies,
      securityLog: createSecurityLog(suite.dependencies),
      mailer: async mail => {
        server.attempts += 1
        if (server.isBroken) throw server.failure
        mails.push(mail)
        return 'kept in memory'
      },
    })
  return { server, mails, send }
}

describe('An invitation', () => {
  test('goes to the person in the language of the person who invites, with a link of this installation and the inviter’s name', async () => {
    const [swede, guest] = [await made(), await made()]
    await invite(swede.id)
    await invite(guest.id, 'en')
    await suite.sendInvitations()
    const [swedish, english] = [mailsTo(swede.email), mailsTo(guest.email)]
    expect([swedish.length, english.length]).toEqual([1, 1])
    expect(swedish[0]?.subject).toBe('Inbjudan till Veckovis')
    expect(english[0]?.subject).toBe('Invitation to Veckovis')
    expect(swedish[0]?.text).toContain('Eva Berg har bjudit in dig')
    expect(english[0]?.text).toContain('Eva Berg has invited you')
    const links = [...(swedish[0]?.text ?? '').matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link))
    expect(links.map(({ origin, pathname }) => origin + pathname)).toEqual(['http://127.0.0.1:4600/invitation'])
    await suite.sendInvitations()
    expect(mailsTo(swede.email)).toHaveLength(1)
  })

  test('opens the account by its link, once: the address is proven, and the password is its reader’s', async () => {
    const { id, email, token } = await sent()
    expect(await look(token)).toEqual({ status: 200, body: { state: 'open', email, inviter: 'Eva Berg' } })
    expect((await accept(token, 'kort')).status).toBe(400)
    expect(await accept(token, 'Password-2026!')).toMatchObject({ body: { code: 'password-common' } })
    expect(await accept(token)).toMatchObject({ status: 200 })
    expect(await signIn(email)).toBe(200)
    expect(await owner('SELECT email_proven FROM app_user WHERE id = $1', [id])).toEqual([{ email_proven: true }])
    expect(await stateOf(id)).toMatchObject({ state: 'used' })
    expect(await look(token)).toMatchObject({ body: { state: 'used' } })
    expect(await accept(token, 'Nyckelpiga-77!')).toMatchObject(isRefused)
    const trail = await owner('SELECT action, user_id FROM audit_event WHERE subject = $1', [`user ${id}`])
    expect(trail).toEqual([{ action: 'invitation', user_id: id }])
  })

  test('is used once, however many use it at the same moment', async () => {
    const { token } = await sent()
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('keeps its token in the mail alone', async () => {
    const { token } = await sent()
    const tables = await owner<{ name: string }>(
      "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'",
    )
    for (const { name } of tables) {
      const [row] = await owner<{ found: boolean }>(
        `SELECT EXISTS (SELECT FROM "${name}" kept WHERE strpos(kept::text, $1) > 0) AS found`,
        [token],
      )
      expect([name, row?.found]).toEqual([name, false])
    }
  })

  test('ends after seven days, and its link says so and whom to ask', async () => {
    const { id, token } = await sent()
    const began = suite.clock.now
    suite.clock.now = new Date(began.getTime() + 7 * 24 * 60 * minute)
    expect(await look(token)).toMatchObject({ status: 200, body: { state: 'expired', inviter: 'Eva Berg' } })
    expect(await accept(token)).toMatchObject(isRefused)
    expect(await stateOf(id)).toMatchObject({ state: 'expired' })
    suite.clock.now = began
  })

  test('that is cancelled opens nothing, and a new one does', async () => {
    const { id, email, token } = await sent()
    await cancel(id)
    expect(await look(token)).toMatchObject({ body: { state: 'cancelled' } })
    expect(await accept(token)).toMatchObject(isRefused)
    await invite(id)
    await suite.sendInvitations()
    expect(await accept(latestToken(email))).toMatchObject({ status: 200 })
  })

  test('that is sent again leaves the earlier link alive until the new mail has left', async () => {
    const { id, email, token } = await sent()
    await invite(id)
    expect(await look(token)).toMatchObject({ body: { state: 'open' } })
    await suite.sendInvitations()
    expect(await look(token)).toMatchObject({ body: { state: 'replaced' } })
    expect(await accept(token)).toMatchObject(isRefused)
    expect(await accept(latestToken(email))).toMatchObject({ status: 200 })
  })

  test('activates nobody who was deactivated in between, and opens nothing when they are active again', async () => {
    const { id, email, token } = await sent()
    await owner('UPDATE app_user SET active = false WHERE id = $1', [id])
    expect(await look(token)).toMatchObject({ body: { state: 'cancelled' } })
    expect(await accept(token)).toMatchObject(isRefused)
    expect(await owner('SELECT active FROM app_user WHERE id = $1', [id])).toEqual([{ active: false }])
    await owner('UPDATE app_user SET active = true WHERE id = $1', [id])
    expect(await accept(token)).toMatchObject(isRefused)
    expect(await signIn(email)).toBe(401)
  })

  test('that ended before a new one was begun says how it ended, and is replaced by the new mail alone', async () => {
    const began = suite.clock.now
    const [cancelled, used] = [await sent(), await sent()]
    await owner('UPDATE app_user SET active = false WHERE id = $1', [cancelled.id])
    await accept(used.token)
    suite.clock.now = new Date(began.getTime() + minute)
    // An activation begins the invitation again; so does the person who invites a person that has not signed in yet.
    await owner('UPDATE app_user SET active = true WHERE id = $1', [cancelled.id])
    for (const { id } of [cancelled, used]) await invite(id)
    const states = async () => [(await look(cancelled.token)).body['state'], (await look(used.token)).body['state']]
    expect(await states()).toEqual(['cancelled', 'used'])
    await suite.sendInvitations()
    expect(await states()).toEqual(['replaced', 'used'])
    suite.clock.now = began
  })

  test('waits for nobody who was deactivated before its mail left', async () => {
    const { id, email } = await made()
    await invite(id)
    await owner('UPDATE app_user SET active = false WHERE id = $1', [id])
    await suite.sendInvitations()
    expect(mailsTo(email)).toEqual([])
  })

  test('opens nothing for the reader of an address that is the account’s no more', async () => {
    const { id, token } = await sent()
    const other = `${crypto.randomUUID()}@prov.example`
    await owner('UPDATE app_user SET email = $2 WHERE id = $1', [id, other])
    expect(await accept(token)).toMatchObject(isRefused)
    await suite.sendInvitations()
    expect(await accept(latestToken(other))).toMatchObject({ status: 200 })
  })

  test('is used up by a new password that the person asks for instead, which proves the address just as well', async () => {
    const { id, email, token } = await sent()
    await post('/auth/forgot-password', { email })
    const link = /new-password\?token=(\S+)/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1]
    expect(await post('/auth/new-password', { token: link, password })).toMatchObject({ status: 200 })
    expect(await look(token)).toMatchObject({ body: { state: 'used' } })
    expect(await stateOf(id)).toMatchObject({ state: 'used' })
    expect(await signIn(email)).toBe(200)
  })

  test('is not renamed, and gets no link, by a sign-up with its address', async () => {
    const { email } = await made({ firstName: 'Rätt' })
    const typed = { firstName: 'Fel', lastName: 'Person', email, phone: '0701234567', password }
    expect((await post('/auth/signup', typed)).status).toBe(200)
    expect(await owner('SELECT first_name FROM app_user WHERE email = $1', [email])).toEqual([{ first_name: 'Rätt' }])
    expect(mailsTo(email).at(-1)?.text).not.toContain('token=')
  })

  test('with an unknown token, or another kind of link, is none', async () => {
    expect(await look('x'.repeat(43))).toMatchObject(isRefused)
    const { email } = await sent()
    await post('/auth/forgot-password', { email })
    const other = /token=(\S+)/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''
    expect(await look(other)).toMatchObject(isRefused)
    expect(await accept(other)).toMatchObject(isRefused)
  })

  test('cannot be guessed at: thirty unknown tokens shut the address out for a while', async () => {
    for (let tries = 0; tries < 30; tries += 1) await look(`${tries}`.padStart(43, 'x'))
    expect((await look('y'.repeat(43))).status).toBe(429)
  })

  test('shows a name as one line of the mail that leads nowhere, and nothing of it in a header', async () => {
    const name = 'Eva\r\nBcc: alla@prov.example\r\n\r\nhttps://ond.example'
    await owner('UPDATE app_user SET first_name = $2 WHERE id = $1', [inviter, name])
    const { email } = await sent()
    await owner("UPDATE app_user SET first_name = 'Eva' WHERE id = $1", [inviter])
    const [mail] = mailsTo(email)
    expect(mail?.subject).toBe('Inbjudan till Veckovis')
    expect(mail?.to).toBe(email)
    expect(mail?.text.split('\n')[0]).toBe(
      'Eva Bcc: alla@ prov. example https:// ond. example Berg har bjudit in dig till Veckovis, där din verksamhet planerar bemanning och budget vecka för vecka.',
    )
  })
})

describe('While the mail server is down an invitation', () => {
  const began = new Date('2026-03-18T08:00:00Z')
  beforeEach(() => {
    suite.clock.now = began
  })
  afterEach(async () => {
    suite.clock.now = began
    // Nothing that waits here is for the next test.
    await owner('UPDATE invitation SET next_attempt_at = NULL')
  })

  test('waits, says why and until when, and goes when the server is back', async () => {
    const { id } = await made()
    await invite(id)
    const { server, mails, send } = brokenMail()
    await send()
    expect(await stateOf(id)).toMatchObject({ state: 'failed', failure: 'mail-server' })
    expect(new Date((await stateOf(id)).nextAttemptAt ?? '')).toEqual(new Date('2026-03-18T08:01:00Z'))
    await send()
    expect(server.attempts).toBe(1)
    suite.clock.now = new Date('2026-03-18T08:01:00Z')
    await send()
    expect(server.attempts).toBe(2)
    expect(new Date((await stateOf(id)).nextAttemptAt ?? '')).toEqual(new Date('2026-03-18T08:03:00Z'))
    server.isBroken = false
    suite.clock.now = new Date('2026-03-18T08:03:00Z')
    await send()
    expect(mails).toHaveLength(1)
    expect(await stateOf(id)).toMatchObject({ state: 'sent', failure: null, nextAttemptAt: null })
    expect(await accept(tokenOf(mails[0]))).toMatchObject({ status: 200 })
  })

  test('does not try all others at once: the round ends, and they keep their turn', async () => {
    for (const { id } of [await made(), await made(), await made()]) await invite(id)
    const { server, mails, send } = brokenMail()
    await send()
    expect(server.attempts).toBe(1)
    server.isBroken = false
    await send()
    expect(mails).toHaveLength(2)
  })

  test('is given up with the link’s own time, after pauses of an hour at most', () => {
    const after = (number: number, days = 0) =>
      nextAttempt({ number, invitedAt: began }, false, new Date(began.getTime() + days * 1440 * minute))
    expect([1, 2, 3, 6, 7, 40].map(number => (Number(after(number)) - began.getTime()) / minute)).toEqual([
      1, 2, 4, 32, 60, 60,
    ])
    expect(after(200, 7)).toBeNull()
    expect(nextAttempt({ number: 1, invitedAt: began }, true, began)).toBeNull()
  })

  test('is not tried again when it is the address that is refused, and does not hold up the others', async () => {
    const [wrong, right] = [await made(), await made()]
    await invite(wrong.id)
    await invite(right.id)
    const refused = Object.assign(new Error('550'), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' })
    const mails: Mail[] = []
    await sendDueInvitations({
      ...suite.dependencies,
      securityLog: createSecurityLog(suite.dependencies),
      mailer: async mail => {
        if (mail.to === wrong.email) throw unavailable(new MailRefused(refused))
        mails.push(mail)
        return 'kept in memory'
      },
    })
    expect(mails.map(({ to }) => to)).toEqual([right.email])
    expect(await stateOf(wrong.id)).toMatchObject({ state: 'failed', failure: 'address', nextAttemptAt: null })
  })

  test('is sent once by several processes', async () => {
    for (let count = 0; count < 5; count += 1) await invite((await made()).id)
    const { server, mails, send } = brokenMail()
    server.isBroken = false
    await Promise.all([send(), send(), send(), send()])
    expect(mails).toHaveLength(5)
    expect(new Set(mails.map(({ to }) => to)).size).toBe(5)
  })

  test('is taken up again when the process that sent it has died, and only the later link opens', async () => {
    const { id } = await made()
    await invite(id)
    const { server, mails, send } = brokenMail()
    server.isBroken = false
    const lost = await suite.database.asSystem(t => takeDue(t, suite.clock.now))
    await send()
    expect(mails).toEqual([])
    suite.clock.now = new Date('2026-03-18T08:05:00Z')
    await send()
    expect(await accept(lost?.token ?? '')).toMatchObject(isRefused)
    expect(await accept(tokenOf(mails[0]))).toMatchObject({ status: 200 })
  })

  test('that is cancelled while its mail is on the way is cancelled, and that mail opens nothing', async () => {
    const { id } = await made()
    await invite(id)
    const mails: Mail[] = []
    await sendDueInvitations({
      ...suite.dependencies,
      securityLog: createSecurityLog(suite.dependencies),
      mailer: async mail => {
        await cancel(id)
        mails.push(mail)
        return 'kept in memory'
      },
    })
    expect(await stateOf(id)).toMatchObject({ state: 'cancelled' })
    expect(await accept(tokenOf(mails[0]))).toMatchObject(isRefused)
  })

  test.each([
    [
      'to another address, because it was changed',
      async ({ id }: { id: number }) => {
        const address = `${crypto.randomUUID()}@prov.example`
        await owner('UPDATE app_user SET email = $2 WHERE id = $1', [id, address])
        return address
      },
    ],
    [
      'again, because somebody asked for it',
      async ({ id, email }: { id: number; email: string }) => {
        await invite(id)
        return email
      },
    ],
  ])('that is sent %s while its first mail is on the way, is not told as failed by that one', async (_what, begin) => {
    const person = await made()
    await invite(person.id)
    const mails: Mail[] = []
    const all = { ...suite.dependencies, securityLog: createSecurityLog(suite.dependencies) }
    const [firstLeaves, firstFails, secondLeaves, secondArrives] = [gate(), gate(), gate(), gate()]
    const first = sendDueInvitations({
      ...all,
      mailer: async () => {
        firstLeaves.open()
        await firstFails.opened
        throw unavailable(new Error('The mail server: ECONNRESET'))
      },
    })
    await firstLeaves.opened
    const address = await begin(person)
    const second = sendDueInvitations({
      ...all,
      mailer: async mail => {
        secondLeaves.open()
        await secondArrives.opened
        mails.push(mail)
        return 'kept in memory'
      },
    })
    await secondLeaves.opened
    firstFails.open()
    await first
    expect(await stateOf(person.id)).toMatchObject({ state: 'waiting', failure: null })
    secondArrives.open()
    await second
    expect(mails.map(({ to }) => to)).toEqual([address])
    expect(await stateOf(person.id)).toMatchObject({ state: 'sent', failure: null, nextAttemptAt: null })
    expect(await accept(tokenOf(mails[0]))).toMatchObject({ status: 200 })
  })
})
