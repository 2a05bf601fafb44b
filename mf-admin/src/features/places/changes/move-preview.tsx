import type { AccessChange, AccessPreview } from '@veckovis/contracts/organisation'
import { useTranslation, type Words } from '@veckovis/platform'
import * as styles from './changes.module.css'

const areaText = ({ permissionId, from, to, units }: AccessChange['areas'][number], t: Words) =>
  t('places.move.change', {
    area: t(`access.areas.${permissionId}`),
    from: t(`access.levels.${from ?? 'none'}`),
    to: t(`access.levels.${to ?? 'none'}`),
    units: t('places.move.units', { count: units }),
  })

const People = ({ title, changes }: { readonly title: string; readonly changes: readonly AccessChange[] }) => {
  const { t } = useTranslation('mf-admin')
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.people} aria-label={title}>
        {changes.map(({ userId, name, areas }) => (
          <li key={userId} className={styles.person}>
            <strong>{name}</strong>
            <span className={styles.areas}>{areas.map(area => areaText(area, t)).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who gains and who loses access by the move, by name. */
export const MovePreview = ({ preview: { gains, loses } }: { readonly preview: AccessPreview }) => {
  const { t } = useTranslation('mf-admin')
  if (gains.length === 0 && loses.length === 0) return <p role="status">{t('places.move.nobody')}</p>
  return (
    <div role="status">
      {loses.length > 0 && <People title={t('places.move.loses', { count: loses.length })} changes={loses} />}
      {gains.length > 0 && <People title={t('places.move.gains', { count: gains.length })} changes={gains} />}
    </div>
  )
}
