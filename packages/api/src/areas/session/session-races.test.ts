import { changePerson, ownerOf } from '@veckovis/testing'
import { createAccountWorld, type AccountWorld } from '@veckovis/testing/account-world'
import { findAccount, insertLink } from './account-repository'
import { beginSession } from './session-repository'

type Pair = { readonly access_token: string; readonly refresh_token: string }
const old = 'Prov-2026!'
const fresh = 'Ny-2026-lösen'

let suite: AccountWorld
beforeAll(async () => {
  suite = await createAccountWorld()
}, 60_000)
afterAll(() => suite.close())
beforeEach(() => suite.forgetLimits())

const person = () => suite.person({ password: old })

const post = (url: string, payload?: object, token?: string) =>
  suite.post(url, payload, token === undefined ? {} : { authorization: `Bearer ${token}` })

const refresh = (token: string) => post('/token/refresh', undefined, token)
const isOk = ({ statusCode }: { readonly statusCode: number }) => statusCode === 200

const newLink = (purpose: 'new-password' | 'first-admin', userId: number | null) =>
  suite.database.asSystem(transaction => insertLink(transaction, purpose, userId, { now: suite.clock.now, hours: 2 }))

/** Of the answers that gave a pair, those whose pair still opens something, by either token. */
const living = async (answers: readonly Awaited<ReturnType<typeof post>>[]) => {
  const pairs = answers.filter(isOk).map(answer => answer.json() as Pair)
  const alive = await Promise.all(
    pairs.map(async pair => {
      const me = await suite.me(pair.access_token)
      return isOk(me) || isOk(await refresh(pair.refresh_token))
    }),
  )
  return alive.filter(Boolean).length
}

test('no sign-in with the old password outlives the new one, however many are in flight', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { email, id } = await person()
    const token = await newLink('new-password', id)
    const signIns = Array.from({ length: 8 }, () => post('/auth/login', { email, password: old }))
    const [changed, ...answers] = await Promise.all([
      post('/auth/new-password', { token, password: fresh }),
      ...signIns,
      ...Array.from({ length: 8 }, () => post('/auth/login', { email, password: old })),
    ])
    expect(changed.statusCode).toBe(200)
    expect(await living(answers)).toBe(0)
    expect(isOk(await post('/auth/login', { email, password: fresh }))).toBe(true)
    await suite.forgetLimits()
  }
}, 30_000)

test.each([
  ['a new password', 'UPDATE app_user SET password_hash = $2 WHERE id = $1'],
  ['a deactivation', 'UPDATE app_user SET active = $2::text IS NULL WHERE id = $1'],
  ['other rights', 'UPDATE app_user SET access_version = access_version + length($2) WHERE id = $1'],
])('a sign-in whose password was checked before %s does not begin', async (_, change) => {
  const { email, id } = await person()
  const begun = await ownerOf(suite.database).asSystem(async transaction => {
    const checked = await findAccount(transaction, email)
    await transaction.query(change, [id, 'x'])
    return (
      checked &&
      beginSession(transaction, checked, {
        remembered: false,
        signs: { browser: null, system: null, place: '127.0.0.*' },
        life: suite.dependencies.sessionLife,
        now: suite.clock.now,
      })
    )
  })
  expect(begun).toBeUndefined()
})

const signedIn = async () => {
  const made = await person()
  const pair = (await post('/auth/login', { email: made.email, password: old })).json() as Pair
  return { ...made, pair }
}

const endings: [string, (who: Awaited<ReturnType<typeof signedIn>>) => Promise<unknown>][] = [
  [
    'a new password',
    async ({ id }) => post('/auth/new-password', { token: await newLink('new-password', id), password: fresh }),
  ],
  ['a deactivation', ({ id }) => changePerson(suite.database, { id, active: false })],
  ['a sign-out', ({ pair }) => post('/auth/logout', undefined, pair.access_token)],
]
test.each(endings)('no refresh in flight outlives %s', async (_, end) => {
  const who = await signedIn()
  const [, ...answers] = await Promise.all([
    end(who),
    ...Array.from({ length: 12 }, () => refresh(who.pair.refresh_token)),
  ])
  expect(await living(answers)).toBe(0)
  expect(isOk(await refresh(who.pair.refresh_token))).toBe(false)
})

test('a new password ends the refresh tokens themselves', async () => {
  const { id, pair } = await signedIn()
  await post('/auth/new-password', { token: await newLink('new-password', id), password: fresh })
  expect((await refresh(pair.refresh_token)).statusCode).toBe(401)
  const { rows } = await suite.database.read<{ open: number }>(
    'SELECT count(*)::int AS open FROM session_family WHERE user_id = $1 AND revoked_at IS NULL',
    [id],
  )
  expect(rows[0]?.open).toBe(0)
})

test('of several links of one person that are used at once, one sets the password', async () => {
  const { id } = await person()
  const tokens = await Promise.all(Array.from({ length: 6 }, () => newLink('new-password', id)))
  const answers = await Promise.all(
    tokens.map((token, index) => post('/auth/new-password', { token, password: `Ny-2026-ord-${index}` })),
  )
  expect(answers.filter(isOk)).toHaveLength(1)
})

test('a link that was sent before a deactivation sets no password', async () => {
  const { id } = await person()
  const token = await newLink('new-password', id)
  await changePerson(suite.database, { id, active: false })
  expect((await post('/auth/new-password', { token, password: fresh })).statusCode).toBe(400)
})

test('ten links for a first super admin that are used at once make one', async () => {
  const tokens = await Promise.all(Array.from({ length: 10 }, () => newLink('first-admin', null)))
  const made = await Promise.all(
    tokens.map((token, index) =>
      post('/auth/first-admin', {
        token,
        firstName: 'Eva',
        lastName: 'Först',
        email: `eva-${index}@prov.example`,
        password: 'Aa1!aaaa',
      }),
    ),
  )
  expect(made.filter(isOk)).toHaveLength(1)
})
