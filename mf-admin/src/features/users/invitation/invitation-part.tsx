import type { PersonRecord } from '@veckovis/contracts/people'
import { useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText, useFormat } from '@veckovis/platform/signed-in'
import { Button, Inline, ProblemNotice, Stack } from '@veckovis/ui'
import { cancelInvitation, inviteUser, refreshUsers } from '../../../data/user-queries'
import { isOpenInvitation } from './open-invitation'

/** How far the invitation is, in words. */
const InvitationText = ({ invitation }: Pick<PersonRecord, 'invitation'>) => {
  const { t } = useTranslation('admin-users')
  const { moment } = useFormat()
  const { state, since, failure, nextAttemptAt, expiresAt } = invitation
  return (
    <div>
      <strong>{t('fields.invitation')}:</strong> {t(`invitation.${state}`)}
      {since !== null && ` (${moment(since)})`}
      {failure !== null && <div>{t(`invitationFailure.${failure}`)}</div>}
      {nextAttemptAt !== null && state === 'failed' && (
        <div>{t('inviting.nextAttempt', { moment: moment(nextAttemptAt) })}</div>
      )}
      {expiresAt !== null && state === 'sent' && <div>{t('inviting.expires', { moment: moment(expiresAt) })}</div>}
    </div>
  )
}

/** The invitation of somebody who has not logged in yet: how far it is, again, or taken back. */
export const InvitationPart = ({ user }: { readonly user: PersonRecord }) => {
  const { t } = useTranslation('admin-users')
  const { state } = user.invitation
  const inviting = useSave({
    save: (work: 'invite' | 'cancel') => (work === 'invite' ? inviteUser(user.id) : cancelInvitation(user.id)),
    onSaved: async () => {
      await refreshUsers()
      notify.success(t('inviting.done'))
    },
    problemOf,
    onProblem: refreshUsers,
  })
  const mayChange = user.may.deactivate && user.active
  if (user.lastLoginAt !== null || (state === 'none' && !mayChange)) return null
  return (
    <Stack gap={2}>
      <InvitationText invitation={user.invitation} />
      {inviting.problem !== null && <ProblemNotice text={refusalText(inviting.problem, 'person')} />}
      {mayChange && (
        <Inline>
          <Button
            loading={inviting.sent === 'invite'}
            disabled={inviting.sent === 'cancel'}
            onClick={() => void inviting.save('invite')}
          >
            {t(state === 'none' ? 'inviting.send' : 'inviting.again')}
          </Button>
          {isOpenInvitation(user.invitation) && (
            <Button
              variant="quiet"
              loading={inviting.sent === 'cancel'}
              disabled={inviting.sent === 'invite'}
              onClick={() => void inviting.save('cancel')}
            >
              {t('inviting.cancel')}
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  )
}
