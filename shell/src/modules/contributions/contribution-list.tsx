import type { Contribution } from '@veckovis/contracts/modules'
import { addMessages, platformStore, useTranslation } from '@veckovis/platform'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import en from '../../../locales/contributions/en.json'
import sv from '../../../locales/contributions/sv.json'
import { useViewer } from '../../frame/routing/use-viewer'
import { registryAtom } from '../module-registry'
import { ContributionSlot } from './contribution-slot'
import { contributionsTo } from './contributions-to'
import * as styles from './contributions.module.css'

addMessages('contributions', 'sv', sv)
addMessages('contributions', 'en', en)

const useContributions = (place: Contribution['place']) => {
  const { holds } = useViewer()
  const { registry } = useAtomValue(registryAtom, { store: platformStore })
  return registry === null ? [] : contributionsTo(place, registry, holds)
}

/** What the modules contribute to the start page, one below the other. */
export const ContributionList = () =>
  useContributions('start-page').map(contribution => (
    <ContributionSlot key={contribution.id} contribution={contribution} />
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
          <ContributionSlot key={contribution.id} contribution={contribution} isInBand />
        ))}
      </div>
    </section>
  )
}
