import { rowKinds } from '@veckovis/domain/forecast'
import { z } from 'zod'
import { pageInQuery, pageSizeInQuery } from '../wire/list-page'
import { isoInstant, shortText, weekNumber } from '../wire/primitives'
import { changeOrigin } from './change-origins'
import { comprehensiveForecast } from './comprehensive-forecast'

const version = z.int().positive()

const saved = {
  /** The version that the save made. */
  version,
  savedAt: isoInstant,
  /** The name that the person has now; null where the system wrote, or the account is gone. */
  savedBy: z.string().nullable(),
}

/** GET /forecast/{forecastId}/unit/{unitId}/saves. */
export const forecastSavesQuery = z.strictObject({ page: pageInQuery, pageSize: pageSizeInQuery })
export type ForecastSavesQuery = z.infer<typeof forecastSavesQuery>

const forecastSave = z.object({
  ...saved,
  /** How many cells came by what, each origin once, most first; empty where only the version moved. */
  origins: z.array(z.object({ origin: changeOrigin, cells: z.int().positive() })),
})
export type ForecastSave = z.infer<typeof forecastSave>

/** Newest first: what people saved, and what followed from staff and budgets. */
export const forecastSaves = z.object({
  saves: z.array(forecastSave),
  total: z.int().min(0),
  /** The earliest version whose hours can be read: that before the oldest save that is kept. */
  oldestVersion: version,
})
export type ForecastSaves = z.infer<typeof forecastSaves>

/**
 * GET /forecast/{forecastId}/unit/{unitId}/saves/{version}: the hours of the year as they were with that version, in the
 * words of the comprehensive answer; every row of today, also one that was all zeros then.
 */
export const pastForecast = comprehensiveForecast
  .pick({ staffing: true, needs: true, metrics: true })
  .extend({ version })
export type PastForecast = z.infer<typeof pastForecast>

/** GET /forecast/{forecastId}/unit/{unitId}/cell-history. */
export const cellHistoryQuery = z.strictObject({
  /** A row that is kept, and so has a history; the others are calculated. */
  row: z.enum(rowKinds.map(({ kind }) => kind)),
  /** The absence or substitute; 0 for a row of which there is one. */
  source: shortText
    .regex(/^(0|[1-9]\d{0,8})$/)
    .default('0')
    .transform(Number),
  week: weekNumber.transform(Number),
  page: pageInQuery,
  pageSize: pageSizeInQuery,
})
export type CellHistoryQuery = z.infer<typeof cellHistoryQuery>

const cellChange = z.object({
  ...saved,
  origin: changeOrigin,
  /** Typed and diary hours together, before and after. */
  from: z.number(),
  to: z.number(),
})
export type CellChange = z.infer<typeof cellChange>

/** Newest first. */
export const cellHistory = z.object({ changes: z.array(cellChange), total: z.int().min(0) })
export type CellHistory = z.infer<typeof cellHistory>
