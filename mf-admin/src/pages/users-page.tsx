import { FailedLoad } from '@veckovis/forms/loaded'
import { useKeptDrafts, withTexts } from '@veckovis/platform'
import { useState } from 'react'
import en from '../../locales/users/en.json'
import sv from '../../locales/users/sv.json'
import { dialogOfSubject, noUnit, userDraftKind, type UserDialog } from '../data/user-dialog'
import { BulkActions } from '../features/users/bulk/bulk-actions'
import { refreshUsers } from '../data/user-queries'
import { UserExport } from '../features/users/export/user-export'
import { UserList } from '../features/users/list/user-list'
import { rolesWithinOffer } from '../features/users/roles/rights/offered-levels'
import { useOffer } from '../features/users/use-offer'
import { InvitationsToDo } from '../features/users/waiting/invitations-to-do'
import { WaitingUsers } from '../features/users/waiting/waiting-users'
import { ImportButton } from './import-button'
import { MachineKeysButton } from './machine-keys-button'
import { UserDialogs } from './user-dialogs'

/** What was being written when the page was lost stands open again. */
const useUserDialog = () => {
  const [chosen, choose] = useState<UserDialog | null>(null)
  const [kept] = useKeptDrafts(userDraftKind, noUnit)
  const resumed = kept === undefined ? null : dialogOfSubject(kept.subject)
  return { dialog: chosen ?? resumed ?? ({ kind: 'none' } as const), choose }
}

const Users = () => {
  const { dialog, choose } = useUserDialog()
  const query = useOffer()
  const { data: offer } = query
  const mayGrant = offer !== undefined && offer.granter.roles.length + (offer.granter.jobTitleId === null ? 0 : 1) > 0
  return (
    <>
      {mayGrant && <WaitingUsers onTake={waiting => choose({ kind: 'create', waiting })} />}
      {mayGrant && <InvitationsToDo />}
      <UserList
        index={offer?.index}
        onAdd={mayGrant ? () => choose({ kind: 'create' }) : undefined}
        onOpen={id => choose({ kind: 'view', id })}
        bulk={(users, clear) =>
          offer === undefined ? null : <BulkActions users={users} offer={offer} onDone={clear} />
        }
        exporting={(part, total) => <UserExport part={part} index={offer?.index} total={total} />}
        more={
          mayGrant && (
            <>
              <MachineKeysButton index={offer.index} />
              <ImportButton kind="user" rolesWithin={roles => rolesWithinOffer(offer, roles)} onTaken={refreshUsers} />
            </>
          )
        }
        dialogs={show =>
          offer !== undefined && <UserDialogs dialog={dialog} offer={offer} onMade={show} onDialog={choose} />
        }
      />
      <FailedLoad query={query} />
    </>
  )
}

/**
 * People with their roles, for those who hold Users. Its texts come with it, and not with those of the
 * places.
 */
export const UsersPage = withTexts('admin-users', { sv, en }, Users)
