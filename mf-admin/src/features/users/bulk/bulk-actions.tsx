import type { PersonRow } from '@veckovis/contracts/people'
import { useTranslation } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import { useState } from 'react'
import { cancelInvitationsOfMany, changeActivityOfMany, inviteMany } from '../../../data/user-queries'
import { isOpenInvitation } from '../invitation/open-invitation'
import type { Offer } from '../roles/rights/offered-levels'
import { BulkDialog } from './bulk-dialog'
import { GiveRoleDialog } from './give-role-dialog'

type BulkActionsProps = {
  readonly users: readonly PersonRow[]
  readonly offer: Offer
  /** Something was done: nothing is selected any more. */
  readonly onDone: () => void
}

type Action = 'activate' | 'deactivate' | 'invite' | 'cancelInvitation' | 'role'

const works = {
  activate: (userIds: number[]) => changeActivityOfMany(userIds, true),
  deactivate: (userIds: number[]) => changeActivityOfMany(userIds, false),
  invite: inviteMany,
  cancelInvitation: cancelInvitationsOfMany,
}

const harmful: ReadonlySet<Action> = new Set<Action>(['deactivate', 'cancelInvitation'])

type WorkDialogProps = {
  readonly users: readonly PersonRow[]
  readonly work: keyof typeof works
  readonly onClose: (done: boolean) => void
}

const WorkDialog = ({ users, work, onClose }: WorkDialogProps) => {
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

/** What can be done with all who are selected, as far as the caller may do it with anybody of them. */
export const BulkActions = ({ users, offer, onDone }: BulkActionsProps) => {
  const { t } = useTranslation('admin-users')
  const [action, setAction] = useState<Action | null>(null)
  const close = (done: boolean) => {
    setAction(null)
    if (done) onDone()
  }
  const mayChange = users.some(({ may }) => may.deactivate)
  const mayCancel = users.some(user => user.may.deactivate && isOpenInvitation(user.invitation))
  const mayGrant = users.some(({ may }) => may.grant)
  return (
    <>
      {mayChange && <Button onClick={() => setAction('activate')}>{t('bulk.activate.action')}</Button>}
      {mayChange && <Button onClick={() => setAction('deactivate')}>{t('bulk.deactivate.action')}</Button>}
      {mayChange && <Button onClick={() => setAction('invite')}>{t('bulk.invite.action')}</Button>}
      {mayCancel && <Button onClick={() => setAction('cancelInvitation')}>{t('bulk.cancelInvitation.action')}</Button>}
      {mayGrant && <Button onClick={() => setAction('role')}>{t('bulk.role.action')}</Button>}
      {action === 'role' && <GiveRoleDialog users={users} offer={offer} onClose={close} />}
      {action !== null && action !== 'role' && <WorkDialog users={users} work={action} onClose={close} />}
    </>
  )
}
