import type { NeedsBudget } from '@veckovis/contracts/budget'
import { useSave } from '@veckovis/forms/saving'
import { problemOf } from '@veckovis/platform/signed-in'
import { addNeedsBudget, changeNeedsBudget, refreshBudgets } from '../../data/budget-queries'
import type { NeedsDraft } from '../../data/needs-draft'
import { changesOfNeeds, type EnteredNeeds } from './draft/read-needs'

type SaveOptions = {
  readonly unitId: number
  /** The stored budget that is edited; null for a new one. */
  readonly record: NeedsBudget | null
  readonly onSaved: (budget: NeedsBudget) => void
}

type Entered = { readonly draft: NeedsDraft; readonly entered: EnteredNeeds; readonly confirmsLocked: boolean }

/** That a locked budget may be changed is said only where the person has said so. */
const send = (
  { unitId, record }: Omit<SaveOptions, 'onSaved'>,
  { draft, entered, confirmsLocked }: Entered,
): Promise<NeedsBudget> => {
  if (record === null) return addNeedsBudget(unitId, { ...entered, requestId: draft.requestId })
  const changes = changesOfNeeds(entered, record)
  if (Object.keys(changes).length === 0) return Promise.resolve(record)
  return changeNeedsBudget(record, confirmsLocked ? { ...changes, confirmsLocked } : changes)
}

/** Saves a draft once, however often the button is pressed; what the server says against it stays to be read. */
export const useSaveNeeds = ({ unitId, record, onSaved }: SaveOptions) =>
  useSave({
    save: async (values: Entered) => {
      const saved = await send({ unitId, record }, values)
      // The page that shows it reads the list: it stands there before the steps are left.
      await refreshBudgets(unitId)
      return saved
    },
    onSaved,
    problemOf,
    onProblem: () => refreshBudgets(unitId),
  })
