import type { Licence, LicencePeriod } from '@veckovis/contracts/modules'
import { beginOfDay, dayOf, endOfDay } from '@veckovis/domain/modules'
import { useForm } from '@veckovis/forms'
import { FormDialog } from '@veckovis/forms/dialog'
import { textField } from '@veckovis/forms/rules'
import { useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { useState } from 'react'
import { object } from 'yup'

export interface LicenceDialogProps {
  title: string
  municipality: string
  busy: boolean
  problem: string | null
  onClose: () => void
}

/** A licence from today on begins when an earlier one ended, if that was today too. */
const beginAfter = (licences: readonly Licence[], from: Date): Date => {
  const nextDay = from.getTime() + 86_400_000
  const ends = licences.map(({ validTo }) => Date.parse(validTo ?? '')).filter(end => end < nextDay)
  return new Date(Math.max(from.getTime(), ...ends))
}

const periodSchema = object({
  from: textField(from => (beginOfDay(from) === null ? 'give.fromMissing' : null)),
  to: textField((to, { from = '' }) => {
    const begin = beginOfDay(from)
    const end = endOfDay(to)
    return begin !== null && end !== null && end <= begin ? 'give.toBeforeFrom' : null
  }),
})

type GiveLicenceDialogProps = LicenceDialogProps & {
  licences: readonly Licence[]
  onGive: (period: LicencePeriod) => Promise<void>
}

export const GiveLicenceDialog = (props: GiveLicenceDialogProps) => {
  const { title, municipality, busy, problem, onClose, licences, onGive } = props
  const { t } = useTranslation('admin-licences')
  const [initialValues] = useState(() => ({ from: dayOf(new Date()), to: '' }))
  const form = useForm<'from' | 'to'>({
    initialValues,
    schema: periodSchema,
    words: t,
    tells: 'when-sent',
    submit: async ({ from, to }) => {
      const begin = beginOfDay(from)
      if (begin === null) throw new Error(`The form let ${from} pass`)
      const validTo = endOfDay(to)?.toISOString() ?? null
      await onGive({ validFrom: beginAfter(licences, begin).toISOString(), validTo })
    },
  })
  return (
    <FormDialog
      title={t('give.title', { title })}
      form={{ ...form, isBusy: busy || form.isBusy, problem }}
      submitLabel={t('give.confirm')}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      <p>{t('give.text', { title, municipality })}</p>
      <TextField {...form.date('from')} label={t('give.from')} required />
      <TextField {...form.date('to')} label={t('give.to')} hint={t('give.toHint')} />
    </FormDialog>
  )
}
