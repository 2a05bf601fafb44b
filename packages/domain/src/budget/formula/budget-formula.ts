import { formulasOf, type FormulaIn } from '../../formula/formula'
import type { BudgetVocabulary } from './budget-explanation'

export type BudgetFormula<Inputs> = FormulaIn<BudgetVocabulary, Inputs>

export const { defineFormula, namedFormula } = formulasOf<BudgetVocabulary>({
  shownUnit: unit => unit,
  shownNumber: value => value,
  termOf: ({ nameId, unit }, value, detail) => ({ nameId, unit, value, ...detail }),
})
