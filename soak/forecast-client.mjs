// What the soaks ask of the API, as the unit manager of the demonstration.
const account = { email: 'chef@veckovis.example', password: 'Veckovis-2026!' }
const unitName = 'Räkneexemplet'
const year = 2027

/** The call did not come back: the save may or may not have happened. */
export class Unanswered extends Error {}

export const createForecastClient = base => {
  let accessToken
  let unitId

  const call = async (method, path, body, headers = {}) => {
    let answer
    try {
      answer = await fetch(base + path, {
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

  const read = async () => {
    const { data, etag } = await expectOk('GET', `/forecast/unit/${unitId}/${year}/comprehensive`)
    return { forecast: data, etag, version: Number(/-(\d+)"$/.exec(etag)?.[1]) }
  }

  return {
    read,
    signIn: async () => {
      accessToken = undefined
      accessToken = (await expectOk('POST', '/auth/login', account)).data.access_token
      const { data } = await expectOk('GET', '/user/me')
      unitId = unitsOf(data).find(unit => unit.name === unitName)?.id
      if (unitId === undefined) throw new Error(`The demonstration has no unit ${unitName}`)
    },
    /** The same number in three rows of one week: a partial save would leave them unequal. */
    save: ({ forecastId, week, hours, etag }) => {
      const values = { [week]: hours }
      const body = {
        absences: [{ id: 1, values }],
        substitutes: [{ id: 3, values }],
        myForecast: [{ values }],
      }
      return call('PATCH', `/forecast/${forecastId}/unit/${unitId}`, body, etag ? { 'if-match': etag } : {})
    },
  }
}

/** The three numbers of a week, and whether the stored staff cost belongs to them. */
export const weekOf = (forecast, week) => {
  const absence = forecast.staffing.absences.find(row => row.id === 1).values[week]
  const substitute = forecast.staffing.substitutes.find(row => row.id === 3).values[week]
  const mine = forecast.staffing.myForecast[0].values[week]
  // 400 budgeted hours at 250 kronor; an hour of a substitute costs 1, one of illness takes 0.2 off.
  const cost = 250 * (400 + substitute - 0.2 * absence)
  const isWhole =
    absence === substitute && absence === mine && Math.abs(forecast.weeklyValues.staffCost[week] - cost) < 1e-6
  return { hours: absence, isWhole }
}
