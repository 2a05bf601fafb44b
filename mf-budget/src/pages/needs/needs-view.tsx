import { useQuery } from '@tanstack/react-query'
import type { NeedsBudget, NeedsBudgetList } from '@veckovis/contracts/budget'
import { spreadOverWeeks } from '@veckovis/domain/budget'
import { Loaded } from '@veckovis/forms/loaded'
import { useTranslation } from '@veckovis/platform'
import { Link, useNavigate, useParams, useSearchParams } from '@veckovis/platform/router'
import { Button, Card, Inline, Notice } from '@veckovis/ui'
import { needsListQuery } from '../../data/budget-queries'
import { ShownShares } from '../../parts/distribution-grid/shown-shares'
import { useExplanation } from '../../parts/explanation/use-explanation'
import { explainNeeds, type NeedsFigure } from '../../parts/needs-figures/explain-needs'
import { NeedsFacts } from '../../parts/needs-figures/needs-facts'
import { WeekBars } from '../../parts/needs-figures/week-bars'
import { LockRequestNotice } from '../../parts/lock-request/lock-request-state'
import { StateMark } from '../../parts/state-mark'
import { NeedsBudgetActions } from './needs-budget-actions'
import * as styles from '../budget.module.css'

/** What was saved, and the next thing to do. */
const Saved = ({ budget }: { readonly budget: NeedsBudget }) => {
  const { t } = useTranslation('mf-budget')
  return (
    <Notice tone="success" announce title={t('needs.saved', { name: budget.name })}>
      {t(`needs.savedNext.${budget.state}`)}
    </Notice>
  )
}

const Head = ({ budget, rights }: { readonly budget: NeedsBudget; readonly rights: NeedsBudgetList }) => {
  const { t } = useTranslation('mf-budget')
  const navigate = useNavigate()
  return (
    <div className={styles.head}>
      <Inline gap={4}>
        <Link to="/needs">{t('needs.toList')}</Link>
        <StateMark state={budget.state} />
      </Inline>
      <Inline>
        {budget.state === 'locked' && rights.write && !budget.isLinked && (
          <Button variant="primary" onClick={() => void navigate('/resources/new')}>
            {t('needs.makeResources')}
          </Button>
        )}
        <NeedsBudgetActions budget={budget} rights={rights} onDeleted={() => void navigate('/needs')} />
        <Button onClick={() => window.print()}>{t('needs.print')}</Button>
      </Inline>
    </div>
  )
}

const ShownNeeds = ({ budget, rights }: { readonly budget: NeedsBudget; readonly rights: NeedsBudgetList }) => {
  const { t } = useTranslation('mf-budget')
  const [address] = useSearchParams()
  const { ask, popover } = useExplanation<NeedsFigure>(figure => explainNeeds({ ...budget, spread: budget }, figure))
  const { year, annualNeededHours, monthlyShares } = budget
  const weeks = spreadOverWeeks({ annualHours: annualNeededHours, year, monthlyShares })
  return (
    <>
      {address.has('saved') && <Saved budget={budget} />}
      <Head budget={budget} rights={rights} />
      <LockRequestNotice request={budget.lockRequest} />
      <Card title={budget.name}>
        <NeedsFacts needs={budget} onWhy={ask} />
      </Card>
      <Card title={t('shares.title')}>
        <ShownShares shares={monthlyShares} />
      </Card>
      <Card title={t('needs.weeks.title')}>
        <WeekBars
          year={year}
          hours={weeks.map(hundredths => hundredths / 100)}
          annualHours={annualNeededHours}
          onWhy={ask}
        />
      </Card>
      {popover}
    </>
  )
}

/** One stored budget, to be read and printed; after a save it says so. */
export const NeedsView = ({ unitId }: { readonly unitId: number }) => {
  const { t } = useTranslation('mf-budget')
  const { id } = useParams()
  const query = useQuery(needsListQuery(unitId))
  const budget = query.data?.budgets.find(one => String(one.id) === id)
  // A list of before may not have it yet: it is gone when the newest has not.
  const isSettled = budget !== undefined || (!query.isFetching && query.error === null)
  return (
    <Loaded query={{ ...query, data: isSettled ? query.data : undefined }} lines={8}>
      {rights =>
        budget === undefined ? (
          <Notice tone="warning" action={<Link to="/needs">{t('needs.toList')}</Link>}>
            {t('gone')}
          </Notice>
        ) : (
          <ShownNeeds budget={budget} rights={rights} />
        )
      }
    </Loaded>
  )
}
