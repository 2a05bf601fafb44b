import type { ExplanationIn } from '../../formula/explanation'
import type { StaffingMark } from '../forecast-result'
import type { ExplanationNameId, FormulaCaseId, FormulaId } from './explanation-ids'

/** Units that an explanation is shown in. */
export type ExplanationUnit =
  'hours' | 'money' | 'money-per-hour' | 'percent' | 'points' | 'fte' | 'weeks' | 'hours-per-week' | 'mark'

/** Units that formulas calculate in: hours also as whole hundredths, which are shown as hours. */
export type FigureUnit = ExplanationUnit | 'hundredths'

export type FigureValue = number | StaffingMark

/** A figure that another one is made of, not rounded. */
export type ExplanationTerm = {
  readonly nameId: ExplanationNameId
  readonly unit: ExplanationUnit
  readonly value: FigureValue
  /** The week that the figure belongs to, where it is another than the one explained or one of several */
  readonly week?: number
  /** What the value is multiplied by before it is added */
  readonly factor?: number
  /** Value times factor in the unit of the whole; contributions of the same list add up to the whole */
  readonly contribution?: number
  readonly caseId?: FormulaCaseId
  /** What the value itself is made of */
  readonly parts?: readonly ExplanationTerm[]
}

/** What is known of a term beyond its value. */
export type TermDetail = Pick<ExplanationTerm, 'week' | 'parts' | 'caseId'> & {
  /** What the term is called where it is another than the formula's own */
  readonly nameId?: ExplanationNameId
}

/** What the explanations of a forecast are made of. */
export type ForecastVocabulary = {
  readonly formulaId: FormulaId
  readonly caseId: FormulaCaseId
  readonly nameId: ExplanationNameId
  readonly unit: FigureUnit
  readonly shownUnit: ExplanationUnit
  readonly value: FigureValue
  readonly term: ExplanationTerm
  readonly detail: TermDetail
}

export type Explanation<Value extends FigureValue = FigureValue> = ExplanationIn<ForecastVocabulary, Value>

export const shownUnit = (unit: FigureUnit): ExplanationUnit => (unit === 'hundredths' ? 'hours' : unit)

/** The value in the unit it is shown in: hundredths as hours, all others as they are. */
export const shownNumber = (value: number, unit: FigureUnit): number => (unit === 'hundredths' ? value / 100 : value)
