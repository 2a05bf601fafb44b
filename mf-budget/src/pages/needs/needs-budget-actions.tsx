import type { NeedsBudget } from '@veckovis/contracts/budget'
import { useNavigate } from '@veckovis/platform/router'
import { useState } from 'react'
import { LockRequestActions } from '../../features/lock-request/lock-request-actions'
import { NeedsActions, type BudgetRights } from '../../features/needs-list/needs-actions'
import { NeedsDialogs, type NeedsDialog } from '../../features/needs-list/needs-dialogs'

type NeedsBudgetActionsProps = {
  readonly budget: NeedsBudget
  readonly rights: BudgetRights
  readonly onDeleted?: () => void
}

/** The buttons of one budget, and the question that a button asks. */
export const NeedsBudgetActions = ({ budget, rights, onDeleted }: NeedsBudgetActionsProps) => {
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<NeedsDialog | null>(null)
  const edit = (confirmsLocked: boolean) => void navigate(`/needs/${budget.id}/edit`, { state: { confirmsLocked } })
  return (
    <>
      <LockRequestActions kind="needs" budget={budget} rights={rights} />
      <NeedsActions budget={budget} rights={rights} onEdit={() => edit(false)} onDialog={setDialog} />
      {dialog !== null && (
        <NeedsDialogs
          dialog={dialog}
          onClose={() => setDialog(null)}
          onEdit={() => edit(true)}
          onDone={({ kind }) => {
            setDialog(null)
            if (kind === 'delete') onDeleted?.()
          }}
        />
      )}
    </>
  )
}
