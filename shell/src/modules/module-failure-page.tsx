import { useTranslation } from '@veckovis/platform'
import { Button, Icon, Page } from '@veckovis/ui'
import './module-failure-page.css'
import type { ModuleFailure } from './module-failure'

export interface ModuleFailurePageProps {
  title: string
  failure: ModuleFailure
  onRetry: () => void
}

/** Inside the content area: the navigation and every other module go on. */
export const ModuleFailurePage = ({ title, failure, onRetry }: ModuleFailurePageProps) => {
  const { t } = useTranslation('shell')
  return (
    <Page width="narrow">
      <section className="module-failure" role="alert">
        <span className="module-failure__mark">
          <Icon name="module" />
        </span>
        <h2 className="module-failure__title">{t('module.failed', { title })}</h2>
        <p>{t(`module.kind.${failure.kind}`)}</p>
        <p className="module-failure__rest">{t('module.rest')}</p>
        <Button variant="primary" onClick={onRetry} icon={<Icon name="refresh" />}>
          {t('module.retry')}
        </Button>
        <dl className="module-failure__facts">
          <div>
            <dt>{t('module.id')}</dt>
            <dd>{failure.moduleId}</dd>
          </div>
          <div>
            <dt>{t('module.version')}</dt>
            <dd>{failure.version}</dd>
          </div>
          <div>
            <dt>{t('module.code')}</dt>
            <dd>{failure.supportCode}</dd>
          </div>
          {failure.kind === 'broken' && (
            <div>
              <dt>{t('module.detail')}</dt>
              <dd>{failure.detail}</dd>
            </div>
          )}
        </dl>
      </section>
    </Page>
  )
}
