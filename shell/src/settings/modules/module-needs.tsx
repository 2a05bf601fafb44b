import type { ModuleOffers, ModuleParts } from '@veckovis/contracts/modules'
import { formatDecimals } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { classNames } from '@veckovis/ui'
import * as styles from './module-settings.module.css'

/** Null: its build did not say. */
const Listed = ({ items }: { items: readonly string[] | null }) => {
  const { t } = useTranslation('module-settings')
  if (items === null) return t('parts.unsaid')
  if (items.length === 0) return '–'
  return (
    <ul className={styles.columns}>
      {items.map(item => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** What is taken of each shared package. */
const Packages = ({ uses }: Pick<ModuleParts, 'uses'>) => {
  const { t } = useTranslation('module-settings')
  if (uses === null) return t('parts.unsaid')
  const taken = Object.entries(uses)
  if (taken.length === 0) return '–'
  return taken.map(([request, names]) => (
    <div key={request}>
      <span className={styles.code}>{request}</span>
      <Listed items={names} />
    </div>
  ))
}

/** Topics and queries by their names; null: its build did not say. */
const namesOf = (parts: ModuleOffers['offers']): readonly string[] | null =>
  parts === null ? null : [...parts.topics, ...parts.queries]

/** What modules offer each other, and what nobody offers of it. */
const OffersAndNeeds = ({ offers: { offers, needs, missing } }: { offers: ModuleOffers }) => {
  const { t } = useTranslation('module-settings')
  return (
    <>
      <dt>{t('parts.offered')}</dt>
      <dd>
        <Listed items={namesOf(offers)} />
      </dd>
      <dt>{t('parts.needed')}</dt>
      <dd>
        <Listed items={namesOf(needs)} />
        {missing.length > 0 && <p>{t('parts.missing', { names: missing.join(', ') })}</p>}
      </dd>
    </>
  )
}

/** What the active version offers, and what it takes of the shared packages and of the server. */
export const ModuleNeeds = ({ parts, offers }: { parts: ModuleParts; offers: ModuleOffers | undefined }) => {
  const { t } = useTranslation('module-settings')
  const { owner, routes, places, uses, calls, sizes } = parts
  const weight = (bytes: number | null) =>
    bytes === null ? t('parts.unsaid') : `${formatDecimals(bytes / 1000, 1)}\u00A0kB`
  return (
    <details className={classNames(styles.versions, styles.wide)}>
      <summary>{t('parts.title')}</summary>
      <dl className={styles.parts}>
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
        <dd>
          <Listed items={routes} />
        </dd>
        <dt>{t('parts.places')}</dt>
        <dd>
          <Listed items={places} />
        </dd>
        {offers !== undefined && <OffersAndNeeds offers={offers} />}
        <dt>{t('parts.calls')}</dt>
        <dd>
          <Listed items={calls} />
        </dd>
        <dt>{t('parts.packages')}</dt>
        <dd>
          <Packages uses={uses} />
        </dd>
      </dl>
    </details>
  )
}
