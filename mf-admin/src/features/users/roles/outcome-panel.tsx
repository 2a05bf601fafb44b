import { isSuperAdmin, type RoleHolder } from '@veckovis/domain/access'
import { useTranslation } from '@veckovis/platform'
import { Hint } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { useId, useMemo, useState } from 'react'
import type { PlaceIndex } from '../../../data/place-index'
import type { PlaceKey } from '../../../data/place-key'
import { placeDetail, placeName } from '../place-words'
import { outcomeEverywhere, outcomeOn, shareReasons, type AreaOutcome } from './rights/outcome'
import * as styles from './outcome-panel.module.css'

type OutcomePanelProps = {
  /** The person with the roles as they are chosen now. */
  readonly holder: RoleHolder
  /** First name, or nothing while it is not known. */
  readonly name: string
  readonly index: PlaceIndex
  readonly rolesElsewhere: boolean
}

const all = 'all'
const namedReasons = 2

const useReasonText = (index: PlaceIndex) => {
  const { t } = useTranslation('admin-users')
  return (because: AreaOutcome['because']): string => {
    if (because === 'super-admin') return t('outcome.bySuperAdmin')
    const names = [...new Set(because)].map(key => placeName(key, index, t))
    const more = names.length - namedReasons
    const place = names.slice(0, namedReasons).join(', ')
    return more > 0 ? t('outcome.byRoles', { place, count: more }) : t('outcome.byRole', { place })
  }
}

const Outcomes = ({ outcomes, index }: { readonly outcomes: readonly AreaOutcome[]; readonly index: PlaceIndex }) => {
  const { t } = useTranslation('admin-users')
  const reasonText = useReasonText(index)
  return (
    <div className={styles.shared}>
      {shareReasons(outcomes).map(({ areas, because, units }) => (
        <div key={areas.map(({ area, level }) => `${area} ${level}`).join()}>
          <dl className={styles.outcomes}>
            {areas.map(({ area, level }) => (
              <div key={area}>
                <dt>{t(`areas.${area}`)}</dt>
                <dd>{t(`means.${area}.${level}`)}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.reason}>
            {units !== null && `${t('outcome.units', { count: units })}, `}
            {reasonText(because)}
          </p>
        </div>
      ))}
    </div>
  )
}

/** What somebody can do with the roles as they stand, in all units or on one place, and because of which of them. */
export const OutcomePanel = ({ holder, name, index, rolesElsewhere }: OutcomePanelProps) => {
  const { t } = useTranslation('admin-users')
  const titleId = useId()
  const [asked, setAsked] = useState<PlaceKey | typeof all>(all)
  const options = useMemo(
    () => [
      { value: all as PlaceKey | typeof all, label: t('outcome.everywhere') },
      ...index.all.map(place => ({ value: place.key, label: `${place.name}, ${placeDetail(place, t)}` })),
    ],
    [index, t],
  )
  const outcomes = asked === all ? outcomeEverywhere(holder, index) : outcomeOn(holder, asked, index)
  const nothing = t(holder.roles.length === 0 || asked === all ? 'outcome.nothing' : 'outcome.nothingHere')
  return (
    <section className={styles.outcome} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {name === '' ? t('outcome.titleOfNobody') : t('outcome.title', { name })}
      </h2>
      <Select label={t('outcome.where')} value={asked} options={options} onChange={setAsked} searchable />
      {isSuperAdmin(holder) && <p className={styles.sentence}>{t('outcome.superAdmin')}</p>}
      {!isSuperAdmin(holder) && outcomes.length > 0 && <Outcomes outcomes={outcomes} index={index} />}
      {outcomes.length === 0 && <p className={styles.nothing}>{nothing}</p>}
      {rolesElsewhere && <Hint>{t('outcome.elsewhere')}</Hint>}
    </section>
  )
}
