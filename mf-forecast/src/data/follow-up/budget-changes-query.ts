import { queryOptions } from '@tanstack/react-query'
import { changesOfBudget, type ChangesOfBudget } from '@veckovis/contracts/forecast'
import { parseIsoDate } from '@veckovis/domain/calendar'
import type { BudgetChange } from '@veckovis/domain/follow-up'
import { answered, apiClient } from '@veckovis/platform'
import { freshOnOpening, topicKey } from '@veckovis/platform/queries'

/** What has changed of the locked budget of the year and counts. */
export const budgetChangesQuery = (unitId: number, year: number) =>
  queryOptions({
    queryKey: [...topicKey({ topic: 'forecast/1', unitId }), 'budget-changes', year],
    queryFn: ({ signal }) =>
      answered(apiClient.get(`/forecast/unit/${unitId}/${year}/budget-changes`, changesOfBudget, { signal })),
    ...freshOnOpening,
  })

/** The same as the projection takes them. */
export const budgetChangesOf = (changes: ChangesOfBudget): readonly BudgetChange[] =>
  changes.map(({ firstDay, kronor, hours }) => {
    const day = parseIsoDate(firstDay)
    if (!day.ok) throw new Error(`${firstDay} is no day`)
    return { firstDay: day.value, kronor, hours }
  })
