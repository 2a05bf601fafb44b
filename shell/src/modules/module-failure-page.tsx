import { useTranslation } from '@veckovis/platform'
import { Button, Icon, Page } from '@veckovis/ui'
import type { ModuleFailure } from './module-failure'
import * as styles from './module-failure-page.module.css'

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
      <section className={styles.moduleFailure} role="alert">
        <span className={styles.mark}>
          <Icon name="module" />
        </span>
        <h2 className={styles.title}>{t('module.failed', { title })}</h2>
        <p>{t(`module.kind.${failure.kind}`)}</p>
        <p className={styles.rest}>{t('module.rest')}</p>
        <Button variant="primary" onClick={onRetry} icon={<Icon name="refresh" />}>
          {t('module.retry')}
        </Button>
        <dl className={styles.facts}>
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
          {(failure.kind === 'broken' || failure.kind === 'incompatible') && (
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
