import {
  shownNumber,
  shownUnit,
  type Explanation,
  type ExplanationTerm,
  type FigureUnit,
  type FigureValue,
  type TermDetail,
} from './explanation'
import type { FormulaCaseId, FormulaId } from './explanation-ids'

/** What is known of the terms beyond the inputs, by the names of the inputs. */
export type TermDetails<Inputs> = { readonly [Name in keyof Inputs]?: TermDetail }

/** One definition for both: what it calculates is what it explains. */
export type Formula<Inputs, Value extends FigureValue = number> = {
  readonly id: FormulaId
  readonly unit: FigureUnit
  /** In the formula's unit, not rounded */
  readonly calculate: (inputs: Inputs) => Value
  /** The same value in the unit it is shown in, with what it is made of */
  readonly explain: (inputs: Inputs, details?: TermDetails<Inputs>) => Explanation<Value>
}

type FormulaCase<Inputs, Value> = {
  readonly id: FormulaCaseId
  readonly when: (inputs: Inputs) => boolean
  readonly compute: (inputs: Inputs) => Value
}

export type FormulaDefinition<Inputs, Value extends FigureValue> = {
  readonly id: FormulaId
  readonly unit: FigureUnit
  readonly compute: (inputs: Inputs) => Value
  /** The case in which another calculation holds */
  readonly except?: FormulaCase<Inputs, Value>
  readonly listTerms: (inputs: Inputs, details: TermDetails<Inputs>) => readonly ExplanationTerm[]
}

const shown = <Value extends FigureValue>(value: Value, unit: FigureUnit): Value =>
  typeof value === 'number' ? (shownNumber(value, unit) as Value) : value

/** A formula of any shape; the named and listed ones below are made with it. */
export const defineFormula = <Inputs, Value extends FigureValue = number>({
  id,
  unit,
  compute,
  except,
  listTerms,
}: FormulaDefinition<Inputs, Value>): Formula<Inputs, Value> => {
  const calculate =
    except === undefined
      ? compute
      : (inputs: Inputs): Value => (except.when(inputs) ? except.compute(inputs) : compute(inputs))
  return {
    id,
    unit,
    calculate,
    explain: (inputs, details = {}) => ({
      formulaId: id,
      unit: shownUnit(unit),
      value: shown(calculate(inputs), unit),
      terms: listTerms(inputs, details),
      ...(except?.when(inputs) === true ? { caseId: except.id } : {}),
    }),
  }
}
