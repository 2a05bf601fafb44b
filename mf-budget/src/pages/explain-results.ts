import type { BudgetYearResults } from '@veckovis/contracts/budget'
import { budgetEfficiency, explainResourceBudget, needsFigures, type BudgetExplanation } from '@veckovis/domain/budget'
import type { SummaryFigure } from '../features/results/year-summary'
import type { ComparedHours } from '../parts/efficiency/efficiency-verdict'

/** A month of 1 to 12, or the year. */
export type EfficiencyFigure = `${number}` | 'year'

/** A figure of the summary, a month of the efficiency, or its year. */
export type ResultFigure = SummaryFigure | EfficiencyFigure

const isEfficiencyFigure = (figure: ResultFigure): figure is EfficiencyFigure =>
  figure === 'year' || /^\d+$/.test(figure)

/** How the efficiency of a month or of the year came about; null for a month that there is not. */
export const explainEfficiency = (
  { efficiency, neededHours, budgetedHours }: ComparedHours,
  figure: EfficiencyFigure,
): BudgetExplanation | null => {
  if (figure === 'year') return budgetEfficiency.explain({ neededHours, budgetedHours })
  const month = efficiency.months.find(one => String(one.month) === figure)
  return month === undefined ? null : budgetEfficiency.explain(month)
}

const comparedOf = ({ needs, resources, efficiency }: BudgetYearResults): ComparedHours | null => {
  if (needs === null || resources === null || resources.figures === null || efficiency === null) return null
  return {
    efficiency,
    neededHours: needs.annualNeededHours,
    budgetedHours: resources.figures.hoursForSchedule,
  }
}

/** How a figure of the results came about; null for one that the year does not have. */
export const explainResults = (results: BudgetYearResults, figure: ResultFigure): BudgetExplanation | null => {
  const { needs, resources } = results
  if (isEfficiencyFigure(figure)) {
    const compared = comparedOf(results)
    return compared === null ? null : explainEfficiency(compared, figure)
  }
  if (figure === 'neededHours') return needs === null ? null : needsFigures.annualNeededHours.explain(needs)
  return resources === null ? null : explainResourceBudget(resources, resources.basis, figure)
}
