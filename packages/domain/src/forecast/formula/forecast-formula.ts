import { formulasOf, type DetailsOf, type FormulaIn } from '../../formula/formula'
import { shownNumber, shownUnit, type FigureUnit, type FigureValue, type ForecastVocabulary } from './explanation'
import type { ExplanationNameId, FormulaId } from './explanation-ids'

export type Formula<Inputs, Value extends FigureValue = number> = FormulaIn<ForecastVocabulary, Inputs, Value>

export type TermDetails<Inputs> = DetailsOf<ForecastVocabulary, Inputs>

const termOf = (
  { nameId, unit }: { readonly nameId: ExplanationNameId; readonly unit: FigureUnit },
  value: number,
) => ({ nameId, unit: shownUnit(unit), value: shownNumber(value, unit) })

export const { defineFormula, namedFormula } = formulasOf<ForecastVocabulary>({
  shownUnit,
  shownNumber,
  termOf: (named, value, detail) => ({ ...termOf(named, value), ...detail }),
})

type LinearDefinition<Name extends string> = {
  readonly id: FormulaId
  readonly unit: FigureUnit
  readonly inputs: Readonly<Record<Name, ExplanationNameId>>
  /** Inputs that are no term while they are 0 */
  readonly untilSet?: readonly NoInfer<Name>[]
  readonly compute: (inputs: Readonly<Record<Name, number>>) => number
}

/**
 * Named numbers of one unit added or taken off. The factors are read off the calculation itself, so that the
 * contributions make the value.
 */
export const linearFormula = <Name extends string>({
  id,
  unit,
  inputs: named,
  untilSet = [],
  compute,
}: LinearDefinition<Name>) => {
  type Inputs = Readonly<Record<Name, number>>
  const names = Object.keys(named) as Name[]
  const factorOf = (asked: Name): number =>
    compute(Object.fromEntries(names.map(name => [name, name === asked ? 1 : 0])) as Inputs)
  const terms = names.map(name => ({ name, nameId: named[name], factor: factorOf(name) }))
  return defineFormula<Inputs>({
    id,
    unit,
    compute,
    listTerms: (inputs, details) =>
      terms
        .filter(({ name }) => inputs[name] !== 0 || !untilSet.includes(name))
        .map(({ name, nameId, factor }) => ({
          ...termOf({ nameId, unit }, inputs[name]),
          factor,
          // Never minus zero.
          contribution: shownNumber(inputs[name] * factor + 0, unit),
          ...details[name],
        })),
  })
}
