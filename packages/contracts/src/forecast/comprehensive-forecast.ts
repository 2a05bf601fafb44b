import { zones } from '@veckovis/domain/budget'
import { rowKinds, type KeptLine } from '@veckovis/domain/forecast'
import { z } from 'zod'
import { costFactors } from '../budget/resource-budget'
import { entityId, isoInstant, weekHours, weekNumbers, year } from '../wire/primitives'

/** One absence or substitute row: the sum of typed and diary hours, and the diary part alone. */
const forecastRowValues = z.object({ id: z.int(), values: weekHours, diaryValues: weekHours.optional() })

/** A number for each week of the year, index 0 is week 1. */
const weekList = z.array(z.number())

/** What the budget brings by the prices of the municipality, as the domain calculates it. */
const weekIncome = z.object({
  zoneShare: z.number(),
  zones: z.array(z.object({ zone: z.enum(zones), share: z.number(), prices: weekList })),
  rooms: weekList,
  visits: weekList,
  months: weekList,
})

const forecastBudget = z.object({
  annualSalary: z.number(),
  hours: z.number(),
  year,
  leftForSchemeBudget: z.number(),
  hoursForSchedule: z.number(),
  /** True when both the needs budget and the resource budget are locked. */
  isLocked: z.boolean(),
  lockedAt: isoInstant.nullable().optional(),
  annualWorker: z.object({ total: z.number(), temporaryWorkersWeeks: weekHours }),
  obUsk: z.number(),
  PO: z.number().nullable(),
  /** Full-time hours per week of the budget. */
  fullTimeHours: z.number().positive(),
  /** Weekly cost of staff outside the schedule. */
  fixedCostPerWeek: z.number(),
  /** As the lock of the budget froze them; null leaves those of the specification. */
  costFactors: costFactors.nullable(),
  /**
   * What dated settings add in each week: percent of the cost per hour and SEK of the fixed cost by revisions of pay
   * SEK of unsocial hours by the calendar.
   */
  costShift: z.object({ perHour: weekNumbers, fixedCost: weekNumbers, unsocial: weekNumbers }).optional(),
  /** Left out where the municipality has no prices, or the budget is not paid by hour or room. */
  income: weekIncome.optional(),
  /** What illness that is counted by spell takes off in each week: the hours of its spells, and those that they save. */
  sickPay: z.object({ spellHours: weekHours, savedHours: weekNumbers }).optional(),
})

type Schemas = Readonly<Record<KeptLine['shape'], z.ZodType>>

/** The lists of hours in a part of the answer, each with the schema of its shape, as the table of rows places them. */
const listsIn = <const Part extends string, Given extends Schemas>(part: Part, schemas: Given) =>
  Object.fromEntries(
    rowKinds.flatMap(({ wirePath: [first, name = ''], shape }) => (first === part ? [[name, schemas[shape]]] : [])),
  ) as {
    [
      Line in KeptLine as Line['wirePath'] extends readonly [Part, infer Name extends string] ? Name : never
    ]: Given[Line['shape']]
  }

const promised = {
  rows: z.array(forecastRowValues),
  row: z.tuple([z.object({ values: weekHours })]),
  weeks: weekHours,
}

const envelope = {
  id: entityId,
  budget: forecastBudget,
  needs: z.object(listsIn('needs', promised)),
  metrics: z.object({ target: z.object({ efficiency: weekNumbers }) }),
  avgCostPerHour: z.number(),
  totalAvailableStaffHours: z.number(),
  totalScheduledStaffHoursForSpan: z.number(),
  weeklyValues: z.object({ staffCost: weekNumbers, remainingBudget: weekNumbers }),
}

/** GET /forecast/unit/{unitId}/{year}/comprehensive: what the server promises. */
export const comprehensiveForecast = z.object({ ...envelope, staffing: z.object(listsIn('staffing', promised)) })
export type ComprehensiveForecast = z.infer<typeof comprehensiveForecast>

const unread = { rows: z.array(z.unknown()), row: z.unknown(), weeks: z.unknown() }

/**
 * The same answer as the page takes it in: the rows stay unread, because an invalid row is skipped
 * with a warning that names it, while the rest is shown.
 */
export const receivedForecast = z.object({
  ...envelope,
  needs: z.object(listsIn('needs', unread)),
  staffing: z.object(listsIn('staffing', unread)),
})
export type ReceivedForecast = z.infer<typeof receivedForecast>

/** A row as the page reads it. An id that is not a number is kept, shown, and stops a save. */
export const receivedForecastRow = z.object({
  id: z.union([z.int(), z.string()]),
  values: weekHours,
  diaryValues: weekHours.optional(),
})
export type ReceivedForecastRow = z.infer<typeof receivedForecastRow>

/** The hours of a kind of one row as the page reads them, by the shape of the kind. */
export const receivedWeeks = {
  row: promised.row.transform(([{ values }]) => values),
  weeks: promised.weeks,
}
