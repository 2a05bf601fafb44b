import type { PersonRecord } from '@veckovis/contracts/people'
import { ConfirmChange, useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { refreshUsers, removeUser } from '../../../data/user-queries'
import { nameOfUser } from '../user-name'

type DeleteDialogProps = {
  readonly user: Pick<PersonRecord, 'id' | 'firstName' | 'lastName'>
  readonly version: string
  /** What goes with them. */
  readonly text: string
  readonly onDeleted: () => void
  readonly onClose: () => void
}

/** Takes somebody out who never signed in and left no trace, a sign-up too; everybody else is deactivated. */
export const DeleteDialog = ({ user, version, text, onDeleted, onClose }: DeleteDialogProps) => {
  const { t } = useTranslation('admin-users')
  const name = nameOfUser(user)
  const { isBusy, problem, save } = useSave({
    save: () => removeUser(user.id, version),
    onSaved: async () => {
      notify.success(t('delete.done', { name }))
      onDeleted()
      await refreshUsers()
    },
    problemOf,
    onProblem: refreshUsers,
  })
  return (
    <ConfirmChange
      title={t('delete.title', { name })}
      tone="danger"
      confirmLabel={t('delete.action')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      problem={problem === null ? null : refusalText(problem, 'person')}
      onConfirm={() => save()}
      onCancel={onClose}
    >
      <p>{text}</p>
    </ConfirmChange>
  )
}
