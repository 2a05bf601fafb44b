import type { Licence } from '@veckovis/contracts/modules'
import { dayOf, endOfDay } from '@veckovis/domain/modules'
import { ChoiceGroup, useForm } from '@veckovis/forms'
import { FormDialog } from '@veckovis/forms/dialog'
import { textField } from '@veckovis/forms/rules'
import { useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { useState } from 'react'
import { object } from 'yup'
import type { LicenceDialogProps } from './give-licence-dialog'

/** A last day has to be one that the licence still reaches. */
const endSchema = (licence: Licence) =>
  object({
    lastDay: textField((lastDay, { when }) => {
      const end = endOfDay(lastDay)
      const isPossible = end !== null && end.getTime() > Math.max(Date.parse(licence.validFrom), Date.now())
      return when === 'now' || isPossible ? null : 'end.lastDayWrong'
    }),
  })

type EndLicenceDialogProps = LicenceDialogProps & {
  licence: Licence
  /** Null for now. */
  onEnd: (validTo: string | null) => Promise<void>
}

/** Ends now, or after a last day. What people have not saved by then they can no longer save. */
export const EndLicenceDialog = (props: EndLicenceDialogProps) => {
  const { title, municipality, busy, problem, onClose, licence, onEnd } = props
  const { t } = useTranslation('admin-licences')
  const [initialValues] = useState(() => ({ when: 'now', lastDay: dayOf(new Date()) }))
  const form = useForm<'when' | 'lastDay'>({
    initialValues,
    schema: endSchema(licence),
    words: t,
    tells: 'when-sent',
    submit: ({ when, lastDay }) => onEnd(when === 'now' ? null : (endOfDay(lastDay)?.toISOString() ?? null)),
  })
  return (
    <FormDialog
      title={t('end.title', { title })}
      form={{ ...form, isBusy: busy || form.isBusy, problem }}
      submitLabel={t('end.confirm')}
      cancelLabel={t('cancel')}
      tone="danger"
      onClose={onClose}
    >
      <p>{t('end.text', { title, municipality })}</p>
      <ChoiceGroup<string>
        name="licence-end"
        label={t('end.when')}
        hint={t('end.hint')}
        options={[
          { value: 'now', label: t('end.now') },
          { value: 'later', label: t('end.later') },
        ]}
        value={form.values.when}
        onChange={when => form.set('when', when)}
      />
      {form.values.when === 'later' && <TextField {...form.date('lastDay')} label={t('end.lastDay')} required />}
    </FormDialog>
  )
}
