import type { NeedsBudget } from '@veckovis/contracts/budget'
import { useTranslation } from '@veckovis/platform'
import { Button, Card, ProblemNotice } from '@veckovis/ui'
import { withDefaultShares } from '../../../data/needs-draft'
import { DistributionGrid } from '../../../parts/distribution-grid/distribution-grid'
import type { NeedsForm } from '../needs-form'

type DistributionFieldProps = { readonly form: NeedsForm; readonly lastYear: NeedsBudget | null }

/** The year's hours over its twelve months. */
export const DistributionField = ({ form, lastYear }: DistributionFieldProps) => {
  const { t } = useTranslation('mf-budget')
  const { draft, change, leave, problemOf } = form
  const errors = draft.shares.map((_, index) => problemOf(`shares[${index}]`))
  const setShares = (shares: readonly string[]) => {
    change({ ...draft, shares })
    shares.forEach((text, index) => text !== draft.shares[index] && leave(`shares[${index}]`))
  }
  const sumError = problemOf('shares')
  return (
    <Card title={t('shares.title')}>
      <DistributionGrid
        texts={draft.shares}
        compared={lastYear?.monthlyShares ?? null}
        {...(lastYear === null ? {} : { comparedYear: lastYear.year })}
        errors={errors}
        onChange={setShares}
        actions={
          <Button variant="quiet" onClick={() => change(withDefaultShares(draft))}>
            {t('shares.byDays')}
          </Button>
        }
      />
      {sumError !== undefined && <ProblemNotice text={sumError} />}
    </Card>
  )
}
