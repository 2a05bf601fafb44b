import type { ForecastChanges, LastSave } from '@veckovis/contracts/forecast'
import { isoWeekInStockholm } from '@veckovis/domain/calendar'
import type { Database } from '../../db/database'
import type { AppError } from '../../errors'
import { dayOf } from './few-people'
import { forecastError } from './forecast-error'
import {
  findComprehensive,
  findForecast,
  findLastSave,
  listUnlockedYears,
  listYears,
  type ForecastVersion,
} from './forecast-repository'
import { saveForecast, type SaveRefusal } from './saving/save-forecast'
import { readTags, type RequireNewest } from '../../http/version-tag'

type Caller = { readonly userId: number; readonly unitId: number; readonly at: Date }

export type SaveRequest = {
  readonly userId: number
  readonly forecastId: number
  readonly unitId: number
  readonly changes: ForecastChanges
  readonly requireNewest: RequireNewest
  readonly at: Date
}

const refusalError = (refusal: SaveRefusal): AppError => {
  switch (refusal.kind) {
    case 'not-found':
      return forecastError({ code: 'not-found' })
    case 'not-locked':
      return forecastError({ code: 'conflict', details: { reason: 'not-locked' } })
    case 'wrong-changes': {
      const onlyClosed = refusal.problems.every(({ problem }) => problem === 'week-closed')
      const details = { problems: refusal.problems }
      return forecastError(onlyClosed ? { code: 'week-closed', details } : { code: 'bad-request', details })
    }
  }
}

/** Reads and saves of one unit's forecasts. That the user may reach the unit is settled before; the database checks again. */
export const createForecastService = (database: Database) => ({
  years: (userId: number, unitId: number): Promise<number[]> => listYears(database.readAs(userId), unitId),

  unlockedYears: (userId: number, unitId: number): Promise<number[]> =>
    listUnlockedYears(database.readAs(userId), unitId),

  base: async (userId: number, unitId: number, year: number): Promise<ForecastVersion> => {
    const found = await findForecast(database.readAs(userId), unitId, year)
    if (found === undefined) throw forecastError({ code: 'not-found' })
    return found
  },

  /** `body` is null when the client already holds the newest version. */
  comprehensive: async ({ userId, unitId, at }: Caller, year: number, ifNoneMatch: string | undefined) => {
    const asked = { unitId, year, heldVersions: readTags(ifNoneMatch), today: dayOf(at) }
    const found = await findComprehensive(database.readAs(userId), asked)
    if (found === undefined) throw forecastError({ code: 'not-found' })
    return found
  },

  save: async (asked: SaveRequest): Promise<ForecastVersion> => {
    const save = { ...asked, currentWeek: isoWeekInStockholm(asked.at) }
    const saved = await database.asUser(asked.userId, transaction => saveForecast(transaction, save))
    if (!saved.ok) throw refusalError(saved.error)
    return saved.value
  },

  lastSave: async (userId: number, forecastId: number, unitId: number): Promise<LastSave> => {
    const found = await findLastSave(database.readAs(userId), forecastId, unitId)
    if (found === undefined) throw forecastError({ code: 'not-found' })
    return found
  },
})

export type ForecastService = ReturnType<typeof createForecastService>
