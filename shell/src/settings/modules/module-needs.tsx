import type { ModuleParts } from '@veckovis/contracts/modules'
import { formatDecimals } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import * as styles from './module-settings.module.css'

/** What the active version offers, and what it takes of the shared packages and of the server. */
export const ModuleNeeds = ({ parts }: { parts: ModuleParts }) => {
  const { t } = useTranslation('module-settings')
  const { owner, routes, places, uses, calls, sizes } = parts
  const weight = (bytes: number | null) =>
    bytes === null ? t('parts.unsaid') : `${formatDecimals(bytes / 1000, 1)}\u00A0kB`
  const listed = (list: readonly string[] | null) => {
    if (list === null) return t('parts.unsaid')
    return list.length === 0 ? '–' : list.join(', ')
  }
  return (
    <details className={styles.versions}>
      <summary>{t('parts.title')}</summary>
      <dl className={styles.facts}>
        <dt>{t('parts.owner')}</dt>
        <dd>{owner ?? t('parts.unsaid')}</dd>
        <dt>{t('parts.sizes')}</dt>
        <dd>
          {sizes === null
            ? t('parts.noFiles')
            : t('parts.weights', {
                entry: weight(sizes.entry),
                firstPage: weight(sizes.firstPage),
                whole: weight(sizes.whole),
              })}
        </dd>
        <dt>{t('parts.routes')}</dt>
        <dd>{listed(routes)}</dd>
        <dt>{t('parts.places')}</dt>
        <dd>{listed(places)}</dd>
        <dt>{t('parts.calls')}</dt>
        <dd>{listed(calls)}</dd>
        <dt>{t('parts.packages')}</dt>
        <dd>
          {uses === null
            ? t('parts.unsaid')
            : Object.entries(uses).map(([request, names]) => (
                <div key={request}>
                  <span className={styles.code}>{request}</span> {names.join(', ')}
                </div>
              ))}
        </dd>
      </dl>
    </details>
  )
}
