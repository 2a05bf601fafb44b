import { addMessages, useTranslation } from '@veckovis/platform'
import { Page } from '@veckovis/ui'
import en from '../../../locales/privacy/en.json'
import sv from '../../../locales/privacy/sv.json'
import { LogCard } from './log-card'
import { OwnLogCard } from './own-log-card'
import { useReviewed } from './use-reviewed'

// The texts come with the page, which few people open, and not with the shell.
addMessages('privacy', 'sv', sv)
addMessages('privacy', 'en', en)

/** Who read data about people: for anyone who reviews it, and for everybody what the log says about themselves. */
export const PrivacyPage = () => {
  const { t } = useTranslation('privacy')
  const [first, ...more] = useReviewed()
  return (
    <Page intro={t('intro')}>
      {first !== undefined && <LogCard reviewed={[first, ...more]} />}
      <OwnLogCard />
    </Page>
  )
}
