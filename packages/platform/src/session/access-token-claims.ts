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

/** When an access token ends, in milliseconds since 1970, from its `exp` claim; null when it cannot be read. */
export const accessTokenExpiry = (token: string): number | null => {
  const exp = claimsOf(token)?.['exp']
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null
}

/** Whose token it is, as text; null when it cannot be read. */
export const accessTokenSubject = (token: string): string | null => {
  const subject = claimsOf(token)?.['sub']
  return typeof subject === 'string' || typeof subject === 'number' ? String(subject) : null
}
