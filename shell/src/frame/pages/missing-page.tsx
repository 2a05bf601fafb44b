import { useTranslation, GuardedLink } from '@veckovis/platform'
import { EmptyState, buttonLook } from '@veckovis/ui'

/** `standalone` where no header shows a title: then the text itself is the page's heading. */
export const MissingPage = ({ standalone = false }: { standalone?: boolean }) => {
  const { t } = useTranslation('shell')
  return (
    <EmptyState
      icon="search"
      headingLevel={standalone ? 1 : 2}
      title={t('missing.text')}
      action={
        <GuardedLink to="/" className={buttonLook('secondary')}>
          {t('missing.home')}
        </GuardedLink>
      }
    >
      {t('missing.advice')}
    </EmptyState>
  )
}
