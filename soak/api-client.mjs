// Calls of the API as one account of the demonstration.
const password = 'Veckovis-2026!'

/** The call did not come back: what it asked for may or may not have happened. */
export class Unanswered extends Error {}

export const createApiClient = (base, email) => {
  let accessToken

  const call = async (method, path, body, headers = {}, at = base) => {
    try {
      const answer = await fetch(at + path, {
        method,
        headers: {
          ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(20_000),
      })
      return { status: answer.status, etag: answer.headers.get('etag'), data: JSON.parse(await answer.text()) }
    } catch (error) {
      throw new Unanswered(String(error))
    }
  }

  const expectOk = async (...asked) => {
    const answer = await call(...asked)
    if (answer.status !== 200)
      throw new Error(`${asked[0]} ${asked[1]}: ${answer.status} ${JSON.stringify(answer.data)}`)
    return answer
  }

  const unitsOf = me => me.counties.flatMap(c => c.municipalities.flatMap(m => m.departments.flatMap(d => d.units)))

  return {
    call,
    expectOk,
    /** Signs in again and answers the id of a unit that the account reaches. */
    signIn: async unitName => {
      accessToken = undefined
      accessToken = (await expectOk('POST', '/auth/login', { email, password })).data.access_token
      const { data } = await expectOk('GET', '/user/me')
      const unitId = unitsOf(data).find(unit => unit.name === unitName)?.id
      if (unitId === undefined) throw new Error(`The demonstration has no unit ${unitName}`)
      return unitId
    },
  }
}
