import type { PersonRow } from '@veckovis/contracts/people'
import { useTranslation } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import { useState } from 'react'
import { isOpenInvitation } from '../invitation/open-invitation'
import type { Offer } from '../roles/rights/offered-levels'
import { GiveRoleDialog } from './give-role-dialog'
import { WorkDialog, type Work } from './work-dialog'

type BulkActionsProps = {
  readonly users: readonly PersonRow[]
  readonly offer: Offer
  /** Something was done: nothing is selected any more. */
  readonly onDone: () => void
}

/** What can be done with all who are selected, as far as the caller may do it with anybody of them. */
export const BulkActions = ({ users, offer, onDone }: BulkActionsProps) => {
  const { t } = useTranslation('admin-users')
  const [action, setAction] = useState<Work | 'role' | null>(null)
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
