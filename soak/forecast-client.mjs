// What the soaks ask of the forecast, as the unit manager of the demonstration.
import { createApiClient } from './api-client.mjs'

const unitName = 'Räkneexemplet'
const year = 2027

export const createForecastClient = base => {
  const { call, expectOk, signIn } = createApiClient(base, 'chef@veckovis.example')
  let unitId

  const read = async () => {
    const { data, etag } = await expectOk('GET', `/forecast/unit/${unitId}/${year}/comprehensive`)
    return { forecast: data, etag, version: Number(/-(\d+)"$/.exec(etag)?.[1]) }
  }

  return {
    read,
    signIn: async () => {
      unitId = await signIn(unitName)
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
