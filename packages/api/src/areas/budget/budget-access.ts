import { idInPath, yearInPath } from '@veckovis/contracts/wire'
import { permissionIds, type PermissionLevel } from '@veckovis/domain/access'
import { z } from 'zod'
import type { Access } from '../../http/admission/access'

/** Budgets are one area with one permission and one licence, needs and resources alike. */
export const budgetAccess = (level: PermissionLevel, from?: 'record'): Access => ({
  place: 'unit',
  permission: permissionIds.budget,
  level,
  licence: 'budget',
  ...(from && { from }),
})

export const unitParams = z.strictObject({ unitId: idInPath })
export const unitYearParams = z.strictObject({ unitId: idInPath, year: yearInPath })
export const budgetParams = z.strictObject({ id: idInPath })

/** What the caller may do with the budgets of the unit. */
export const rightsOf = ({ may }: { readonly may: (level: PermissionLevel) => boolean }) => ({
  write: may('WRITE'),
  approve: may('APPROVE'),
})
