import type { NeedsBudget } from '@veckovis/contracts/budget'
import { parseBudgetYear } from '@veckovis/domain/budget'
import { dismissNotification, notify, useTranslation } from '@veckovis/platform'
import { Select } from '@veckovis/ui/select'
import { useEffect, useRef } from 'react'
import { withNeedsCopy } from '../../../data/needs-draft'
import type { NeedsForm } from '../needs-form'
import * as styles from '../needs-wizard.module.css'

type CopyFieldProps = { readonly form: NeedsForm; readonly earlier: readonly NeedsBudget[] }

/** The undo of a copy is offered until something else is changed, or the steps are left: it would take that back too. */
const useOffer = (draft: NeedsForm['draft']) => {
  const offeredRef = useRef<{ readonly id: number; readonly copy: NeedsForm['draft'] } | null>(null)
  useEffect(() => {
    if (offeredRef.current === null || offeredRef.current.copy === draft) return
    dismissNotification(offeredRef.current.id)
    offeredRef.current = null
  }, [draft])
  useEffect(
    () => () => {
      if (offeredRef.current !== null) dismissNotification(offeredRef.current.id)
    },
    [],
  )
  return (notice: number, copy: NeedsForm['draft']) => {
    offeredRef.current = { id: notice, copy }
  }
}

/** Takes the figures of an earlier year; what stood there before is offered back. */
export const CopyField = ({ form, earlier }: CopyFieldProps) => {
  const { t } = useTranslation('mf-budget')
  const { draft, change } = form
  const offer = useOffer(draft)
  if (earlier.length === 0) return null
  const copy = (id: number) => {
    const chosen = earlier.find(budget => budget.id === id)
    const year = parseBudgetYear(draft.year)
    if (chosen === undefined || !year.ok) return
    const copied = withNeedsCopy(draft, chosen, year.value)
    change(copied)
    const text = t('needs.copied', { name: chosen.name, year: chosen.year })
    const notice = notify.success(text, { label: t('needs.undoCopy'), run: () => change(draft) })
    offer(notice, copied)
  }
  return (
    <div className={styles.copy}>
      <Select<number>
        label={t('needs.copyFrom')}
        placeholder={t('needs.choose')}
        value={undefined}
        options={earlier.map(({ id, year, name }) => ({ value: id, label: `${year} – ${name}` }))}
        onChange={copy}
      />
    </div>
  )
}
