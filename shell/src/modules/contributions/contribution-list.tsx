import { useTranslation } from '@veckovis/platform'
import { useId } from 'react'
import { ContributionSlot } from './contribution-slot'
import * as styles from './contributions.module.css'
import { useContributions } from './use-contributions'

/** What the modules contribute to the start page, one below the other. */
export const ContributionList = () =>
  useContributions('start-page').map(contribution => (
    <ContributionSlot key={contribution.id} contribution={contribution} look="part" />
  ))

/** What the modules tell of today, side by side; nothing where none does. */
export const TodayBand = () => {
  const { t } = useTranslation('contributions')
  const headingId = useId()
  const parts = useContributions('start-page-today')
  if (parts.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {t('today')}
      </h2>
      <div className={styles.band}>
        {parts.map(contribution => (
          <ContributionSlot key={contribution.id} contribution={contribution} look="band" />
        ))}
      </div>
    </section>
  )
}
