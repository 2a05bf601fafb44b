import type { LastSave } from '@veckovis/contracts/forecast'
import type { Reading } from '../../db/database'
import { comprehensiveSql } from './comprehensive-sql'
import { comprehensiveText, type ComprehensiveColumns } from './comprehensive-text'

export type ForecastVersion = { readonly id: number; readonly version: number }

/** Years of the unit that have a forecast, earliest first. */
export const listYears = async ({ query }: Reading, unitId: number): Promise<number[]> => {
  const { rows } = await query<{ year: number }>({
    name: 'forecast-years',
    text: 'SELECT year FROM forecast WHERE unit_id = $1 ORDER BY year',
    values: [unitId],
  })
  return rows.map(row => row.year)
}

export const findForecast = async (
  { query }: Reading,
  unitId: number,
  year: number,
): Promise<ForecastVersion | undefined> => {
  const { rows } = await query<ForecastVersion>({
    name: 'forecast-base',
    text: 'SELECT id, version FROM forecast WHERE unit_id = $1 AND year = $2',
    values: [unitId, year],
  })
  return rows[0]
}

/** Years with a budget and no forecast: the one comes into being when the other is locked, earliest first. */
export const listUnlockedYears = async ({ query }: Reading, unitId: number): Promise<number[]> => {
  const { rows } = await query<{ year: number }>({
    name: 'forecast-unlocked-years',
    text: `SELECT DISTINCT n.year FROM needs_budget n
           WHERE n.unit_id = $1
             AND NOT EXISTS (SELECT FROM forecast f WHERE f.unit_id = n.unit_id AND f.year = n.year)
           ORDER BY n.year`,
    values: [unitId],
  })
  return rows.map(row => row.year)
}

/** The answer as JSON text, null when the client already holds this version (see http/version-tag.ts). */
export const findComprehensive = async (
  { query }: Reading,
  asked: {
    readonly unitId: number
    readonly year: number
    readonly heldVersions: readonly string[]
    readonly today: string
  },
): Promise<(ForecastVersion & { readonly body: string | null; readonly isOfFew: boolean }) | undefined> => {
  const { rows } = await query<ComprehensiveColumns>({
    name: 'forecast-comprehensive',
    text: comprehensiveSql,
    values: [asked.unitId, asked.year, asked.heldVersions, asked.today],
  })
  const found = rows[0]
  return found && { id: found.id, version: found.version, isOfFew: found.isOfFew, body: comprehensiveText(found) }
}

/** Who saved last, and when; undefined when the unit has no such forecast. */
export const findLastSave = async (
  { query }: Reading,
  forecastId: number,
  unitId: number,
): Promise<LastSave | undefined> => {
  const { rows } = await query<{ savedAt: Date | null; savedBy: string | null }>({
    name: 'forecast-last-save',
    text: `SELECT f.saved_at AS "savedAt", name_of_person(f.saved_by) AS "savedBy"
           FROM forecast f WHERE f.id = $1::bigint AND f.unit_id = $2`,
    values: [forecastId, unitId],
  })
  const found = rows[0]
  return found && { savedAt: found.savedAt?.toISOString() ?? null, savedBy: found.savedBy }
}
