import { FormDialog, useSentForm } from '@veckovis/forms/dialog'
import { required, textField } from '@veckovis/forms/rules'
import { useTranslation } from '@veckovis/platform'
import { Checkbox, TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { object } from 'yup'
import { passwordRefused, PasswordField, passwordRule } from '../fields/password-field'
import { giveKey } from './deploy-key-queries'

const lives = ['30', '90', '180', '365'] as const

const idOfModule = /^mf-[a-z][a-z0-9-]{0,56}$/
const longestName = 100

const errorOf = (code: string) => `keys.error.${code}`
const schema = object({
  moduleId: textField(
    required(text => (idOfModule.test(text.trim()) ? null : 'no-module')),
    errorOf,
  ),
  name: textField(
    required(text => (text.trim().length > longestName ? 'too-long' : null)),
    errorOf,
  ),
  password: passwordRule,
})

export type GivenKey = { readonly id: number; readonly key: string; readonly name: string }

type GiveKeyDialogProps = {
  readonly onClose: () => void
  readonly onGiven: (given: GivenKey) => Promise<void>
}

/** Asks for the password before a key is given. */
export const GiveKeyDialog = ({ onClose, onGiven }: GiveKeyDialogProps) => {
  const { t } = useTranslation('module-settings')
  const form = useSentForm<'moduleId' | 'name' | 'validDays' | 'password', 'mayPromote'>({
    initialValues: { moduleId: '', name: '', validDays: '90', password: '', mayPromote: false },
    schema,
    words: t,
    tells: 'when-sent',
    refusedFields: passwordRefused,
    save: async ({ moduleId, name, validDays, password, mayPromote }) => {
      const asked = { moduleId: moduleId.trim(), name: name.trim(), validDays: Number(validDays), password, mayPromote }
      const { id, key } = await giveKey(asked)
      await onGiven({ id, key, name: asked.name })
    },
  })
  return (
    <FormDialog
      title={t('keys.give')}
      form={form}
      submitLabel={t('keys.giveConfirm')}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      <TextField
        {...form.text('moduleId')}
        label={t('keys.module')}
        hint={t('keys.moduleHint')}
        spellCheck={false}
        autoComplete="off"
        required
      />
      <TextField {...form.text('name')} label={t('keys.name')} hint={t('keys.nameHint')} autoComplete="off" required />
      <Select<string>
        {...form.choice('validDays')}
        label={t('keys.life')}
        options={lives.map(days => ({ value: days, label: t('keys.days', { days }) }))}
      />
      <Checkbox {...form.checkbox('mayPromote')} label={t('keys.mayPromote')} />
      <PasswordField form={form} />
    </FormDialog>
  )
}
