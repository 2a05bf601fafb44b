import type { NeedsBudget } from '@veckovis/contracts/budget'
import { FailedLoad, type Read } from '@veckovis/forms/loaded'
import { useTranslation } from '@veckovis/platform'
import { Notice } from '@veckovis/ui'
import { ConflictNotice } from './conflict-notice'
import type { NeedsForm } from './needs-form'

type WizardNoticesProps = {
  readonly form: NeedsForm
  readonly basis: Read<unknown>
  /** The stored budget as it is now; null for a new one. */
  readonly record: NeedsBudget | null
  /** Somebody else has changed it since it was read. */
  readonly isStale: boolean
}

/** What stands in the way of the budget, or has to be known while it is changed. */
export const WizardNotices = ({ form, basis, record, isStale }: WizardNoticesProps) => {
  const { t } = useTranslation('mf-budget')
  return (
    <>
      <FailedLoad query={basis} />
      {/* A locked budget is being changed. */}
      {record?.state === 'locked' && <Notice tone="warning">{t('needs.editLocked.notice')}</Notice>}
      {isStale && record !== null && <ConflictNotice form={form} record={record} />}
    </>
  )
}
