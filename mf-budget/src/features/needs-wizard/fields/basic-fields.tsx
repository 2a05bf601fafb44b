import type { NeedsBudget } from '@veckovis/contracts/budget'
import { timeTypes, type TimeType } from '@veckovis/domain/budget'
import { formatDecimals } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { Card, TextArea, TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { withNeedsYear } from '../../../data/needs-draft'
import { useErrorText } from '../../../parts/use-error-text'
import type { NeedsForm } from '../needs-form'
import { fieldState } from './bind-field'
import * as styles from '../needs-wizard.module.css'

type BasicFieldsProps = { readonly form: NeedsForm; readonly lastYear: NeedsBudget | null }

/** Year, name and comment, what the hours rest on, and the target. The year of a stored budget stays. */
export const BasicFields = ({ form, lastYear }: BasicFieldsProps) => {
  const { t } = useTranslation('mf-budget')
  const errorText = useErrorText()
  const { draft, change } = form
  const beside = (value: string | undefined) =>
    lastYear === null || value === undefined ? undefined : t('needs.lastYear', { year: lastYear.year, value })
  return (
    <Card title={t('needs.basic')}>
      <div className={styles.basic}>
        <TextField
          {...fieldState(form, 'year', errorText)}
          label={t('needs.fields.year')}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={draft.year}
          readOnly={draft.basedOn !== null}
          onChange={event => change(withNeedsYear(draft, event.target.value))}
        />
        <TextField
          {...fieldState(form, 'name', errorText)}
          label={t('needs.fields.name')}
          required
          autoComplete="off"
          maxLength={100}
          value={draft.name}
          onChange={event => change({ ...draft, name: event.target.value })}
        />
        <Select<TimeType>
          {...fieldState(form, 'timeType', errorText)}
          label={t('needs.fields.timeType')}
          required
          placeholder={t('needs.choose')}
          value={draft.timeType === '' ? undefined : draft.timeType}
          options={timeTypes.map(value => ({ value, label: t(`needs.timeTypes.${value}`) }))}
          onChange={timeType => change({ ...draft, timeType })}
          hint={beside(lastYear === null ? undefined : t(`needs.timeTypes.${lastYear.timeType}`))}
        />
        <TextField
          {...fieldState(form, 'efficiency', errorText)}
          label={t('needs.fields.efficiency')}
          required
          inputMode="decimal"
          autoComplete="off"
          value={draft.efficiency}
          onChange={event => change({ ...draft, efficiency: event.target.value })}
          hint={beside(lastYear === null ? undefined : `${formatDecimals(lastYear.efficiency, 2)} %`)}
        />
        <TextArea
          {...fieldState(form, 'comment', errorText)}
          label={t('needs.fields.comment')}
          rows={2}
          value={draft.comment}
          onChange={event => change({ ...draft, comment: event.target.value })}
        />
      </div>
    </Card>
  )
}
