import type { County } from '@veckovis/domain/organisation'
import { useActiveUnit, useSession, useTranslation } from '@veckovis/platform'
import { useId, useState } from 'react'
import { activeUnitOf } from './choose-unit'
import { offeredUnits, recentUnits } from './recent-units'
import * as styles from './unit-picker.module.css'

type RecentListProps = { readonly counties: readonly County[]; readonly onChoose: (unitId: number) => void }

/** The units that the person worked with last and still reaches; nothing where there are none. */
export const RecentList = ({ counties, onChoose }: RecentListProps) => {
  const { t } = useTranslation('picker')
  const userId = useSession()?.id
  const present = useActiveUnit()?.unit.id ?? null
  const headingId = useId()
  const [ids] = useState(() => (userId === undefined ? [] : recentUnits(localStorage, userId)))
  const units = offeredUnits(ids, present)
    .map(id => activeUnitOf(counties, id))
    .filter(found => found !== null)
  if (units.length === 0) return null
  return (
    <section className={styles.recent} aria-labelledby={headingId}>
      <h2 className={styles.level} id={headingId}>
        {t('recent')}
      </h2>
      <div className={styles.recentUnits}>
        {units.map(({ unit, department, municipality }) => (
          <button key={unit.id} type="button" className={styles.entry} onClick={() => onChoose(unit.id)}>
            <span>
              {unit.name}{' '}
              <span className={styles.where}>
                {department}, {municipality.name}
              </span>
            </span>
          </button>
        ))}
      </div>
    </section>
  )
}
