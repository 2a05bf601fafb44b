import type { NeedsBudget } from '@veckovis/contracts/budget'
import { useRef, useState } from 'react'
import { addNeedsBudget, changeNeedsBudget, refreshBudgets } from '../../data/budget-queries'
import type { NeedsDraft } from '../../data/needs-draft'
import { needsProblemOf, type NeedsProblem } from '../../data/needs-problem'
import { changesOfNeeds, type EnteredNeeds } from './draft/read-needs'

type SaveOptions = {
  readonly unitId: number
  /** The stored budget that is edited; null for a new one. */
  readonly record: NeedsBudget | null
  readonly onSaved: (budget: NeedsBudget) => void
}

type Send = Omit<SaveOptions, 'onSaved'> & { readonly draft: NeedsDraft; readonly entered: EnteredNeeds }

/** That a locked budget may be changed is said only where the person has said so. */
const send = ({ unitId, record, draft, entered }: Send, confirmsLocked: boolean): Promise<NeedsBudget> => {
  if (record === null) return addNeedsBudget(unitId, { ...entered, requestId: draft.requestId })
  const changes = changesOfNeeds(entered, record)
  if (Object.keys(changes).length === 0) return Promise.resolve(record)
  return changeNeedsBudget(record, confirmsLocked ? { ...changes, confirmsLocked } : changes)
}

/** Saves a draft once, however often the button is pressed; what the server says against it stays to be read. */
export const useSaveNeeds = ({ unitId, record, onSaved }: SaveOptions) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<NeedsProblem | null>(null)
  const isSending = useRef(false)

  const save = async (draft: NeedsDraft, entered: EnteredNeeds, confirmsLocked: boolean) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setProblem(null)
    try {
      const saved = await send({ unitId, record, draft, entered }, confirmsLocked)
      // The page that shows it reads the list: it stands there before the steps are left.
      await refreshBudgets(unitId)
      onSaved(saved)
    } catch (error) {
      setProblem(needsProblemOf(error))
      await refreshBudgets(unitId)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  return { busy, problem, save }
}
