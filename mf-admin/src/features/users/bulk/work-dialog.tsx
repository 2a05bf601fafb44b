import type { PersonRow } from '@veckovis/contracts/people'
import { useTranslation } from '@veckovis/platform'
import { cancelInvitationsOfMany, changeActivityOfMany, inviteMany } from '../../../data/user-queries'
import { BulkDialog } from './bulk-dialog'

const works = {
  activate: (userIds: number[]) => changeActivityOfMany(userIds, true),
  deactivate: (userIds: number[]) => changeActivityOfMany(userIds, false),
  invite: inviteMany,
  cancelInvitation: cancelInvitationsOfMany,
}
export type Work = keyof typeof works

const harmful: ReadonlySet<Work> = new Set<Work>(['deactivate', 'cancelInvitation'])

type WorkDialogProps = {
  readonly users: readonly PersonRow[]
  readonly work: Work
  readonly onClose: (done: boolean) => void
}

/** Asks before something that needs no choice is done with many. */
export const WorkDialog = ({ users, work, onClose }: WorkDialogProps) => {
  const { t } = useTranslation('admin-users')
  return (
    <BulkDialog
      title={t(`bulk.${work}.title`, { count: users.length })}
      confirmLabel={t(`bulk.${work}.confirm`)}
      tone={harmful.has(work) ? 'danger' : 'normal'}
      users={users}
      run={works[work]}
      onClose={onClose}
    >
      <p>{t(`bulk.${work}.text`)}</p>
    </BulkDialog>
  )
}
