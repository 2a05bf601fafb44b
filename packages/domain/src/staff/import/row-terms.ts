import { changeTerms, termsOn, type ServiceTerms, type ServiceValues } from '../service-terms'
import { termsFieldNames, type TermsField } from '../staff-fields'
import type { StaffRow, StaffRowChange } from './staff-row'

const whole = 100

type Values = { readonly [Field in TermsField]: string | number | null }

const flat = ({ salary, weeklyHours, ordinaryService, actualService }: ServiceValues): Values => ({
  salary,
  weeklyHours,
  ordinaryGrade: ordinaryService.grade,
  ordinaryReason: ordinaryService.reason,
  actualGrade: actualService.grade,
  actualReason: actualService.reason,
})

type Service<Reason> = { readonly grade: number; readonly reason: Reason | null }

/** An empty reason stays as it is, unless the grade becomes whole: then there is none. */
const serviceAfter = <Reason>(before: Service<Reason>, grade = before.grade, reason?: Reason): Service<Reason> => {
  const kept = grade === whole && grade !== before.grade ? null : before.reason
  return { grade, reason: reason ?? kept }
}

/** The values that hold from a row on, where the others were before it. */
export const valuesAfter = (before: ServiceValues, row: StaffRow): ServiceValues => ({
  salary: row.salary ?? before.salary,
  weeklyHours: row.weeklyHours ?? before.weeklyHours,
  ordinaryService: serviceAfter(before.ordinaryService, row.ordinaryGrade, row.ordinaryReason),
  actualService: serviceAfter(before.actualService, row.actualGrade, row.actualReason),
})

export const hasTerms = (row: StaffRow): boolean => termsFieldNames.some(field => row[field] !== undefined)

/** What a row makes of the terms that hold on a day, field by field. */
export const termsDifferences = (before: ServiceValues, row: StaffRow, day: string): StaffRowChange[] => {
  const was = flat(before)
  const is = flat(valuesAfter(before, row))
  return termsFieldNames
    .filter(field => was[field] !== is[field])
    .map(field => ({ line: row.line, field, validFrom: day, before: was[field], after: is[field] }))
}

const servicesOf = (changes: readonly StaffRowChange[], values: ServiceValues): Partial<ServiceValues> => {
  const changed = new Set(changes.map(({ field }) => field))
  const isOrdinary = changed.has('ordinaryGrade') || changed.has('ordinaryReason')
  const isActual = changed.has('actualGrade') || changed.has('actualReason')
  return {
    ...(changed.has('salary') ? { salary: values.salary } : {}),
    ...(changed.has('weeklyHours') ? { weeklyHours: values.weeklyHours } : {}),
    ...(isOrdinary ? { ordinaryService: values.ordinaryService } : {}),
    ...(isActual ? { actualService: values.actualService } : {}),
  }
}

export type TermsChange = { readonly validFrom: string; readonly values: Partial<ServiceValues> }

export type TermsPlan = {
  readonly changes: readonly StaffRowChange[]
  /** In the order in which they are made. */
  readonly steps: readonly TermsChange[]
}

/** What rows with a day make of the terms, one after another by their days: so a later row holds where it says otherwise. */
export const planTerms = (
  history: readonly ServiceTerms[],
  rows: readonly (StaffRow & { readonly validFrom: string })[],
): TermsPlan => {
  let terms = history
  const changes: StaffRowChange[] = []
  const steps: TermsChange[] = []
  for (const row of rows.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))) {
    const before = termsOn(terms, row.validFrom)
    const found = termsDifferences(before, row, row.validFrom)
    if (found.length === 0) continue
    const values = servicesOf(found, valuesAfter(before, row))
    terms = changeTerms(terms, { validFrom: row.validFrom, ...values })
    changes.push(...found)
    steps.push({ validFrom: row.validFrom, values })
  }
  return { changes, steps }
}
