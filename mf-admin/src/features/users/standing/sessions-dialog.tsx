import type { PersonRecord } from '@veckovis/contracts/people'
import { ConfirmChange, useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { endSessions, refreshUsers } from '../../../data/user-queries'
import { nameOfUser } from '../user-name'

type SessionsDialogProps = {
  readonly user: PersonRecord
  readonly onClose: () => void
}

/** Signs somebody out everywhere, who stays active: for a lost computer, say. */
export const SessionsDialog = ({ user, onClose }: SessionsDialogProps) => {
  const { t } = useTranslation('admin-users')
  const name = nameOfUser(user)
  const { isBusy, problem, save } = useSave({
    save: () => endSessions(user.id),
    onSaved: ({ ended }) => {
      notify.success(t(ended === 0 ? 'sessions.none' : 'sessions.done', { name }))
      onClose()
    },
    problemOf,
    onProblem: refreshUsers,
  })
  return (
    <ConfirmChange
      title={t('sessions.title', { name })}
      tone="danger"
      confirmLabel={t('sessions.action')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      problem={problem === null ? null : refusalText(problem, 'person')}
      onConfirm={() => save()}
      onCancel={onClose}
    >
      <p>{t('sessions.text')}</p>
    </ConfirmChange>
  )
}
