import type { ResourceBudget } from '@veckovis/contracts/budget'
import { useTranslation } from '@veckovis/platform'
import { useState } from 'react'
import { LockRequestActions } from '../features/lock-request/lock-request-actions'
import { DeleteDialog } from '../features/resource-list/delete-dialog'
import { LockDialog } from '../features/resource-list/lock-dialog'
import { EfficiencyCheck } from './efficiency-check'
import { StateActions, type BudgetRights } from '../features/resource-list/state-actions'

type ResourceBudgetActionsProps = {
  readonly budget: ResourceBudget
  readonly rights: BudgetRights
  readonly onEdit: () => void
  readonly onDeleted: () => void
}

const EfficiencyOfBudget = ({ efficiency, figures, basis }: ResourceBudget) =>
  efficiency !== null &&
  figures !== null && (
    <EfficiencyCheck
      efficiency={efficiency}
      neededHours={basis.annualNeededHours}
      budgetedHours={figures.hoursForSchedule}
    />
  )

/** The buttons of one budget, and the dialog that a button opens. */
export const ResourceBudgetActions = ({ budget, rights, onEdit, onDeleted }: ResourceBudgetActionsProps) => {
  const [dialog, setDialog] = useState<'none' | 'lock' | 'delete'>('none')
  const { t } = useTranslation('mf-budget')
  const close = () => setDialog('none')
  const { shownPay, meanMonthlyPay } = budget.basis
  const isExact = shownPay === undefined && meanMonthlyPay !== null
  return (
    <>
      <LockRequestActions
        kind="resource"
        budget={budget}
        rights={rights}
        otherFigures={isExact ? t('lockRequest.otherFigures') : undefined}
      />
      <StateActions
        budget={budget}
        rights={rights}
        onEdit={onEdit}
        onLock={() => setDialog('lock')}
        onDelete={() => setDialog('delete')}
      />
      {dialog === 'lock' && (
        <LockDialog budget={budget} efficiency={<EfficiencyOfBudget {...budget} />} onClose={close} />
      )}
      {dialog === 'delete' && <DeleteDialog budget={budget} onDeleted={onDeleted} onCancel={close} />}
    </>
  )
}
