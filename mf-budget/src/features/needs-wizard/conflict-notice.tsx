import type { NeedsBudget } from '@veckovis/contracts/budget'
import { useTranslation } from '@veckovis/platform'
import { Button, Inline, Notice } from '@veckovis/ui'
import { draftOfNeedsBudget } from '../../data/needs-draft'
import type { NeedsForm } from './needs-form'

type ConflictNoticeProps = { readonly form: NeedsForm; readonly record: NeedsBudget }

/** Somebody else has changed the budget since it was read: theirs is taken, or one's own goes over it. */
export const ConflictNotice = ({ form, record }: ConflictNoticeProps) => {
  const { t } = useTranslation('mf-budget')
  const { draft, change } = form
  return (
    <Notice
      tone="warning"
      announce
      title={t(record.state === 'locked' ? 'needs.conflict.locked' : 'needs.conflict.title')}
      action={
        <Inline>
          <Button onClick={() => change({ ...draftOfNeedsBudget(record, draft.requestId), step: draft.step })}>
            {t('needs.conflict.theirs')}
          </Button>
          <Button onClick={() => change({ ...draft, basedOn: { id: record.id, version: record.version } })}>
            {t('needs.conflict.mine')}
          </Button>
        </Inline>
      }
    >
      {t('needs.conflict.text')}
    </Notice>
  )
}
