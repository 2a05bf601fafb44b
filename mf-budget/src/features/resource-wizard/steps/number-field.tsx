import type { TextPath } from '@veckovis/forms/wizard'
import { useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import type { ResourceDraft } from '../draft/resource-draft'
import type { ResourceForm } from '../resource-form'

type NumberFieldProps = {
  readonly form: ResourceForm
  readonly path: TextPath<ResourceDraft>
  readonly label: string
  /** Last year's figure of the same field, as text with its unit; undefined where there is none. */
  readonly lastYear?: string | undefined
  readonly required?: boolean
}

/** A number as text, with the figure of last year below it. */
export const NumberField = ({ form, path, label, lastYear, required = true }: NumberFieldProps) => {
  const { t } = useTranslation('mf-budget')
  return (
    <TextField
      {...form.number(path)}
      label={label}
      required={required}
      hint={lastYear === undefined ? undefined : t('resources.lastYear', { value: lastYear })}
    />
  )
}
