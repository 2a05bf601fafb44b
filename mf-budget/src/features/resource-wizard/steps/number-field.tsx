import { useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { useErrorText } from '../../../parts/use-error-text'
import type { DraftField } from '../draft/read-draft'
import type { ResourceForm } from '../resource-form'

type NumberFieldProps = {
  readonly form: ResourceForm
  readonly field: DraftField
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  /** Last year's figure of the same field, as text with its unit; undefined where there is none. */
  readonly lastYear?: string | undefined
  readonly required?: boolean
}

/** A number as text, with the figure of last year below it. */
export const NumberField = ({ form, field, label, value, onChange, lastYear, required = true }: NumberFieldProps) => {
  const { t } = useTranslation('mf-budget')
  const errorOf = useErrorText()
  return (
    <TextField
      label={label}
      value={value}
      required={required}
      inputMode="decimal"
      autoComplete="off"
      error={errorOf(form.problemOf(field))}
      hint={lastYear === undefined ? undefined : t('resources.lastYear', { value: lastYear })}
      onChange={event => onChange(event.target.value)}
      onBlur={() => form.leave(field)}
    />
  )
}
