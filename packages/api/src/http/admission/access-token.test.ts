import { createHash, generateKeyPairSync } from 'node:crypto'
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose'
import { bearerOf, createAccessTokens } from './access-token'

const secret = 'a secret of the tests that is long enough'
const keyOf = (text: string) => createHash('sha256').update(`access-token:${text}`).digest()
const now = new Date('2026-03-18T08:00:00Z')
const second = now.getTime() / 1000
const claims = { userId: 7, accessVersion: 3, sessionId: 'b5a3a5a2-3f3a-4f43-9a1c-6f1f4b1c2d3e' }
const tokens = createAccessTokens(secret)

const good = {
  sub: '7',
  iss: 'veckovis',
  aud: 'veckovis-api',
  iat: second,
  exp: second + 900,
  ver: 3,
  sid: claims.sessionId,
}

const signed = (changed: object, header: object = {}, key: Uint8Array = keyOf(secret)) =>
  new SignJWT({ ...good, ...changed }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header }).sign(key)

// One thing is wrong with each: nothing else can be why it is refused.
test('what is made by hand like one of ours is taken, so that the others are refused for what is wrong with them', async () => {
  expect(await tokens.verify(await signed({}), now)).toEqual(claims)
  expect(await tokens.verify(await tokens.issue(claims, now), now)).toEqual(claims)
})

type Wrong = { readonly claims?: object; readonly header?: object; readonly key?: Uint8Array }

const wrong: [string, Wrong][] = [
  ['of another issuer', { claims: { iss: 'x' } }],
  ['of no issuer', { claims: { iss: undefined } }],
  ['for another service', { claims: { aud: 'another-api' } }],
  ['for nobody', { claims: { aud: undefined } }],
  ['of another kind', { header: { typ: 'JWT' } }],
  ['of no kind', { header: { typ: undefined } }],
  ['by another key', { key: keyOf('another secret of the tests, long enough') }],
  ['by another algorithm', { header: { alg: 'HS384' } }],
  ['by a longer one', { header: { alg: 'HS512' } }],
  ['without an end', { claims: { exp: undefined } }],
  ['that has ended', { claims: { exp: second - 31 } }],
  ['that has not begun', { claims: { nbf: second + 31 } }],
  ['of nobody', { claims: { sub: undefined } }],
  ['of somebody without a number', { claims: { sub: 'abc' } }],
  ['of half a person', { claims: { sub: '7.5' } }],
  ['without a version', { claims: { ver: undefined } }],
  ['with a version as text', { claims: { ver: '3' } }],
  ['without a session', { claims: { sid: undefined } }],
  ['with a session that is a list', { claims: { sid: [claims.sessionId] } }],
]

test.each(wrong)('a token %s is refused', async (_what, { claims: changed = {}, header = {}, key = keyOf(secret) }) => {
  expect(await tokens.verify(await signed(changed, header, key), now)).toBeUndefined()
})

test('an unsigned one, one whose content was changed and one that a key pair signed are refused', async () => {
  const [head, , signature] = (await signed({})).split('.')
  const other = Buffer.from(JSON.stringify({ ...good, sub: '1' })).toString('base64url')
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const byKeyPair = await new SignJWT(good).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' }).sign(privateKey)
  for (const token of [new UnsecuredJWT(good).encode(), `${head}.${other}.${signature}`, byKeyPair])
    expect(await tokens.verify(token, now)).toBeUndefined()
})

test('it is good for 15 minutes, says nothing of the person but the number, and is never the same twice', async () => {
  const [one, two] = [await tokens.issue(claims, now), await tokens.issue(claims, now)]
  const said = decodeJwt(one)
  expect(Number(said.exp) - Number(said.iat)).toBe(900)
  expect(Object.keys(said).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sid', 'sub', 'ver'])
  expect(two).not.toBe(one)
})

test('only a bearer token is one', () => {
  expect(bearerOf('Bearer abc')).toBe('abc')
  for (const header of [undefined, '', 'abc', 'Basic abc', 'Bearer', 'Bearer a b', 'X-Bearer abc'])
    expect(bearerOf(header)).toBeUndefined()
})
