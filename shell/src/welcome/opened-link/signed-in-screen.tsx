import type { LinkPath } from '@veckovis/contracts/pages'
import { addMessages, signOut, useTranslation, type SessionUser } from '@veckovis/platform'
import { Link } from '@veckovis/platform/router'
import { Button, Stack, buttonLook } from '@veckovis/ui'
import { useState } from 'react'
import en from '../../../locales/opened-link/en.json'
import sv from '../../../locales/opened-link/sv.json'
import { Notifications } from '../../frame/feedback/notifications'
import { UnsavedChangesDialog } from '../../frame/feedback/unsaved-changes-dialog'
import { WelcomeScreen } from '../welcome-screen'

addMessages('opened-link', 'sv', sv)
addMessages('opened-link', 'en', en)

const whatTexts: Record<LinkPath, string> = {
  '/invitation': 'what.invitation',
  '/new-password': 'what.newPassword',
  '/confirm-email': 'what.confirmEmail',
  '/first-admin': 'what.firstAdmin',
}

export type SignedInScreenProps = { readonly user: SessionUser; readonly path: LinkPath }

/**
 * A link that was opened while somebody is signed in: what it does would end in that person's session. Signing out asks
 * about the unsaved work of other tabs, and comes back to the link.
 */
export const SignedInScreen = ({ user, path }: SignedInScreenProps) => {
  const { t } = useTranslation('opened-link')
  const [isLeaving, setIsLeaving] = useState(false)
  const goOn = async () => {
    setIsLeaving(true)
    if (!(await signOut())) setIsLeaving(false)
  }
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    <WelcomeScreen title={t('title')} intro={t('who', { name, email: user.email })}>
      <Stack gap={3}>
        <p>{t(whatTexts[path])}</p>
        <p>{t('choice')}</p>
      </Stack>
      <Notifications stays={false} />
      <Button variant="primary" fullWidth loading={isLeaving} onClick={() => void goOn()}>
        {t('goOn')}
      </Button>
      <Link to="/" className={buttonLook('secondary')}>
        {t('back')}
      </Link>
      <UnsavedChangesDialog />
    </WelcomeScreen>
  )
}
