import { defineFormula, type Formula, type FormulaDefinition, type TermDetails } from './define-formula'
import { shownNumber, shownUnit, type ExplanationTerm, type FigureUnit, type FigureValue } from './explanation'
import type { ExplanationNameId, FormulaId } from './explanation-ids'

type NamedInput = {
  readonly nameId: ExplanationNameId
  readonly unit: FigureUnit
  /** Counts only in the exceptional case, so that it is no term otherwise */
  readonly onlyInCase?: true
}

type NamedDefinition<Inputs, Value extends FigureValue> = Omit<FormulaDefinition<Inputs, Value>, 'listTerms'> & {
  readonly inputs: { readonly [Name in keyof Inputs]: NamedInput }
}

const termOf = ({ nameId, unit }: Pick<NamedInput, 'nameId' | 'unit'>, value: number): ExplanationTerm => ({
  nameId,
  unit: shownUnit(unit),
  value: shownNumber(value, unit),
})

/** A formula over a fixed set of named numbers, each of which is a term of its explanation. */
export const namedFormula = <
  Inputs extends { readonly [Name in keyof Inputs]: number },
  Value extends FigureValue = number,
>({
  inputs: named,
  ...definition
}: NamedDefinition<Inputs, Value>): Formula<Inputs, Value> => {
  const names = Object.keys(named) as (keyof Inputs)[]
  return defineFormula<Inputs, Value>({
    ...definition,
    listTerms: (inputs, details) => {
      const isCase = definition.except?.when(inputs) ?? false
      return names
        .filter(name => isCase || named[name].onlyInCase !== true)
        .map(name => ({ ...termOf(named[name], inputs[name]), ...details[name] }))
    },
  })
}

type LinearDefinition<Name extends string> = {
  readonly id: FormulaId
  readonly unit: FigureUnit
  readonly inputs: Readonly<Record<Name, ExplanationNameId>>
  readonly compute: (inputs: Readonly<Record<Name, number>>) => number
}

/**
 * Named numbers of one unit added or taken off. The factors are read off the calculation itself, so that the
 * contributions make the value.
 */
export const linearFormula = <Name extends string>({ id, unit, inputs: named, compute }: LinearDefinition<Name>) => {
  type Inputs = Readonly<Record<Name, number>>
  const names = Object.keys(named) as Name[]
  const factorOf = (asked: Name): number =>
    compute(Object.fromEntries(names.map(name => [name, name === asked ? 1 : 0])) as Inputs)
  const terms = names.map(name => ({ name, nameId: named[name], factor: factorOf(name) }))
  return defineFormula<Inputs>({
    id,
    unit,
    compute,
    listTerms: (inputs, details: TermDetails<Inputs>) =>
      terms.map(({ name, nameId, factor }) => ({
        ...termOf({ nameId, unit }, inputs[name]),
        factor,
        // Never minus zero.
        contribution: shownNumber(inputs[name] * factor + 0, unit),
        ...details[name],
      })),
  })
}
