import { idInPath, yearInPath } from '@veckovis/contracts/wire'
import { permissionIds } from '@veckovis/domain/access'
import { z } from 'zod'
import type { Level } from '../../http/actor'
import type { Access } from '../../http/route'

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

/** What the caller may do with the budgets of the unit. */
export const rightsOf = ({ may }: { readonly may: (level: Level) => boolean }) => ({
  write: may('WRITE'),
  approve: may('APPROVE'),
})
