import { useQuery } from '@tanstack/react-query'
import { ConfirmChange, useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { fullName } from '../../data/person-name'
import { refreshStaff, removeStaffMember, staffMemberQuery } from '../../data/staff-queries'

type RemoveDialogProps = {
  readonly unitId: number
  readonly id: number
  readonly onRemoved: () => void
  readonly onCancel: () => void
}

/** Asks before somebody whose employment has not begun is taken out of the table. */
export const RemoveDialog = ({ unitId, id, onRemoved, onCancel }: RemoveDialogProps) => {
  const { t } = useTranslation('mf-staff')
  const { data, refetch } = useQuery(staffMemberQuery(unitId, id))
  const name = data === undefined ? '' : fullName(data.data, t)
  const { isBusy, problem, save } = useSave({
    save: (version: string) => removeStaffMember(id, version),
    onSaved: async () => {
      notify.success(t('remove.done', { name }))
      onRemoved()
      await refreshStaff(unitId)
    },
    problemOf,
    onProblem: () => refetch(),
  })
  return (
    <ConfirmChange
      title={t('remove.title', { name })}
      tone="danger"
      confirmLabel={t('remove.action')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      problem={problem === null ? null : refusalText(problem, 'staff', 'record')}
      onConfirm={() => data !== undefined && void save(data.version)}
      onCancel={onCancel}
    >
      <p>{t('remove.text')}</p>
    </ConfirmChange>
  )
}
