import type { ResourceBasis } from '@veckovis/contracts/budget'
import { useTranslation } from '@veckovis/platform'
import { Button, Inline } from '@veckovis/ui'
import { DistributionGrid } from '../../../parts/distribution-grid/distribution-grid'
import { defaultShareTexts, shareTexts } from '../../../parts/distribution-grid/share-texts'
import type { ReactNode } from 'react'
import type { ResourceForm } from '../resource-form'
import * as styles from '../resource-wizard.module.css'

type DistributionStepProps = {
  readonly form: ResourceForm
  readonly basis: ResourceBasis
  /** The hours of each month against the need. */
  readonly efficiency: ReactNode
}

/** Step 4: the twelve shares of the year, beside those of last year, with the ways to begin them again. */
export const DistributionStep = ({ form, basis, efficiency }: DistributionStepProps) => {
  const { t } = useTranslation('mf-budget')
  const { draft, change, problemOf } = form
  const { lastYear, needs, year } = basis
  const errors = draft.shares.map((_, index) => problemOf(`shares[${index}]`))
  const put = (shares: readonly string[]) => change({ ...draft, shares })
  return (
    <>
      <p>{t('resources.distributionText')}</p>
      <DistributionGrid
        texts={draft.shares}
        compared={lastYear?.monthlyShares ?? null}
        {...(lastYear === null ? {} : { comparedYear: lastYear.year })}
        errors={errors}
        onChange={put}
        actions={
          <Inline>
            <Button onClick={() => put(defaultShareTexts(year))}>{t('resources.byDays')}</Button>
            {needs !== null && (
              <Button onClick={() => put(shareTexts(needs.monthlyShares))}>{t('resources.asNeeds')}</Button>
            )}
          </Inline>
        }
      />
      <p className={styles.hint}>{t('resources.weeksText')}</p>
      {efficiency}
    </>
  )
}
