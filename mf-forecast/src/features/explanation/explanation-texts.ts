import type { Words } from '@veckovis/platform'
import {
  isQuantityId,
  type Explanation,
  type ExplanationNameId,
  type ExplanationTerm,
  type ExplanationUnit,
} from '@veckovis/domain/forecast'
import {
  formatCostPerHour,
  formatDecimals,
  formatFractionalHours,
  formatMoney,
  formatPercent,
} from '@veckovis/domain/numbers'
import { rowNameById, type AbsenceNames } from '../../wording/row-names'

export type ExplanationNames = (nameId: ExplanationNameId) => string

/** What the terms of explanations are called: rows as in their tables, all other quantities by their own words. */
export const explanationNames =
  (absenceNames: AbsenceNames, words: Words): ExplanationNames =>
  nameId =>
    isQuantityId(nameId) ? words(`why.quantities.${nameId}`) : rowNameById(nameId, absenceNames, words)

/** The name of a term that stands by itself, with the week that it belongs to. */
export const nameOfTerm = ({ nameId, week }: ExplanationTerm, names: ExplanationNames, words: Words): string =>
  week === undefined
    ? names(nameId)
    : words('status.place', { name: names(nameId), place: words('weekShort', { week }) })

type Figure = Pick<Explanation, 'value' | 'unit'> & Partial<Pick<Explanation, 'formulaId'>>

const numberText = (value: number, unit: ExplanationUnit): string => {
  switch (unit) {
    case 'money':
      return formatMoney(value)
    case 'money-per-hour':
      return formatCostPerHour(value)
    case 'percent':
      return formatPercent(value, 1)
    case 'fte':
      return formatDecimals(value, 2)
    default:
      return formatFractionalHours(value)
  }
}

/** A figure as it is shown in its unit, with the unit. */
export const figureText = ({ value, unit, formulaId }: Figure, words: Words): string => {
  if (typeof value === 'string') return words(`marks.${value}`)
  // Its card has two decimals, as the payroll office states it.
  if (formulaId === 'budget-payroll-overhead') return formatPercent(value, 2)
  const text = numberText(value, unit)
  return unit === 'percent' ? text : words(`why.units.${unit}`, { value: text })
}

/** The same without its unit, for columns that name it once. */
export const bareText = (value: number, unit: ExplanationUnit): string => numberText(value, unit)

/** A list of terms as it is drawn: one figure over several weeks, rows with factors, or plain terms. */
export type TermsShape = 'weeks' | 'factors' | 'signed' | 'plain'

export const shapeOf = (terms: readonly ExplanationTerm[]): TermsShape => {
  const [first] = terms
  if (first?.week !== undefined && terms.every(({ week, nameId }) => week !== undefined && nameId === first.nameId))
    return 'weeks'
  if (terms.some(({ contribution }) => contribution === undefined)) return 'plain'
  return terms.every(({ factor }) => factor === 1 || factor === -1) ? 'signed' : 'factors'
}

const listedInFull = 6

/** Long lists of rows leave out those without hours; short ones show every term of their formula. */
export const termsToShow = (terms: readonly ExplanationTerm[]): readonly ExplanationTerm[] => {
  const withHours = terms.filter(({ value }) => value !== 0)
  return terms.length <= listedInFull || withHours.length === 0 ? terms : withHours
}
