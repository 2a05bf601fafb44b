import { createHash, randomUUID, subtle } from 'node:crypto'
import { jwtVerify, SignJWT, type JWTVerifyOptions } from 'jose'

/** What an access token says: who, which version of that person's rights, and which sign-in it came from. */
export type AccessClaims = { readonly userId: number; readonly accessVersion: number; readonly sessionId: string }

export type AccessTokens = {
  readonly issue: (claims: AccessClaims, now: Date) => Promise<string>
  /** Undefined for anything but a token of ours that is still good: forged, expired, unsigned, of another kind. */
  readonly verify: (token: string, now: Date) => Promise<AccessClaims | undefined>
}

const lifetimeSeconds = 15 * 60
/** How far apart the clocks of two processes on one database may be. */
const skewSeconds = 30
const issuer = 'veckovis'
const audience = 'veckovis-api'
const type = 'at+jwt'

const expected: JWTVerifyOptions = {
  algorithms: ['HS256'],
  typ: type,
  issuer,
  audience,
  clockTolerance: skewSeconds,
  requiredClaims: ['exp', 'sub'],
}

/** HS256 with a key made from the secret; 15 minutes; only this algorithm, type, issuer and audience are taken. */
export const createAccessTokens = (secret: string): AccessTokens => {
  const bytes = createHash('sha256').update(`access-token:${secret}`).digest()
  // Imported once: jose would do it again for every call.
  const imported = subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  return {
    issue: async ({ userId, accessVersion, sessionId }, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000)
      return (
        new SignJWT({ ver: accessVersion, sid: sessionId })
          .setProtectedHeader({ alg: 'HS256', typ: type })
          .setSubject(String(userId))
          .setIssuer(issuer)
          .setAudience(audience)
          .setIssuedAt(issuedAt)
          .setExpirationTime(issuedAt + lifetimeSeconds)
          // Two tokens of one second are two tokens: the page tells a refreshed one from the refused one by its text.
          .setJti(randomUUID())
          .sign(await imported)
      )
    },
    verify: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, await imported, { ...expected, currentDate: now })
        const userId = Number(payload.sub)
        const accessVersion = payload['ver']
        const sessionId = payload['sid']
        if (!Number.isInteger(userId) || typeof accessVersion !== 'number' || typeof sessionId !== 'string')
          return undefined
        return { userId, accessVersion, sessionId }
      } catch {
        // jose throws for every token that is not good; the answer is the same 401 for all of them.
        return undefined
      }
    },
  }
}

export const bearerOf = (header: string | undefined): string | undefined => /^Bearer ([^\s]+)$/i.exec(header ?? '')?.[1]
