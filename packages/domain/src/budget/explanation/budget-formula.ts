import type { BudgetExplanation, BudgetFormulaId, BudgetNameId, BudgetTerm, BudgetUnit } from './budget-explanation'

/** Explanations of the inputs, by the names of the inputs. */
type Origins<Inputs> = { readonly [Name in keyof Inputs]?: BudgetExplanation }

/** One definition for both: what it calculates is what it explains. */
export type BudgetFormula<Inputs> = {
  /** Not rounded */
  readonly calculate: (inputs: Inputs) => number
  readonly explain: (inputs: Inputs, origins?: Origins<Inputs>) => BudgetExplanation
}

type Definition<Inputs> = {
  readonly id: BudgetFormulaId
  readonly unit: BudgetUnit
  readonly compute: (inputs: Inputs) => number
  readonly listTerms: (inputs: Inputs, origins: Origins<Inputs>) => readonly BudgetTerm[]
}

export const originOf = (from: BudgetExplanation | undefined): Pick<BudgetTerm, 'from'> =>
  from === undefined ? {} : { from }

/** A formula of any shape. */
export const budgetFormula = <Inputs>({ id, unit, compute, listTerms }: Definition<Inputs>): BudgetFormula<Inputs> => ({
  calculate: compute,
  explain: (inputs, origins = {}) => ({
    formulaId: id,
    unit,
    value: compute(inputs),
    terms: listTerms(inputs, origins),
  }),
})

type NamedInputs<Inputs> = { readonly [Name in keyof Inputs]: readonly [BudgetNameId, BudgetUnit] }

/** A formula over a fixed set of named numbers, each of which is a term of its explanation. */
export const namedBudgetFormula = <Inputs extends { readonly [Name in keyof Inputs]: number }>({
  inputs: named,
  ...definition
}: Omit<Definition<Inputs>, 'listTerms'> & { readonly inputs: NamedInputs<Inputs> }): BudgetFormula<Inputs> => {
  const names = Object.keys(named) as (keyof Inputs)[]
  return budgetFormula<Inputs>({
    ...definition,
    listTerms: (inputs, origins) =>
      names.map(name => {
        const [nameId, unit] = named[name]
        return { nameId, unit, value: inputs[name], ...originOf(origins[name]) }
      }),
  })
}
