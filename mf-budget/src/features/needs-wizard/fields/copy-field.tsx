import type { NeedsBudget } from '@veckovis/contracts'
import { parseBudgetYear } from '@veckovis/domain'
import { notify, useTranslation } from '@veckovis/platform'
import { Select } from '@veckovis/ui/select'
import { withNeedsCopy } from '../../../data/needs-draft'
import type { NeedsForm } from '../use-needs-form'

type CopyFieldProps = { readonly form: NeedsForm; readonly earlier: readonly NeedsBudget[] }

/** Takes the figures of an earlier year; what stood there before is offered back. */
export const CopyField = ({ form, earlier }: CopyFieldProps) => {
  const { t } = useTranslation('mf-budget')
  const { draft, change } = form
  if (earlier.length === 0) return null
  const copy = (id: number) => {
    const chosen = earlier.find(budget => budget.id === id)
    const year = parseBudgetYear(draft.year)
    if (chosen === undefined || !year.ok) return
    change(withNeedsCopy(draft, chosen, year.value))
    notify.success(t('needs.copied', { name: chosen.name, year: chosen.year }), {
      label: t('needs.undoCopy'),
      run: () => change(draft),
    })
  }
  return (
    <div className="mf-budget-needs__copy">
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
