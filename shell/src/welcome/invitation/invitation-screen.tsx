import type { InvitationLook } from '@veckovis/contracts/session'
import { addMessages, useTranslation } from '@veckovis/platform'
import { Link, useNavigate, useSearchParams } from '@veckovis/platform/router'
import { Notice, ProblemNotice, Skeleton } from '@veckovis/ui'
import en from '../../../locales/invitation/en.json'
import sv from '../../../locales/invitation/sv.json'
import { callAccount, problemOfAccount } from '../form/account-call'
import { ChosenPasswordFields } from '../form/account-fields'
import { AccountForm } from '../form/account-form'
import { useAccountForm } from '../form/use-account-form'
import { WelcomeScreen } from '../welcome-screen'
import * as styles from '../welcome.module.css'
import { useInvitation } from './use-invitation'

// The texts come with the page and not with the sign-in.
addMessages('invitation', 'sv', sv)
addMessages('invitation', 'en', en)

/** The link of an invitation's mail: anyone who reads the mail chooses the password of the account. */
export const InvitationScreen = () => {
  const { t } = useTranslation('invitation')
  const token = useSearchParams()[0].get('token')
  const { invitation, askAgain } = useInvitation(token)
  const title = t('title')
  if (invitation.kind === 'loading')
    return (
      <WelcomeScreen title={title}>
        <Skeleton lines={4} label={t('loading')} />
      </WelcomeScreen>
    )
  if (invitation.kind === 'problem')
    return (
      <WelcomeScreen title={title}>
        <ProblemNotice text={invitation.text} retry={{ label: t('shell:error.retry'), run: () => void askAgain() }} />
      </WelcomeScreen>
    )
  if (invitation.kind === 'unknown' || token === null) return <ClosedInvitation state="unknown" inviter={null} />
  const { look } = invitation
  if (look.state !== 'open') return <ClosedInvitation state={look.state} inviter={look.inviter} />
  return <OpenInvitation token={token} look={look} onClosed={askAgain} />
}

type OpenInvitationProps = {
  token: string
  look: InvitationLook
  /** The link has ended while the page was open. */
  onClosed: () => Promise<void>
}

const OpenInvitation = ({ token, look: { email, inviter }, onClosed }: OpenInvitationProps) => {
  const { t } = useTranslation('invitation')
  const navigate = useNavigate()
  const form = useAccountForm<'password' | 'repeatedPassword'>({
    initialValues: { password: '', repeatedPassword: '' },
    schema: 'newPasswordSchema',
    submit: async ({ password }) => {
      const answer = await callAccount('/auth/invitation', { token, password })
      if (answer.ok) {
        await navigate('/login', { state: 'admin-made' })
        return null
      }
      if (answer.code === 'token-invalid') await onClosed()
      return problemOfAccount(answer)
    },
  })
  const intro = inviter === null ? t('invitedByNobody', { email }) : t('invited', { inviter, email })
  return (
    <WelcomeScreen title={t('title')} intro={intro}>
      <AccountForm {...form} submitLabel={t('submit')}>
        {/* Password managers keep the new password under it. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <ChosenPasswordFields
          form={form}
          label={t('shell:signup.password')}
          repeatLabel={t('shell:signup.repeatPassword')}
        />
      </AccountForm>
    </WelcomeScreen>
  )
}

type ClosedInvitationProps = {
  state: Exclude<InvitationLook['state'], 'open'> | 'unknown'
  inviter: string | null
}

const closedTexts: Record<ClosedInvitationProps['state'], string> = {
  expired: 'expired',
  used: 'used',
  cancelled: 'cancelled',
  replaced: 'replaced',
  unknown: 'unknown',
}

/** Why the link opens nothing, and what to do instead. */
const ClosedInvitation = ({ state, inviter }: ClosedInvitationProps) => {
  const { t } = useTranslation('invitation')
  const isToBeAskedFor = state === 'expired' || state === 'cancelled' || state === 'unknown'
  const ask = inviter === null ? t('askSomebody') : t('ask', { inviter })
  return (
    <WelcomeScreen title={t('closedTitle')}>
      <Notice tone="info" announce>
        {t(closedTexts[state])}
        {isToBeAskedFor && ` ${ask}`}
      </Notice>
      <p className={styles.more}>
        <Link to="/login">{t('login')}</Link>
        {state === 'used' && (
          <>
            {' · '}
            <Link to="/forgot-password">{t('newPassword')}</Link>
          </>
        )}
      </p>
    </WelcomeScreen>
  )
}
