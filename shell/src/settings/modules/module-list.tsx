import { rangeText, type SettingsModule } from '@veckovis/contracts/modules'
import { useLanguage, useTranslation } from '@veckovis/platform'
import { EmptyState } from '@veckovis/ui'
import { momentText } from './licences/licence-dates'
import * as styles from './module-settings.module.css'

export const ModuleList = ({ modules }: { modules: readonly SettingsModule[] }) => {
  const { t } = useTranslation('module-settings')
  if (modules.length === 0)
    return (
      <EmptyState icon="module" headingLevel={3} title={t('modules.empty')}>
        {t('modules.emptyAdvice')}
      </EmptyState>
    )
  return (
    <ul className={styles.list}>
      {modules.map(module => (
        <ModuleItem key={module.id} module={module} />
      ))}
    </ul>
  )
}

const ModuleItem = ({ module }: { module: SettingsModule }) => {
  const { t } = useTranslation('module-settings')
  const isActive = module.activeVersion !== null
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3 className={styles.name}>{module.title[useLanguage()]}</h3>
        <span className={styles.status} data-tone={isActive ? 'good' : 'bad'}>
          {t(isActive ? 'modules.active' : 'modules.inactive')}
        </span>
      </div>
      <dl className={styles.facts}>
        <dt>{t('modules.id')}</dt>
        <dd>{module.id}</dd>
        <dt>{t('modules.version')}</dt>
        <dd>{module.activeVersion ?? t('modules.noVersion')}</dd>
        <dt>{t('modules.licensed')}</dt>
        <dd>{module.licensed}</dd>
      </dl>
      {module.versions.length > 0 && <Versions module={module} />}
    </li>
  )
}

const Versions = ({ module }: { module: SettingsModule }) => {
  const { t } = useTranslation('module-settings')
  const language = useLanguage()
  return (
    <details className={styles.versions}>
      <summary>{t('modules.versions', { number: module.versions.length })}</summary>
      <ul>
        {module.versions.map(({ version, registeredAt, contract }) => (
          <li key={version}>
            <span className={styles.code}>{version}</span>
            <span>
              {t('modules.registered', {
                moment: momentText(registeredAt, language),
                contract: rangeText(contract),
              })}
            </span>
            {version === module.activeVersion && <strong>{t('modules.active')}</strong>}
          </li>
        ))}
      </ul>
    </details>
  )
}
