import type { ResourceBasis, ResourceBudget } from '@veckovis/contracts/budget'
import { useSave } from '@veckovis/forms/saving'
import { problemOf, type Problem } from '@veckovis/platform/signed-in'
import { useState } from 'react'
import { refreshBudgets, resourceListQuery } from '../../data/budget-queries'
import { queryClient } from '../../data/query-client'
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

  const lookForConflict = async ({ kind }: Problem, { draft }: Ready) => {
    const isStale = kind === 'stale' && draft.basedOn !== null
    const stored = isStale ? await findStored(draft.basedOn.id) : undefined
    if (stored !== undefined && stored.state !== 'locked') setConflict(stored)
  }

  const { isBusy, problem, forgetProblem, save } = useSave({
    save: async (ready: Ready) => {
      const saved = await saveResource(ready)
      await refreshBudgets(unitId)
      return saved
    },
    onSaved,
    problemOf,
    onProblem: async (found, ready) => {
      await lookForConflict(found, ready)
      await refreshBudgets(unitId)
    },
  })
  return {
    busy: isBusy,
    problem: conflict === null ? problem : null,
    conflict,
    save: (draft: ResourceDraft) => {
      const entered = enteredOf(draft)
      if (entered === null || basis === undefined || basis.needs === null) return
      setConflict(null)
      void save({ unitId, draft, entered, needs: basis.needs })
    },
    settleConflict: () => {
      setConflict(null)
      forgetProblem()
    },
  }
}
