import { budgetStates } from '@veckovis/domain/budget'
import { z } from 'zod'
import { entityId, idInPath, year } from '../wire/primitives'

/** GET /budget/next-year?unitId=: the active unit, the only one that is told of to those who reach very many. */
export const nextYearQuery = z.strictObject({ unitId: idInPath.optional() })

/** The state that is furthest on, null for no budget; and whether its lock was asked for or sent back with a reason. */
const standing = z.object({ state: z.enum(budgetStates).nullable(), request: z.enum(['asked', 'returned']).nullable() })
export type BudgetOfNextYear = z.infer<typeof standing>

const unit = z.object({ id: entityId, name: z.string() })

/**
 * What is missing for the next year in the units whose budgets the caller reads, in Swedish order: units where not both are
 * locked. `isDue` from 1 September on in Sweden; before it there are no rows. `units` counts all units.
 */
export const nextYearBudgets = z.object({
  units: z.int(),
  year,
  isDue: z.boolean(),
  rows: z.array(z.object({ unit, department: z.string(), needs: standing, resources: standing })),
})
export type NextYearBudgets = z.infer<typeof nextYearBudgets>
