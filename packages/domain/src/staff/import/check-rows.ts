import { needsServiceReason } from '../staff-numbers'
import { checkTermsDay, type Employment, type ServiceValues } from '../service-terms'
import { hasTerms, valuesAfter } from './row-terms'
import { basicFields, type StaffRow, type StaffRowField, type StaffRowProblem } from './staff-row'

export const problem = ({ line }: StaffRow, field: StaffRowField, code: StaffRowProblem['code']): StaffRowProblem => ({
  line,
  field,
  code,
})

/** Rows of one person that say different things, or have terms from the same day twice. */
export const contradictions = (rows: readonly StaffRow[]): StaffRowProblem[] => {
  const found = basicFields.flatMap(field => {
    const said = rows.filter(row => row[field] !== undefined)
    const [first] = said
    return said
      .filter(row => row[field] !== first?.[field])
      .map(row => ({ ...problem(row, field, 'contradicts'), ...(first && { other: first.line }) }))
  })
  const dated = rows.filter(hasTerms)
  const repeated = dated.flatMap((row, index) => {
    const first = dated.slice(0, index).find(other => other.validFrom === row.validFrom)
    return first === undefined ? [] : [{ ...problem(row, 'validFrom', 'twice'), other: first.line }]
  })
  return [...found, ...repeated]
}

/** The first value that one of the rows has. */
export const saidIn = <Field extends keyof StaffRow>(
  rows: readonly StaffRow[],
  field: Field,
): StaffRow[Field] | undefined => rows.find(row => row[field] !== undefined)?.[field]

const services = [
  ['ordinaryService', 'ordinaryReason'],
  ['actualService', 'actualReason'],
] as const

/** A grade below 1.00 needs its reason. */
export const reasonProblems = (row: StaffRow, before: ServiceValues): StaffRowProblem[] => {
  const after = valuesAfter(before, row)
  return services
    .filter(([service]) => needsServiceReason(after[service].grade / 100) && after[service].reason === null)
    .map(([, field]) => problem(row, field, 'required'))
}

/** An employment that ends has begun, and terms begin within it. */
export const employmentProblems = (rows: readonly StaffRow[], employment: Employment): StaffRowProblem[] => {
  const { employedFrom, employedTo } = employment
  const ending = rows.find(row => row.employedTo !== undefined)
  const ends =
    ending !== undefined && employedTo !== null && employedTo < employedFrom
      ? [problem(ending, 'employedTo', 'ends-before-start')]
      : []
  const days = rows.filter(hasTerms).flatMap(row => {
    if (row.validFrom === undefined) return []
    const checked = checkTermsDay(row.validFrom, employment)
    return checked.ok ? [] : [problem(row, 'validFrom', checked.error)]
  })
  return [...ends, ...days]
}
