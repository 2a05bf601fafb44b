import type {
  NewStaffMember,
  StaffChanges,
  StaffMember,
  StaffMemberWithTerms,
  StaffTerms,
} from '@veckovis/contracts/staff'
import { hoursFromHundredths, roundHalfAwayFromZero } from '@veckovis/domain/numbers'
import { availableHours, termsOn, type Service, type ServiceTerms, type ServiceValues } from '@veckovis/domain/staff'
import type { StoredStaffMember } from './stored-staff'

/** Whether the answer may hold salary, reasons and notes (see contracts/src/staff/staff-member.ts). */
export type Sight = { readonly seesAll: boolean }

const hundredths = (value: number) => roundHalfAwayFromZero(value * 100)

type SentService<Reason> = { readonly grade: number; readonly reason: Reason | null }

const storedService = <Reason>({ grade, reason }: SentService<Reason>): Service<Reason> => ({
  grade: hundredths(grade),
  reason,
})

const wireService = <Reason>({ grade, reason }: Service<Reason>, { seesAll }: Sight) => ({
  grade: hoursFromHundredths(grade),
  ...(seesAll ? { reason } : {}),
})

type SentValues = Pick<NewStaffMember, 'salary' | 'weeklyHours' | 'ordinaryService' | 'actualService'>

export const serviceValuesOf = (sent: SentValues): ServiceValues => ({
  salary: sent.salary,
  weeklyHours: hundredths(sent.weeklyHours),
  ordinaryService: storedService(sent.ordinaryService),
  actualService: storedService(sent.actualService),
})

export const changedValuesOf = (sent: NonNullable<StaffChanges['terms']>): Partial<ServiceValues> => ({
  ...(sent.salary === undefined ? {} : { salary: sent.salary }),
  ...(sent.weeklyHours === undefined ? {} : { weeklyHours: hundredths(sent.weeklyHours) }),
  ...(sent.ordinaryService === undefined ? {} : { ordinaryService: storedService(sent.ordinaryService) }),
  ...(sent.actualService === undefined ? {} : { actualService: storedService(sent.actualService) }),
})

const wireValues = (terms: ServiceTerms, sight: Sight): Omit<StaffTerms, 'validFrom'> => ({
  ...(sight.seesAll ? { salary: terms.salary } : {}),
  weeklyHours: hoursFromHundredths(terms.weeklyHours),
  ordinaryService: wireService(terms.ordinaryService, sight),
  actualService: wireService(terms.actualService, sight),
  availableHours: hoursFromHundredths(availableHours(terms.weeklyHours, terms.actualService.grade)),
})

/** A row of the table with the terms of `today`. */
export const staffRowOf = (member: StoredStaffMember, today: string, sight: Sight): StaffMember => {
  const { terms, notes, ...person } = member
  return { ...person, ...(sight.seesAll ? { notes } : {}), ...wireValues(termsOn(terms, today), sight) }
}

export const staffMemberOf = (member: StoredStaffMember, today: string, sight: Sight): StaffMemberWithTerms => ({
  ...staffRowOf(member, today, sight),
  terms: member.terms.map(terms => ({ validFrom: terms.validFrom, ...wireValues(terms, sight) })),
})
