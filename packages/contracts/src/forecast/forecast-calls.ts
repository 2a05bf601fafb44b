import { z } from 'zod'
import {
  entityId,
  hoursOnWire,
  isoInstant,
  personLines,
  requiredText,
  weekNumber,
  year,
  yearInPath,
} from '../wire/primitives'
import { sentOrigin } from './change-origins'

/** GET /forecast/unit/{unitId}?year= (A-045). */
export const baseForecast = z.object({
  id: entityId,
  unitId: entityId,
  year,
  write: z.boolean(),
  approve: z.boolean(),
})
export type BaseForecast = z.infer<typeof baseForecast>

/** GET /forecast/unit/{unitId}/years. */
export const forecastYears = z.array(year)

const changedWeeks = {
  /** Week number to the total hours of that week; only changed weeks are sent. */
  values: z.record(
    weekNumber,
    hoursOnWire.refine(hours => Math.abs(hours) <= 10_000, { error: 'hours-range' }),
  ),
  /** Week number to how its hours came there. What is not named was typed, as in a page that knows no origins. */
  origins: z.record(weekNumber, sentOrigin).optional(),
}

type ChangedWeeks = { readonly values: object; readonly origins?: object | undefined }

const namesChangedWeeks = ({ values, origins = {} }: ChangedWeeks) =>
  Object.keys(origins).every(week => Object.hasOwn(values, week))

const originOfNothing = { error: 'origin-without-hours', path: ['origins'] }

const changedRow = z
  .strictObject({ id: z.int().positive(), ...changedWeeks })
  .refine(namesChangedWeeks, originOfNothing)

/** PATCH /forecast/{forecastId}/unit/{unitId}. The server checks ids, weeks and signs itself. */
export const forecastChanges = z.strictObject({
  absences: z.array(changedRow).max(200),
  substitutes: z.array(changedRow).max(200),
  myForecast: z.array(z.strictObject(changedWeeks).refine(namesChangedWeeks, originOfNothing)).max(1),
})
export type ForecastChanges = z.infer<typeof forecastChanges>

/** The answer to a save: the new version, which the ETag of both reads carries too. */
export const forecastSaved = z.object({ id: entityId, version: z.int().positive() })

/**
 * GET /forecast/{forecastId}/unit/{unitId}/last-save: when hours that people type were saved last, null before the
 * first save, and the name of the person who did it, null when the account is gone.
 */
export const lastSave = z.object({ savedAt: isoInstant.nullable(), savedBy: z.string().nullable() })
export type LastSave = z.infer<typeof lastSave>

const importCell = z.union([personLines(500), z.number(), z.null()])

const importedSheets = z.record(
  requiredText(31),
  z.strictObject({ rows: z.array(z.array(importCell).max(60)).max(200) }),
)

/** The years that name a sheet, earliest first. */
export const yearsOfImport = (data: z.infer<typeof importedSheets>): number[] =>
  Object.keys(data)
    .map(name => name.trim())
    .filter(name => yearInPath.safeParse(name).success)
    .map(Number)
    .sort((one, other) => one - other)

/** POST /forecast/excel-import: kept rows as read, sheets keyed by name, of a year and with a row at least. */
export const excelImportRequest = z.strictObject({
  data: importedSheets
    .refine(data => yearsOfImport(data).length > 0, { error: 'no-year' })
    .refine(data => Object.values(data).some(({ rows }) => rows.length > 0), { error: 'no-rows' }),
  unitId: entityId,
})
export type ExcelImportRequest = z.infer<typeof excelImportRequest>
export const excelImportAnswer = z.object({ id: entityId })

/** GET /forecast/excel-import/unit/{unitId}/year/{year}. */
export const excelImportList = z.array(
  z.object({
    id: entityId,
    createdAt: z.iso.datetime({ offset: true }),
    /** Name of the person who imported; null when the account is gone */
    createdBy: z.string().nullable(),
  }),
)
export type ExcelImportList = z.infer<typeof excelImportList>
