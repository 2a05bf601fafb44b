import type { MadeCalendar } from '@veckovis/contracts/diary'
import { FormDialog, useSentForm } from '@veckovis/forms/dialog'
import { useTranslation } from '@veckovis/platform'
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
  const form = useSentForm<'password'>({
    initialValues: { password: '' },
    schema,
    words,
    save: async ({ password }) => onMade(await makeCalendar(unit.id, password)),
  })
  return (
    <FormDialog
      title={t('make', { unit: unit.name })}
      form={form}
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
