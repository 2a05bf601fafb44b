import type { PersonRecord } from '@veckovis/contracts/people'
import { ConfirmChange, useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { changeUser, refreshUsers } from '../../../data/user-queries'
import { nameOfUser } from '../user-name'
import { LeftBehind } from './left-behind'

type ActivityDialogProps = {
  readonly user: PersonRecord
  readonly version: string
  readonly onClose: () => void
}

/** Lets somebody in again, or ends their sessions at once; before that it says what is left behind. */
export const ActivityDialog = ({ user, version, onClose }: ActivityDialogProps) => {
  const { t } = useTranslation('admin-users')
  const name = nameOfUser(user)
  const way = user.active ? 'deactivating' : 'activating'
  const { isBusy, problem, save } = useSave({
    save: () => changeUser(user.id, { active: !user.active }, version),
    onSaved: async () => {
      notify.success(t(`activity.${way}.done`, { name }))
      onClose()
      await refreshUsers()
    },
    problemOf,
    onProblem: refreshUsers,
  })
  return (
    <ConfirmChange
      title={t(`activity.${way}.title`, { name })}
      tone={user.active ? 'danger' : 'normal'}
      confirmLabel={t(user.active ? 'activity.deactivate' : 'activity.activate')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      problem={problem === null ? null : refusalText(problem, 'person')}
      onConfirm={() => save()}
      onCancel={onClose}
    >
      <p>{t(`activity.${way}.text`)}</p>
      {user.active && <LeftBehind id={user.id} />}
    </ConfirmChange>
  )
}
