import type { BudgetYearResults } from '@veckovis/contracts/budget'
import { budgetEfficiency, explainResourceBudget, needsFigures, type BudgetExplanation } from '@veckovis/domain/budget'
import type { SummaryFigure } from '../features/results/year-summary'

/** A figure of the summary, a month of the efficiency, or its year. */
export type ResultFigure = SummaryFigure | `${number}` | 'year'

/** How a figure of the results came about; null for one that the year does not have. */
export const explainResults = (
  { needs, resources, efficiency }: BudgetYearResults,
  figure: ResultFigure,
): BudgetExplanation | null => {
  if (figure === 'neededHours') return needs === null ? null : needsFigures.annualNeededHours.explain(needs)
  if (figure === 'year') {
    if (needs === null || resources === null || resources.figures === null) return null
    const { hoursForSchedule } = resources.figures
    return budgetEfficiency.explain({ neededHours: needs.annualNeededHours, budgetedHours: hoursForSchedule })
  }
  const month = efficiency?.months.find(one => String(one.month) === figure)
  if (month !== undefined) return budgetEfficiency.explain(month)
  return isSummaryFigure(figure) && resources !== null
    ? explainResourceBudget(resources, resources.basis, figure)
    : null
}

const isSummaryFigure = (figure: ResultFigure): figure is Exclude<SummaryFigure, 'neededHours'> => !/^\d+$/.test(figure)
