import type { StaffMemberWithTerms, StaffTerms } from '@veckovis/contracts/staff'
import type { Words } from '@veckovis/platform'
import type { ListValue } from '@veckovis/spreadsheet/list-writer'

/** A member with some of their terms. */
export type FileRow = { readonly member: StaffMemberWithTerms; readonly terms: StaffTerms }

export type FileColumn = {
  /** A key of `fields`. */
  readonly field: string
  readonly format?: string
  /** Only in an answer that holds salaries, reasons and notes. */
  readonly isSpecial?: true
  readonly value: (row: FileRow, t: Words) => ListValue
}

const dayOrNothing = (day: string | null) => (day === null ? null : { day })
const reasonOf = (reason: string | null | undefined, t: Words) => (reason ? t(`reasons.${reason}`) : null)

const person: readonly FileColumn[] = [
  { field: 'lastName', value: ({ member }) => member.lastName },
  { field: 'firstName', value: ({ member }) => member.firstName },
  { field: 'birthday', value: ({ member }) => dayOrNothing(member.birthday) },
]

const ofTerms: readonly FileColumn[] = [
  { field: 'validFrom', value: ({ terms }) => ({ day: terms.validFrom }) },
  { field: 'salary', format: '#,##0', isSpecial: true, value: ({ terms }) => terms.salary ?? null },
  { field: 'weeklyHours', format: '0.00', value: ({ terms }) => terms.weeklyHours },
  { field: 'ordinaryGrade', format: '0.00', value: ({ terms }) => terms.ordinaryService.grade },
  { field: 'ordinaryReason', isSpecial: true, value: ({ terms }, t) => reasonOf(terms.ordinaryService.reason, t) },
  { field: 'actualGrade', format: '0.00', value: ({ terms }) => terms.actualService.grade },
  { field: 'actualReason', isSpecial: true, value: ({ terms }, t) => reasonOf(terms.actualService.reason, t) },
]

const available = (value: FileColumn['value']): FileColumn => ({ field: 'availableHours', format: '0.00', value })

/** A row for each member with the terms of today: the columns of the list and of the dialogs. */
export const memberColumns: readonly FileColumn[] = [
  ...person,
  { field: 'gender', value: ({ member: { gender } }, t) => (gender === null ? null : t(`genders.${gender}`)) },
  { field: 'employedFrom', value: ({ member }) => ({ day: member.employedFrom }) },
  { field: 'employedTo', value: ({ member }) => dayOrNothing(member.employedTo) },
  ...ofTerms,
  available(({ member }) => (member.standing === 'left' ? null : member.availableHours)),
  { field: 'notes', isSpecial: true, value: ({ member }) => member.notes ?? null },
]

/** A row for each of the terms of each member, the earliest first. */
export const termsColumns: readonly FileColumn[] = [
  ...person,
  ...ofTerms,
  available(({ terms }) => terms.availableHours),
]
