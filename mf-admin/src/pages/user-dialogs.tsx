import { useQuery } from '@tanstack/react-query'
import { lazyPage, useTranslation } from '@veckovis/platform'
import type { UserDialog } from '../data/user-dialog'
import { userHistorySource } from '../data/user-history'
import { userQuery } from '../data/user-queries'
import type { Offer } from '../features/users/roles/rights/offered-levels'
import { ActivityDialog } from '../features/users/standing/activity-dialog'
import { DeleteDialog } from '../features/users/standing/delete-dialog'
import { SessionsDialog } from '../features/users/standing/sessions-dialog'
import { nameOfUser } from '../features/users/user-name'
import { UserViewDialog } from '../features/users/view/user-view-dialog'

// They bring formik and yup, which the list has no use for.
const NewUserDialog = lazyPage(() =>
  import('../features/users/editing/new-user-dialog').then(module => module.NewUserDialog),
)
const DetailsDialog = lazyPage(() =>
  import('../features/users/editing/details-dialog').then(module => module.DetailsDialog),
)
const RightsDialog = lazyPage(() =>
  import('../features/users/editing/rights-dialog').then(module => module.RightsDialog),
)

const HistoryDialog = lazyPage(() => import('../features/history/history-dialog').then(module => module.HistoryDialog))

type UserDialogsProps = {
  readonly dialog: UserDialog
  readonly offer: Offer
  readonly onMade: (id: number) => void
  readonly onDialog: (dialog: UserDialog) => void
}

type StoredProps = Omit<UserDialogsProps, 'onMade'> & { readonly dialog: Extract<UserDialog, { readonly id: number }> }

/** The dialogs over somebody who is there; until the person is read, as where a kept draft opens one, the view says so. */
const StoredUserDialog = ({ dialog: { kind, id }, offer, onDialog }: StoredProps) => {
  const { t } = useTranslation('admin-users')
  const { data } = useQuery(userQuery(id))
  const back = () => onDialog({ kind: 'view', id })
  if (kind === 'view' || data === undefined)
    return (
      <UserViewDialog
        id={id}
        index={offer.index}
        onDetails={() => onDialog({ kind: 'details', id })}
        onRights={() => onDialog({ kind: 'rights', id })}
        onActivity={() => onDialog({ kind: 'activity', id })}
        onSessions={() => onDialog({ kind: 'sessions', id })}
        onDelete={() => onDialog({ kind: 'delete', id })}
        onHistory={() => onDialog({ kind: 'history', id })}
        onClose={() => onDialog({ kind: 'none' })}
      />
    )
  const stored = { user: data.data, version: data.version, onClose: back }
  switch (kind) {
    case 'details':
      return <DetailsDialog {...stored} />
    case 'rights':
      return <RightsDialog {...stored} offer={offer} />
    case 'activity':
      return <ActivityDialog {...stored} />
    case 'sessions':
      return <SessionsDialog user={data.data} onClose={back} />
    case 'history':
      return <HistoryDialog name={nameOfUser(data.data)} source={userHistorySource(id)} onClose={back} />
    case 'delete':
      return <DeleteDialog {...stored} text={t('delete.text')} onDeleted={() => onDialog({ kind: 'none' })} />
  }
}

/** The one dialog that stands over the list. */
export const UserDialogs = ({ dialog, offer, onMade, onDialog }: UserDialogsProps) => {
  if ('id' in dialog) return <StoredUserDialog key={dialog.id} dialog={dialog} offer={offer} onDialog={onDialog} />
  return dialog.kind === 'create' ? (
    <NewUserDialog offer={offer} waiting={dialog.waiting} onMade={onMade} onClose={() => onDialog({ kind: 'none' })} />
  ) : null
}
