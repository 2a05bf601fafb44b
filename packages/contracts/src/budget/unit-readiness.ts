import { budgetStates } from '@veckovis/domain/budget'
import { z } from 'zod'

const furthest = z.enum(budgetStates).nullable()

/**
 * GET /budget/unit/{id}/readiness: what a unit has of what its first forecast needs. Of each kind of budget the state that is
 * furthest on in any year, null for none; when a resource budget is locked, there is a forecast.
 */
export const unitReadiness = z.strictObject({ hasStaff: z.boolean(), needs: furthest, resources: furthest })
export type UnitReadiness = z.infer<typeof unitReadiness>
