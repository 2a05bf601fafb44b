import type { ReadQuestion } from '@veckovis/contracts/privacy'
import { idInPath } from '@veckovis/contracts/wire'
import { permissionIds, seesSalaries, type Place, type RoleHolder } from '@veckovis/domain/access'
import { z } from 'zod'
import type { Access } from '../../http/admission/access'
import type { Question } from '../../http/route'
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

/** Who of a unit was asked for, or shown. Those who see no salaries, reasons and notes see hours and grades of people. */
export const staffQuestion = (
  question: ReadQuestion,
  { unitId }: { readonly unitId: number },
  { staff, words }: { readonly staff: readonly { readonly id: number }[]; readonly words?: string },
): Question => ({
  subject: `unit/${unitId}`,
  details: {
    question,
    staff: staff.map(({ id }) => id),
    ...(words !== undefined && words.trim() !== '' && { words: true }),
  },
})
