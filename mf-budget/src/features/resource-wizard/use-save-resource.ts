import type { ResourceBasis, ResourceBudget } from '@veckovis/contracts/budget'
import { useSave } from '@veckovis/forms/wizard'
import { queryClient } from '@veckovis/platform/queries'
import { useState } from 'react'
import { refreshBudgets, resourceListQuery } from '../../data/budget-queries'
import { resourceProblemOf } from '../../data/resource-problem'
import { enteredOf } from './draft/read-draft'
import type { ResourceDraft } from './draft/resource-draft'
import { saveResource } from './save-resource'

type SaveOptions = {
  readonly unitId: number
  readonly basis: ResourceBasis | undefined
  readonly onSaved: (budget: ResourceBudget) => void
}

type Ready = Parameters<typeof saveResource>[0]

/** Saves the draft once at a time; what was typed stays whatever the server says. */
export const useSaveResource = ({ unitId, basis, onSaved }: SaveOptions) => {
  const [conflict, setConflict] = useState<ResourceBudget | null>(null)

  const findStored = async (id: number): Promise<ResourceBudget | undefined> =>
    (await queryClient.fetchQuery(resourceListQuery(unitId))).budgets.find(budget => budget.id === id)

  const lookForConflict = async (error: Error, { draft }: Ready) => {
    const isStale = resourceProblemOf(error).kind === 'stale' && draft.basedOn !== null
    const stored = isStale ? await findStored(draft.basedOn.id) : undefined
    if (stored !== undefined && stored.state !== 'locked') setConflict(stored)
  }

  const { isBusy, error, forgetError, save } = useSave<Ready, ResourceBudget>({
    save: async ready => {
      const saved = await saveResource(ready)
      await refreshBudgets(unitId)
      return saved
    },
    onSaved,
    onProblem: async (error, ready) => {
      await lookForConflict(error, ready)
      await refreshBudgets(unitId)
    },
  })
  return {
    busy: isBusy,
    problem: error === null || conflict !== null ? null : resourceProblemOf(error),
    conflict,
    save: (draft: ResourceDraft) => {
      const entered = enteredOf(draft)
      if (entered === null || basis === undefined || basis.needs === null) return
      setConflict(null)
      save({ unitId, draft, entered, needs: basis.needs })
    },
    settleConflict: () => {
      setConflict(null)
      forgetError()
    },
  }
}
