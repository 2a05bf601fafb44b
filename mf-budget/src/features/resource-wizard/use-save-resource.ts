import type { ResourceBasis, ResourceBudget } from '@veckovis/contracts/budget'
import { queryClient } from '@veckovis/platform/queries'
import { useState } from 'react'
import { refreshBudgets, resourceListQuery } from '../../data/budget-queries'
import { resourceProblemOf, type ResourceProblem } from '../../data/resource-problem'
import { enteredOf } from './draft/read-draft'
import type { ResourceDraft } from './draft/resource-draft'
import { saveResource } from './save-resource'

type SaveOptions = {
  readonly unitId: number
  readonly basis: ResourceBasis | undefined
  readonly onSaved: (budget: ResourceBudget) => void
}

/** Saves the draft once at a time; what was typed stays whatever the server says. */
export const useSaveResource = ({ unitId, basis, onSaved }: SaveOptions) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ResourceProblem | null>(null)
  const [conflict, setConflict] = useState<ResourceBudget | null>(null)

  const findStored = async (id: number): Promise<ResourceBudget | undefined> =>
    (await queryClient.fetchQuery(resourceListQuery(unitId))).budgets.find(budget => budget.id === id)

  const tell = async (found: ResourceProblem, draft: ResourceDraft) => {
    const stored = found.kind === 'stale' && draft.basedOn !== null ? await findStored(draft.basedOn.id) : undefined
    if (stored === undefined || stored.state === 'locked') setProblem(found)
    else setConflict(stored)
  }

  const save = async (draft: ResourceDraft) => {
    const entered = enteredOf(draft)
    if (entered === null || basis === undefined || basis.needs === null) return
    setBusy(true)
    setProblem(null)
    setConflict(null)
    try {
      const saved = await saveResource({ unitId, draft, entered, needs: basis.needs })
      await refreshBudgets(unitId)
      onSaved(saved)
    } catch (error) {
      await tell(resourceProblemOf(error), draft)
      await refreshBudgets(unitId)
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, conflict, save, settleConflict: () => setConflict(null) }
}
