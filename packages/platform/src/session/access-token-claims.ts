const claimsOf = (token: string): Record<string, unknown> | null => {
  const payload = token.split('.')[1]
  if (payload === undefined) return null
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null ? { ...claims } : null
  } catch {
    return null
  }
}

const moment = (token: string, claim: 'exp' | 'iat'): number | null => {
  const seconds = claimsOf(token)?.[claim]
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds * 1000 : null
}

/** When an access token ends, in milliseconds since 1970, from its `exp` claim; null when it cannot be read. */
export const accessTokenExpiry = (token: string): number | null => moment(token, 'exp')

/** When an access token was made, in milliseconds since 1970, by the server's clock; null when it cannot be read. */
export const accessTokenIssue = (token: string): number | null => moment(token, 'iat')

/** Whose token it is, as text; null when it cannot be read. */
export const accessTokenSubject = (token: string): string | null => {
  const subject = claimsOf(token)?.['sub']
  return typeof subject === 'string' || typeof subject === 'number' ? String(subject) : null
}

/** The session that a token belongs to, which stays the same from refresh to refresh; null when it cannot be read. */
export const accessTokenSession = (token: string): string | null => {
  const session = claimsOf(token)?.['sid']
  return typeof session === 'string' ? session : null
}
