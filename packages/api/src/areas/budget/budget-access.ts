import { idInPath, yearInPath } from '@veckovis/contracts/wire'
import { permissionIds } from '@veckovis/domain/access'
import { z } from 'zod'
import { includesLevel, levelOn, type Actor, type AddressedUnit, type Level } from '../../http/actor'
import type { Access } from '../../http/route'
import type { AddressedBudget } from './budget-context'

/** Budgets are one area with one permission and one licence, needs and resources alike. */
export const budgetAccess = (level: Level, from: 'params' | 'record' = 'params'): Access => ({
  kind: 'unit',
  permission: permissionIds.budget,
  level,
  area: 'budget',
  from,
})

export const unitParams = z.strictObject({ unitId: idInPath })
export const unitYearParams = z.strictObject({ unitId: idInPath, year: yearInPath })
export const budgetParams = z.strictObject({ id: idInPath })

type Called = { readonly actor: Actor; readonly unit: AddressedUnit; readonly now: Date }

export const callerOf = ({ actor, unit, now }: Called) => ({ userId: actor.userId, unitId: unit.unitId, at: now })

/** What the caller may do with the budgets of the unit. */
export const rightsOf = ({ actor, unit }: Called) => {
  const level = levelOn(actor, permissionIds.budget, unit)
  const may = (needed: Level) => level !== null && includesLevel(level, needed)
  return { write: may('WRITE'), approve: may('APPROVE') }
}

export const addressedBy = (
  params: z.output<typeof budgetParams>,
  request: { readonly headers: { readonly 'if-match'?: string | undefined } },
): AddressedBudget => ({ id: params.id, basedOn: request.headers['if-match'] })
