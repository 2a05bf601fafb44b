import type { ExplanationIn, Vocabulary } from './explanation'

/** What is known of the terms beyond the inputs, by the names of the inputs. */
export type DetailsOf<V extends Vocabulary, Inputs> = { readonly [Name in keyof Inputs]?: V['detail'] }

/** One definition for both: what it calculates is what it explains. */
export type FormulaIn<V extends Vocabulary, Inputs, Value extends V['value'] = V['value'] & number> = {
  readonly id: V['formulaId']
  readonly unit: V['unit']
  /** In the formula's unit, not rounded */
  readonly calculate: (inputs: Inputs) => Value
  /** The same value in the unit it is shown in, with what it is made of */
  readonly explain: (inputs: Inputs, details?: DetailsOf<V, Inputs>) => ExplanationIn<V, Value>
}

type FormulaCase<V extends Vocabulary, Inputs, Value> = {
  readonly id: V['caseId']
  readonly when: (inputs: Inputs) => boolean
  readonly compute: (inputs: Inputs) => Value
}

export type FormulaDefinition<V extends Vocabulary, Inputs, Value extends V['value']> = {
  readonly id: V['formulaId']
  readonly unit: V['unit']
  readonly compute: (inputs: Inputs) => Value
  /** The case in which another calculation holds */
  readonly except?: FormulaCase<V, Inputs, Value>
  readonly listTerms: (inputs: Inputs, details: DetailsOf<V, Inputs>) => readonly V['term'][]
}

type NamedInput<V extends Vocabulary> = {
  readonly nameId: V['nameId']
  readonly unit: V['unit']
  /** Counts only in the exceptional case, so that it is no term otherwise */
  readonly onlyInCase?: true
}

type NamedDefinition<V extends Vocabulary, Inputs, Value extends V['value']> = Omit<
  FormulaDefinition<V, Inputs, Value>,
  'listTerms'
> & { readonly inputs: { readonly [Name in keyof Inputs]: NamedInput<V> } }

/** How an area shows what its formulas calculate. */
export type Telling<V extends Vocabulary> = {
  readonly shownUnit: (unit: V['unit']) => V['shownUnit']
  readonly shownNumber: (value: number, unit: V['unit']) => number
  readonly termOf: (named: Pick<NamedInput<V>, 'nameId' | 'unit'>, value: number, detail?: V['detail']) => V['term']
}

/** A formula of any shape. */
const defineFormulaOf =
  <V extends Vocabulary>({ shownUnit, shownNumber }: Telling<V>) =>
  <Inputs, Value extends V['value'] = V['value'] & number>({
    id,
    unit,
    compute,
    except,
    listTerms,
  }: FormulaDefinition<V, Inputs, Value>): FormulaIn<V, Inputs, Value> => {
    const calculate =
      except === undefined
        ? compute
        : (inputs: Inputs): Value => (except.when(inputs) ? except.compute(inputs) : compute(inputs))
    const shown = (value: Value): Value => (typeof value === 'number' ? (shownNumber(value, unit) as Value) : value)
    return {
      id,
      unit,
      calculate,
      explain: (inputs, details = {}) => ({
        formulaId: id,
        unit: shownUnit(unit),
        value: shown(calculate(inputs)),
        terms: listTerms(inputs, details),
        ...(except?.when(inputs) === true ? { caseId: except.id } : {}),
      }),
    }
  }

/** A formula over a fixed set of named numbers, each of which is a term of its explanation. */
const namedFormulaOf =
  <V extends Vocabulary>(telling: Telling<V>) =>
  <Inputs extends { readonly [Name in keyof Inputs]: number }, Value extends V['value'] = V['value'] & number>({
    inputs: named,
    ...definition
  }: NamedDefinition<V, Inputs, Value>): FormulaIn<V, Inputs, Value> => {
    const names = Object.keys(named) as (keyof Inputs)[]
    return defineFormulaOf(telling)<Inputs, Value>({
      ...definition,
      listTerms: (inputs, details) => {
        const isCase = definition.except?.when(inputs) ?? false
        return names
          .filter(name => isCase || named[name].onlyInCase !== true)
          .map(name => telling.termOf(named[name], inputs[name], details[name]))
      },
    })
  }

/** The formulas of an area: they calculate, and tell in its vocabulary what they have calculated. */
export const formulasOf = <V extends Vocabulary>(telling: Telling<V>) => ({
  defineFormula: defineFormulaOf(telling),
  namedFormula: namedFormulaOf(telling),
})
