import type { MadeCalendar } from '@veckovis/contracts/diary'
import { useForm } from '@veckovis/forms'
import { FormDialog } from '@veckovis/forms/dialog'
import { useSave } from '@veckovis/forms/saving'
import { useTranslation } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'
import { TextField } from '@veckovis/ui'
import { object, string } from 'yup'
import { makeCalendar } from './own-calendars'

const schema = object({ password: string().ensure().min(1, 'form.required') })

export type MakeAddressDialogProps = {
  readonly email: string
  readonly unit: { readonly id: number; readonly name: string }
  readonly onClose: () => void
  readonly onMade: (made: MadeCalendar) => Promise<void>
}

/** Asks for the password before a new address is made; what is typed here is kept nowhere. */
export const MakeAddressDialog = ({ email, unit, onClose, onMade }: MakeAddressDialogProps) => {
  const { t } = useTranslation('calendar')
  const words = useTranslation('shell').t
  const making = useSave({
    save: (password: string) => makeCalendar(unit.id, password),
    problemOf: error => problemOf(error).message,
    onSaved: onMade,
  })
  const form = useForm<'password'>({
    initialValues: { password: '' },
    schema,
    words,
    submit: async ({ password }) => {
      await making.save(password)
    },
  })
  return (
    <FormDialog
      title={t('make', { unit: unit.name })}
      form={{ ...form, isBusy: making.isBusy || form.isBusy, problem: making.problem }}
      submitLabel={t('makeConfirm')}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      <p>{t('makeHint')}</p>
      {/* Password managers find the password by it. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <TextField
        {...form.text('password')}
        label={t('password')}
        type="password"
        autoComplete="current-password"
        required
      />
    </FormDialog>
  )
}
