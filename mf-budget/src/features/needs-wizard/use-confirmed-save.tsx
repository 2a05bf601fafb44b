import type { NeedsBudget } from '@veckovis/contracts/budget'
import { useState } from 'react'
import { EditLockedQuestion } from '../../parts/edit-locked-question'

type ConfirmedSaveOptions = {
  /** The stored budget as it is now; null for a new one. */
  readonly record: NeedsBudget | null
  /** The person has said already that a locked budget is to be changed. */
  readonly isConfirmed: boolean
  readonly save: (confirmsLocked: boolean) => void
}

/** A budget that is locked, perhaps since the steps were opened, is saved only after a question. */
export const useConfirmedSave = ({ record, isConfirmed, save }: ConfirmedSaveOptions) => {
  const [isAsking, setAsking] = useState(false)
  const [hasSaidSo, setSaidSo] = useState(isConfirmed)
  const isLocked = record?.state === 'locked'
  const confirm = () => {
    setAsking(false)
    setSaidSo(true)
    save(true)
  }
  const question =
    isAsking && record !== null ? (
      <EditLockedQuestion budget={record} onConfirm={confirm} onCancel={() => setAsking(false)} />
    ) : null
  return { question, press: () => (isLocked && !hasSaidSo ? setAsking(true) : save(isLocked)) }
}
