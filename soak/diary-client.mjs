// What the soaks ask of the diary, as the account of the demonstration that may do everything.
import { randomUUID } from 'node:crypto'
import { createApiClient } from './api-client.mjs'
import { makeForecast } from './budgets.mjs'

// The demonstration has no budgets of its own so far ahead.
const firstYear = 2031
const day = (year, number) => new Date(Date.UTC(year, 0, number)).toISOString().slice(0, 10)
const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** None is like another by its days: every third is a change of needs. */
const entryOf = (year, number) => {
  const first = 8 + (number % 300)
  const dates = { from: day(year, first), to: day(year, first + Math.floor(number / 300)), notes: `Nr ${number}` }
  return number % 3 === 0
    ? {
        category: 'CHANGE_OF_NEEDS',
        reason: 'INCREASED_DEMAND',
        ...dates,
        hours: { perWeek: (100 + (number % 3_000)) / 100 },
      }
    : {
        ...{ category: 'EXTRA_RESOURCE', reason: 'GENERAL_REINFORCEMENT', typeId: 3, ...dates, weekdays: everyDay },
        hours: { perDay: (100 + (number % 1_400)) / 100 },
      }
}

export const createDiaryClient = base => {
  const client = createApiClient(base, 'super@veckovis.example')
  let number = 0
  return {
    ...client,
    /** A forecast of each unit for each of so many years. */
    makeForecasts: async (unitNames, years) => {
      const made = []
      for (const name of unitNames) {
        const unitId = await client.signIn(name)
        for (let year = firstYear; year < firstYear + years; year++) {
          await makeForecast(client, unitId, year)
          made.push({ unitId, year })
        }
      }
      return made
    },
    /** So many entries that wait, over all of the forecasts in turn. Answers their ids. */
    createEntries: async (forecasts, count) => {
      const ids = []
      for (let index = 0; index < count; index++) {
        const { unitId, year } = forecasts[index % forecasts.length]
        const body = { requestId: randomUUID(), ...entryOf(year, number++) }
        ids.push((await client.expectOk('POST', `/diary/unit/${unitId}`, body)).data.id)
      }
      return ids
    },
    approve: ids => client.call('POST', '/diary/approve', { entries: ids.map(id => ({ id })) }),
  }
}
