import { idInPath } from '@veckovis/contracts/wire'
import { permissionIds, seesSalaries, type Place, type RoleHolder } from '@veckovis/domain/access'
import { z } from 'zod'
import type { Access } from '../../http/admission/access'
import type { StaffCaller } from './staff-context'

export const accessToStaff = (level: 'READ' | 'WRITE', from?: 'record'): Access => ({
  place: 'unit',
  permission: permissionIds.staff,
  level,
  licence: 'staff',
  ...(from && { from }),
})

export const unitParams = z.strictObject({ unitId: idInPath })
export const changesStaff = accessToStaff('WRITE')

type Called = { readonly caller: Omit<StaffCaller, 'seesAll'>; readonly actor: RoleHolder; readonly unit: Place }

export const callerOf = ({ caller, actor, unit }: Called): StaffCaller => ({
  ...caller,
  seesAll: seesSalaries(actor, unit),
})

/** Whose salaries, reasons and notes were shown; nobody's to those who may not see them. */
export const shownOf = ({ seesAll }: StaffCaller, subject: string, staff: readonly number[]) =>
  seesAll && staff.length > 0 ? { subject, details: { staff } } : null
