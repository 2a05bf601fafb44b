import type { NeedsBudget, ResourceBudget } from '@veckovis/contracts/budget'
import { parseBudgetYear, type EnteredResourceBudget } from '@veckovis/domain/budget'
import { addResourceBudget, changeResourceBudget } from '../../data/budget-queries'
import type { ResourceDraft } from './draft/resource-draft'

type ReadyDraft = {
  readonly unitId: number
  readonly draft: ResourceDraft
  readonly entered: EnteredResourceBudget
  readonly needs: Pick<NeedsBudget, 'id'>
}

/** Makes the budget, or changes the stored one on the version that it was read in. Rejects when it was not taken. */
export const saveResource = ({ unitId, draft, entered, needs }: ReadyDraft): Promise<ResourceBudget> => {
  const { basedOn, requestId, name } = draft
  const fields = {
    name: name.trim(),
    budgetTypes: entered.budgetTypes.map(({ type, amount }) => ({ type, amount })),
    staffTypes: entered.staffTypes.map(({ type, annualWorkers }) => ({ type, annualWorkers })),
    obUsk: entered.obUsk,
    monthlyShares: [...entered.monthlyShares],
  }
  if (basedOn !== null) return changeResourceBudget(basedOn, fields)
  const year = parseBudgetYear(draft.year)
  if (!year.ok) throw new Error('A draft that is saved has a year')
  return addResourceBudget(unitId, { requestId, year: year.value, needsBudgetId: needs.id, ...fields })
}
