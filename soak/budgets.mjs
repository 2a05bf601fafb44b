// Budgets that the soaks make, so that a year gets its forecast.
import { randomUUID } from 'node:crypto'

const monthlyShares = [9, 8, 8, 8, 8, 8, 9, 9, 8, 8, 8, 9]

/** A needs budget of a year that is accepted. */
export const needsOf = year => ({
  requestId: randomUUID(),
  year,
  name: `Behov ${year}`,
  comment: '',
  timeType: 'granted',
  zones: [{ zone: 'urban-area', hours: 900, period: 'month', quota: 1 }],
  rooms: [],
  efficiency: 85,
  monthlyShares,
})

/** A resource budget beside it. */
export const resourcesOf = (year, needsBudgetId) => ({
  requestId: randomUUID(),
  year,
  needsBudgetId,
  name: `Resurser ${year}`,
  budgetTypes: [{ type: 'fixed', amount: 9_000_000 }],
  staffTypes: [],
  obUsk: 100,
  monthlyShares,
})

/** Makes both budgets of a year and locks them: the unit has a forecast of it. */
export const makeForecast = async (client, unitId, year) => {
  const make = async (path, body) => {
    const { id } = (await client.expectOk('POST', `${path}/unit/${unitId}`, body)).data
    await client.expectOk('POST', `${path}/${id}/activate`)
    await client.expectOk('POST', `${path}/${id}/lock`)
    return id
  }
  await make('/budget', resourcesOf(year, await make('/need', needsOf(year))))
}
