import { z } from 'zod'
import { counted, queryOfUnits } from '../wire/counted'
import { entityId, isoInstant, year } from '../wire/primitives'

/** GET /forecast/outlook?counted=true. */
export const outlookQuery = queryOfUnits

const mark = z.enum(['overstaffed', 'understaffed', 'properly-staffed', 'unmarked'])
const week = z.int().min(1).max(53)
/** Percent, two decimals */
const percent = z.number()
/** Whole SEK; null until both budgets are locked, which freezes the pay that they rest on. */
const kronor = z.int().nullable()

/** By the week alone. */
const weekAhead = z.object({ year, week, efficiency: percent, target: percent, mark })

const outlook = z.object({
  year,
  /** Of the coming four weeks together: the ratio of their sums. */
  efficiency: percent,
  target: percent,
  mark,
  /** What their surplus or deficit is worth; negative is a deficit. */
  cost: kronor,
  /** The coming weeks, the current one first, twelve at most. */
  ahead: z.array(weekAhead),
  nextRed: weekAhead.nullable(),
  /** What is left of the year's budget after the costs of all its weeks. */
  remaining: kronor,
  savedAt: isoInstant.nullable(),
})

const named = z.object({ id: entityId, name: z.string() })

const unitOutlook = z.object({
  unit: named,
  department: z.string(),
  municipality: z.string(),
  /** Null without a forecast of the current ISO year, or the next one where that has ended. */
  outlook: outlook.nullable(),
})
export type UnitOutlook = z.infer<typeof unitOutlook>

/**
 * What lies ahead in the units whose forecasts the caller reads, in Swedish order; above 200 units the ten of `total` whose
 * surplus or deficit is worth most. `units` counts all units, `total` those that are off their target or have a red week
 * ahead, `withoutForecast` those of which nothing is known; `redWeeks` the weeks of all of them that are off target by
 * themselves, of the coming four.
 */
export const forecastOutlook = z.object({
  units: z.int(),
  total: counted,
  withoutForecast: counted,
  redWeeks: counted.optional(),
  rows: z.array(unitOutlook),
})
export type ForecastOutlook = z.infer<typeof forecastOutlook>
export type ForecastOutlookAnswer = z.input<typeof forecastOutlook>
