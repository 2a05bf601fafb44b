import type { NeedsBudget } from '@veckovis/contracts'
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

const send = (draft: NeedsDraft, entered: EnteredNeeds, { unitId, record }: SaveOptions): Promise<NeedsBudget> => {
  if (record === null) return addNeedsBudget(unitId, { ...entered, requestId: draft.requestId })
  const changes = changesOfNeeds(entered, record)
  if (Object.keys(changes).length === 0) return Promise.resolve(record)
  return changeNeedsBudget(record, record.state === 'locked' ? { ...changes, confirmsLocked: true } : changes)
}

/** Saves a draft once, however often the button is pressed; what the server says against it stays to be read. */
export const useSaveNeeds = (options: SaveOptions) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<NeedsProblem | null>(null)
  const isSending = useRef(false)

  const save = async (draft: NeedsDraft, entered: EnteredNeeds) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setProblem(null)
    try {
      options.onSaved(await send(draft, entered, options))
    } catch (error) {
      setProblem(needsProblemOf(error))
    } finally {
      await refreshBudgets(options.unitId)
      isSending.current = false
      setBusy(false)
    }
  }
  return { busy, problem, save }
}
