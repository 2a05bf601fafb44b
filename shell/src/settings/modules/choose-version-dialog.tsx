import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SettingsModule } from '@veckovis/contracts/modules'
import { FormDialog, useSentForm } from '@veckovis/forms/dialog'
import { notify, useLanguage, useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { object } from 'yup'
import { passwordRefused, PasswordField, passwordRule } from './fields/password-field'
import { reasonRule } from './fields/reason-rule'
import { healthQuery, promoteVersion, rollBackVersion, settingsKey } from './module-settings-queries'

/** Which version is to be the active one. */
export type VersionQuestion = {
  readonly module: SettingsModule
  /** Null: the one before */
  readonly version: string | null
  /** The one before, where it is known */
  readonly before: string | null
}

/** Nobody is kept from going back to what worked by a password that does not come to mind. */
const schemas = {
  back: object({ reason: reasonRule }),
  promote: object({ reason: reasonRule, password: passwordRule }),
}

/** Asks why, since everybody gets the version from their next step on; what stands in the way stays in the dialog. */
export const ChooseVersionDialog = ({ question, onClose }: { question: VersionQuestion; onClose: () => void }) => {
  const { t } = useTranslation('module-settings')
  const client = useQueryClient()
  const { module, version } = question
  // Where the way back leads elsewhere by now, the refusal says so and the question follows.
  const { data: health } = useQuery(healthQuery)
  const before =
    question.before === null ? null : (health?.modules.find(({ id }) => id === module.id)?.before ?? question.before)
  const title = module.title[useLanguage()]
  const refresh = () => client.invalidateQueries({ queryKey: settingsKey })
  const words = version === null ? 'back' : 'promote'
  const form = useSentForm<'reason' | 'password'>({
    initialValues: { reason: '', password: '' },
    schema: schemas[words],
    words: t,
    tells: 'when-sent',
    refusedFields: passwordRefused,
    save: async ({ password, ...values }) => {
      const reason = values.reason.trim()
      const sent =
        version === null
          ? rollBackVersion(module, before, reason)
          : promoteVersion(module, { version, reason, password })
      const { version: active } = await sent
      notify.success(t('choose.done', { title, version: active }))
      onClose()
      await refresh()
    },
    onProblem: () => void refresh(),
  })
  return (
    <FormDialog
      title={t(`choose.${words}Title`, { title })}
      form={form}
      submitLabel={t(`choose.${words}Confirm`)}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      <p>
        {t(`choose.${before === null ? words : 'backTo'}Text`, {
          title,
          version,
          before,
          active: module.activeVersion,
        })}
      </p>
      <TextField {...form.text('reason')} label={t('choose.reason')} hint={t('choose.reasonHint')} required />
      {version !== null && <PasswordField form={form} />}
    </FormDialog>
  )
}
