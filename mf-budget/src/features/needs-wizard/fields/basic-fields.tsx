import type { NeedsBudget } from '@veckovis/contracts/budget'
import { timeTypes } from '@veckovis/domain/budget'
import { formatDecimals } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { Card, TextArea, TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { withNeedsYear } from '../../../data/needs-draft'
import type { NeedsForm } from '../needs-form'
import * as styles from '../needs-wizard.module.css'

type BasicFieldsProps = { readonly form: NeedsForm; readonly lastYear: NeedsBudget | null }

/** Year, name and comment, what the hours rest on, and the target. The year of a stored budget stays. */
export const BasicFields = ({ form, lastYear }: BasicFieldsProps) => {
  const { t } = useTranslation('mf-budget')
  const { draft, change } = form
  const beside = (value: string | undefined) =>
    lastYear === null || value === undefined ? undefined : t('needs.lastYear', { year: lastYear.year, value })
  return (
    <Card title={t('needs.basic')}>
      <div className={styles.basic}>
        <TextField
          {...form.number('year')}
          label={t('needs.fields.year')}
          required
          inputMode="numeric"
          maxLength={4}
          readOnly={draft.basedOn !== null}
          onChange={event => change(withNeedsYear(draft, event.target.value))}
        />
        <TextField {...form.text('name')} label={t('needs.fields.name')} required autoComplete="off" maxLength={100} />
        <Select<string>
          {...form.choice('timeType')}
          label={t('needs.fields.timeType')}
          required
          placeholder={t('needs.choose')}
          options={timeTypes.map(value => ({ value, label: t(`needs.timeTypes.${value}`) }))}
          hint={beside(lastYear === null ? undefined : t(`needs.timeTypes.${lastYear.timeType}`))}
        />
        <TextField
          {...form.number('efficiency')}
          label={t('needs.fields.efficiency')}
          required
          hint={beside(lastYear === null ? undefined : `${formatDecimals(lastYear.efficiency, 2)} %`)}
        />
        <TextArea {...form.text('comment')} label={t('needs.fields.comment')} rows={2} />
      </div>
    </Card>
  )
}
