import { z } from 'zod'
import { entityId, isoInstant } from '../wire/primitives'
import { userStatuses } from './analytics-queries'
import { figuresOfPeople } from './figure-subjects'

const count = z.int().min(0)
/** A figure that cannot be calculated is missing, and never 0. */
const figure = z.number().nullable()
const named = z.object({ id: entityId, name: z.string() })
const isoWeek = z.object({ year: z.int(), week: z.int() })

/**
 * Which figures of people are kept back from a caller who may not read the people. In a row the figure is null
 * then; a total leaves such units out, and is null where none is left. Absent in answers of before.
 */
const hidden = { hidden: z.array(z.enum(figuresOfPeople)).optional() }

/** Of what moment the figures are: now, or the age of the replica that they were read from. */
const asOf = { asOf: isoInstant }

/** A client is a municipality. Its users hold a role on it, above it or below it, distinct people. */
const clientRow = z.object({
  activeUsers: count,
  activeShare: figure,
  client: named,
  lastSavedForecast: isoInstant.nullable(),
  logins: count,
  totalUsers: count,
  units: count,
  loginsPerUser: figure,
  /** Whether the municipality holds the licence of analytics now */
  licensed: z.boolean(),
})
export type ClientRow = z.infer<typeof clientRow>

/** Sums over all rows, people counted once; shares as means of the rows, and weighted as ratios of the sums. */
const clientTotals = z.object({
  activeUsers: count,
  activeShare: figure,
  logins: count,
  totalUsers: count,
  units: count,
  loginsPerUser: figure,
  licensed: count,
})

export const clientList = z.object({
  ...asOf,
  rows: clientRow.array(),
  total: count,
  totals: clientTotals,
  weighted: z.object({ activeShare: figure, loginsPerUser: figure }),
})
export type ClientList = z.infer<typeof clientList>

const userRow = z.object({
  client: named.nullable(),
  /** The unit that the person chose, or else the first that their roles name */
  unit: named.nullable(),
  /** Units that their roles cover */
  units: count,
  user: z.object({ id: entityId, firstName: z.string(), lastName: z.string() }),
  /** The id of the job title */
  role: z.int().nullable(),
  lastLogin: isoInstant.nullable(),
  status: z.enum(userStatuses),
})
export type UserRow = z.infer<typeof userRow>

export const userList = z.object({
  ...asOf,
  rows: userRow.array(),
  total: count,
  /** How many of the people have each status, and the mean of the units that they cover */
  totals: z.object({ active: count, inactive: count, never: count, units: figure }),
})
export type UserList = z.infer<typeof userList>

/** Hours and full-time posts are not rounded, money is SEK and not rounded, 1 is 100 % in shares and ratios. */
const unitFigures = {
  targetEfficiency: figure,
  actualEfficiency: figure,
  /** Available by needed hours */
  staffing: figure,
  /** Full-time posts */
  grossStaff: figure,
  netStaff: figure,
  grossHours: figure,
  grossShare: figure,
  /** Full-time posts */
  recommendedGross: figure,
  absence: figure,
  substitutes: figure,
  hourlySubstitutes: figure,
  ownResourceShift: figure,
  cost: figure,
  budget: figure,
  difference: figure,
  averageGrade: figure,
  /** Hours per week */
  averageNeed: figure,
}

const unitRow = z.object({
  /** The municipality */
  client: named,
  department: named,
  unit: named,
  users: count,
  activeShare: figure,
  balanced: z.boolean().nullable(),
  ...unitFigures,
  ...hidden,
  /** Whether the unit has a forecast in the period */
  forecast: z.boolean(),
  /** Whether neither the unit nor its department is closed; closed ones are listed for past periods only */
  open: z.boolean(),
})
export type UnitRow = z.infer<typeof unitRow>

/** Sums, ratios as means of the rows that have one; users are distinct people, `balanced` how many units are. */
const unitTotals = z.object({
  users: count,
  activeShare: figure,
  balanced: count.nullable(),
  ...unitFigures,
  ...hidden,
})
export type UnitTotals = z.infer<typeof unitTotals>

/** Ratios of sums; `balanced` is the share of the units with a forecast that are in balance. */
const unitWeighted = z.object({
  activeShare: figure,
  balanced: figure,
  targetEfficiency: figure,
  actualEfficiency: figure,
  staffing: figure,
  grossShare: figure,
  averageGrade: figure,
  ...hidden,
})
export type UnitWeighted = z.infer<typeof unitWeighted>

/** The figures of a row in the same weeks of the year before. Users and grades are of now, and have none. */
const unitBefore = z.object({ balanced: z.boolean().nullable(), ...unitFigures, ...hidden })
export type UnitBefore = z.infer<typeof unitBefore>

export const unitList = z.object({
  ...asOf,
  period: z.object({ from: isoWeek, to: isoWeek }),
  rows: unitRow.array(),
  total: count,
  totals: unitTotals,
  weighted: unitWeighted,
  /** Asked for with `compare=year-before`; `byId` has the units of the page */
  before: z
    .object({
      period: z.object({ from: isoWeek, to: isoWeek }),
      totals: unitTotals.omit({ users: true, activeShare: true }),
      weighted: unitWeighted.omit({ activeShare: true }),
      byId: z.record(z.string(), unitBefore),
    })
    .optional(),
})
export type UnitList = z.infer<typeof unitList>

/**
 * Hours of absence of all the units together in each week of the period, not rounded; null in weeks of which none of
 * them has a forecast. Nobody's own absence is in it: each is of a unit at least, as that unit's forecast shows it.
 */
export const absenceByWeek = z.object({
  ...asOf,
  period: z.object({ from: isoWeek, to: isoWeek }),
  /** How many of the units have a forecast in the period */
  units: count,
  weeks: z.array(isoWeek.extend({ absence: figure })),
})
export type AbsenceByWeek = z.infer<typeof absenceByWeek>
