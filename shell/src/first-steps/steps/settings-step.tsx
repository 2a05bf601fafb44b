import { useTranslation, GuardedLink } from '@veckovis/platform'
import { buttonLook, Inline } from '@veckovis/ui'

/** The settings of budgets are the budget module's; here stands the way. */
export const SettingsStep = () => {
  const { t } = useTranslation('first-steps')
  return (
    <Inline>
      <GuardedLink to="/settings/budget" className={buttonLook('secondary')}>
        {t('settings.open')}
      </GuardedLink>
    </Inline>
  )
}
