import type { MachineKey } from '@veckovis/contracts/outcome'
import { ConfirmChange, useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'
import { refreshMachineKeys, revokeKey } from '../../data/machine-key-queries'

type RevokeKeyDialogProps = {
  readonly machineKey: MachineKey
  readonly municipalityId: number
  readonly onClose: () => void
}

/** Nothing gives a key back that was revoked: it is asked first. */
export const RevokeKeyDialog = ({ machineKey: { id, source }, municipalityId, onClose }: RevokeKeyDialogProps) => {
  const { t } = useTranslation('machine-keys')
  const refresh = () => refreshMachineKeys(municipalityId)
  const revoking = useSave<void, unknown, string>({
    save: () => revokeKey(id),
    problemOf: error => problemOf(error).message,
    onSaved: refresh,
    onProblem: refresh,
  })
  const revoke = async () => {
    if (!(await revoking.save())) return
    notify.success(t('revoke.done', { source }))
    onClose()
  }
  return (
    <ConfirmChange
      title={t('revoke.title', { source })}
      confirmLabel={t('revoke.confirm')}
      cancelLabel={t('cancel')}
      tone="danger"
      isBusy={revoking.isBusy}
      problem={revoking.problem}
      onConfirm={revoke}
      onCancel={onClose}
    >
      <p>{t('revoke.text', { source })}</p>
    </ConfirmChange>
  )
}
