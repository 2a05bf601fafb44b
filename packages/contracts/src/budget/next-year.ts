import { budgetStates } from '@veckovis/domain/budget'
import { z } from 'zod'
import { counted, queryOfUnits } from '../wire/counted'
import { entityId, isoInstant, year } from '../wire/primitives'

/** GET /budget/next-year?counted=true. */
export const nextYearQuery = queryOfUnits

/** The state that is furthest on, null for no budget; and whether its lock was asked for or sent back with a reason. */
const standing = z.object({ state: z.enum(budgetStates).nullable(), request: z.enum(['asked', 'returned']).nullable() })
export type BudgetOfNextYear = z.infer<typeof standing>

const unit = z.object({ id: entityId, name: z.string() })

/** Open requests to lock that the caller may answer, of any year; the rows are the ten that have waited longest. */
const lockRequests = z.object({
  total: counted,
  rows: z.array(
    z.object({
      unit,
      department: z.string(),
      kind: z.enum(['needs', 'resource']),
      /** Of the budget. */
      id: entityId,
      name: z.string(),
      year,
      askedAt: isoInstant,
      /** Null when they are gone. */
      askedBy: z.string().nullable(),
    }),
  ),
})
export type LockRequestsToAnswer = z.infer<typeof lockRequests>
export type LockRequestsAnswer = z.input<typeof lockRequests>

/**
 * What is missing for the next year in the units whose budgets the caller reads, in Swedish order: units where not both are
 * locked; above 200 units the ten that have come least far. `isDue` from 1 September on in Sweden; before it there are no
 * rows. `units` counts all units, `total` those that are not locked. `requests` wait all year round.
 */
export const nextYearBudgets = z.object({
  units: z.int(),
  year,
  isDue: z.boolean(),
  total: counted,
  rows: z.array(z.object({ unit, department: z.string(), needs: standing, resources: standing })),
  requests: lockRequests,
})
export type NextYearBudgets = z.infer<typeof nextYearBudgets>
export type NextYearAnswer = z.input<typeof nextYearBudgets>
