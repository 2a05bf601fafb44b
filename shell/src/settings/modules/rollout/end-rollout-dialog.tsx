import { useQueryClient } from '@tanstack/react-query'
import type { ModuleRollout, SettingsModule } from '@veckovis/contracts/modules'
import { FormDialog, useSentForm } from '@veckovis/forms/dialog'
import { notify, useLanguage, useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { object } from 'yup'
import { reasonRule } from '../fields/reason-rule'
import { settingsKey } from '../module-settings-queries'
import { endRollout } from './rollout-queries'

const schema = object({ reason: reasonRule })

type EndRolloutDialogProps = {
  readonly module: SettingsModule
  readonly rollout: ModuleRollout
  readonly onClose: () => void
}

/** Gives the places the active version again; as going back it asks for no password. */
export const EndRolloutDialog = ({ module, rollout: { version }, onClose }: EndRolloutDialogProps) => {
  const { t } = useTranslation('module-settings')
  const client = useQueryClient()
  const title = module.title[useLanguage()]
  const refresh = () => client.invalidateQueries({ queryKey: settingsKey })
  const form = useSentForm<'reason'>({
    initialValues: { reason: '' },
    schema,
    words: t,
    tells: 'when-sent',
    save: async ({ reason }) => {
      await endRollout({ moduleId: module.id, version, reason: reason.trim() })
      notify.success(t('rollout.ended', { title, version }))
      onClose()
      await refresh()
    },
    onProblem: () => void refresh(),
  })
  return (
    <FormDialog
      title={t('rollout.endTitle', { version })}
      form={form}
      submitLabel={t('rollout.end')}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      <p>
        {module.activeVersion === null
          ? t('rollout.endTextNone', { version })
          : t('rollout.endText', { version, active: module.activeVersion })}
      </p>
      <TextField {...form.text('reason')} label={t('choose.reason')} required />
    </FormDialog>
  )
}
