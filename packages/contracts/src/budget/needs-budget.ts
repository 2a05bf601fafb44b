import { z } from 'zod'
import { entityId, isoInstant, uuid } from '../wire/primitives'
import { lockRequest } from './lock-request'
import {
  balancedShares,
  budgetComment,
  budgetName,
  budgetState,
  budgetYear,
  roomLines,
  targetEfficiency,
  timeType,
  zoneLines,
} from './budget-fields'

const entered = {
  name: budgetName,
  comment: budgetComment,
  timeType,
  zones: zoneLines,
  rooms: roomLines,
  efficiency: targetEfficiency,
  monthlyShares: balancedShares,
}

/** A needs budget with what follows from its lines. Hours are not rounded. */
export const needsBudget = z.object({
  id: entityId,
  unitId: entityId,
  /** Counts up with every change; the ETag is `"{id}-{version}"`. */
  version: z.int().positive(),
  year: budgetYear,
  state: budgetState,
  lockedAt: isoInstant.nullable(),
  ...entered,
  monthlyShares: z.array(z.number()).length(12),
  /** Of the municipality for the year; frozen when the budget is locked. */
  fullTimeHours: z.number().positive(),
  zoneHours: z.number(),
  roomHours: z.number(),
  annualNeededHours: z.number(),
  /** A resource budget rests on it: locked and linked it is not edited any more. */
  isLinked: z.boolean(),
  /** An approved change of needs falls in its year: locked it is not edited any more. */
  hasChangeOfNeed: z.boolean(),
  lockRequest: lockRequest.nullable(),
})
export type NeedsBudget = z.infer<typeof needsBudget>

/** What the list tells about the caller and the unit: without staff no budget is made. */
const rights = { hasStaff: z.boolean(), write: z.boolean(), approve: z.boolean() }

/** GET /need/unit/{unitId}: every needs budget of the unit, the latest year first. */
export const needsBudgetList = z.object({ budgets: z.array(needsBudget), ...rights })
export type NeedsBudgetList = z.infer<typeof needsBudgetList>

const hasLines = ({ zones, rooms }: { readonly zones: readonly object[]; readonly rooms: readonly object[] }) =>
  zones.length + rooms.length > 0

/**
 * POST /need/unit/{unitId}. `requestId` is made once when the stepper opens: a repeat of the same body answers with
 * the budget of the first, another body under the same id is 409 with details `{reason: 'request-repeated', id}`.
 */
export const newNeedsBudget = z
  .strictObject({ requestId: uuid, year: budgetYear, ...entered })
  .refine(hasLines, { error: 'required', path: ['zones'] })
export type NewNeedsBudget = z.infer<typeof newNeedsBudget>

/** PATCH /need/{id} with If-Match: only what changes. A locked budget needs the confirmation. */
export const needsBudgetChanges = z
  .strictObject({ ...z.object(entered).partial().shape, confirmsLocked: z.boolean().optional() })
  .refine(changes => Object.entries(changes).some(([key, part]) => key !== 'confirmsLocked' && part !== undefined), {
    error: 'required',
  })
  .refine(({ zones, rooms }) => zones?.length !== 0 || rooms?.length !== 0, { error: 'required', path: ['zones'] })
export type NeedsBudgetChanges = z.infer<typeof needsBudgetChanges>

/** The answer of DELETE /need/{id} and /budget/{id}. */
export const budgetDeleted = z.object({ id: entityId })
export type BudgetDeleted = z.infer<typeof budgetDeleted>

/** GET /need/unit/{unitId}/basis/{year}: what the stepper begins with. */
export const needsBasis = z.object({
  year: budgetYear,
  hasStaff: z.boolean(),
  fullTimeHours: z.number().positive(),
  /** The budget of the year before, whose figures stand beside the fields. */
  lastYear: needsBudget.nullable(),
  /** One budget of each earlier year that may be copied, the latest first. */
  earlier: z.array(needsBudget),
})
export type NeedsBasis = z.infer<typeof needsBasis>
