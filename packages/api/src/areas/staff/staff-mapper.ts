import type {
  NewStaffMember,
  StaffChanges,
  StaffMember,
  StaffMemberWithTerms,
  StaffTerms,
} from '@veckovis/contracts/staff'
import { hoursFromHundredths, roundHalfAwayFromZero } from '@veckovis/domain/numbers'
import {
  availableHours,
  personFieldNames,
  standingOn,
  termsOn,
  traitsOf,
  type Distinction,
  type Service,
  type ServiceTerms,
  type ServiceValues,
  type SpecialField,
  type StaffPerson,
} from '@veckovis/domain/staff'
import type { StoredStaffMember } from './stored-staff'

/** Whether the answer may hold salary, reasons and notes (see contracts/src/staff/staff-member.ts). */
type Sight = { readonly seesAll: boolean }

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

type ShownPerson = Omit<StaffPerson, SpecialField> & Partial<Pick<StaffPerson, SpecialField>>

/** What is written about a member, as far as the caller may see it. */
const shownPersonOf = (member: StaffPerson, { seesAll }: Sight): ShownPerson => {
  const seen = personFieldNames.filter(field => seesAll || traitsOf(field).isSpecial !== true)
  return Object.fromEntries(seen.map(field => [field, member[field]])) as ShownPerson
}

/** What the members that are shown have beside themselves: the day, who asks, and their namesakes. */
export type Shown = {
  readonly today: string
  readonly sight: Sight
  readonly distinctions: ReadonlyMap<number, Distinction>
}

/** A row of the table with the terms of today; anyone who has left has no available hours. */
export const staffRowOf = (member: StoredStaffMember, { today, sight, distinctions }: Shown): StaffMember => {
  const { terms, id, unitId, version } = member
  const standing = standingOn(member, today)
  return {
    ...{ id, unitId, version, ...shownPersonOf(member, sight) },
    distinction: distinctions.get(id) ?? null,
    standing,
    ...wireValues(termsOn(terms, today), sight),
    ...(standing === 'left' ? { availableHours: 0 } : {}),
  }
}

export const staffMemberOf = (member: StoredStaffMember, shown: Shown): StaffMemberWithTerms => ({
  ...staffRowOf(member, shown),
  terms: member.terms.map(terms => ({ validFrom: terms.validFrom, ...wireValues(terms, shown.sight) })),
})
