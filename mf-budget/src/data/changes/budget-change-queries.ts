import { queryOptions } from '@tanstack/react-query'
import { budgetChange, budgetChangeList, budgetChangeRefusal, type NewBudgetChange } from '@veckovis/contracts/budget'
import { answered, apiClient } from '@veckovis/platform'
import { announceChange, freshOnOpening } from '@veckovis/platform/queries'
import { queryClient } from '../query-client'

export type YearOfUnit = { readonly unitId: number; readonly year: number }

const refusals = { refusals: budgetChangeRefusal }

const pathOf = ({ unitId, year }: YearOfUnit) => `/budget/unit/${unitId}/${year}/changes`
const keyOf = ({ unitId, year }: YearOfUnit) => ['budget', unitId, 'changes', year]

/** Dated changes of the locked resource budget of a year. */
export const budgetChangesQuery = (of: YearOfUnit) =>
  queryOptions({
    queryKey: keyOf(of),
    queryFn: ({ signal }) => answered(apiClient.get(pathOf(of), budgetChangeList, { signal })),
    ...freshOnOpening,
  })

export const addBudgetChange = (of: YearOfUnit, change: NewBudgetChange) =>
  answered(apiClient.post(pathOf(of), change, budgetChange, refusals))

export const withdrawBudgetChange = (of: YearOfUnit, id: number) =>
  answered(apiClient.post(`${pathOf(of)}/${id}/withdraw`, undefined, budgetChange, refusals))

/** The list is asked for again, and the follow-up that counts it. */
export const refreshBudgetChanges = async (of: YearOfUnit): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: keyOf(of) }),
    announceChange({ topic: 'forecast/1', unitId: of.unitId }),
  ])
}
