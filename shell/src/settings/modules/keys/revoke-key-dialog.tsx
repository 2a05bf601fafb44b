import type { DeployKey } from '@veckovis/contracts/modules'
import { FormDialog, useSentForm } from '@veckovis/forms/dialog'
import { notify, useTranslation } from '@veckovis/platform'
import { object } from 'yup'
import { revokeKey } from './deploy-key-queries'

type RevokeKeyDialogProps = {
  readonly deployKey: DeployKey
  readonly onClose: () => void
  readonly refresh: () => Promise<void>
}

export const RevokeKeyDialog = ({ deployKey: { id, name, moduleId }, onClose, refresh }: RevokeKeyDialogProps) => {
  const { t } = useTranslation('module-settings')
  const form = useSentForm<never>({
    initialValues: {},
    schema: object({}),
    words: t,
    save: async () => {
      await revokeKey(id)
      notify.success(t('keys.revoked', { name }))
      onClose()
      await refresh()
    },
    onProblem: () => void refresh(),
  })
  return (
    <FormDialog
      title={t('keys.revokeTitle', { name })}
      form={form}
      submitLabel={t('keys.revoke')}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      <p>{t('keys.revokeText', { moduleId })}</p>
    </FormDialog>
  )
}
