import { formatFractionalHours } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { Card } from '@veckovis/ui'
import type { NeedsDraft } from '../../data/needs-draft'
import { shownHours } from '../../data/shown-hours'
import type { NeedsFigure } from '../../parts/needs-figures/explain-needs'
import { NeedsFacts } from '../../parts/needs-figures/needs-facts'
import { WeekBars } from '../../parts/needs-figures/week-bars'
import { WhyButton, type AskWhy } from '../../parts/why-button'
import { liveHours } from './draft/read-lines'
import type { EnteredNeeds } from './draft/read-needs'
import { readWeeks } from './draft/read-weeks'
import * as styles from './needs-wizard.module.css'

type FinishStepProps = {
  readonly draft: NeedsDraft
  /** What would be sent. */
  readonly entered: EnteredNeeds
  readonly fullTimeHours: number
  readonly onWhy: AskWhy<NeedsFigure>
}

/** What the budget comes to, before it is saved. */
export const FinishStep = ({ draft, entered, fullTimeHours, onWhy }: FinishStepProps) => {
  const { t } = useTranslation('mf-budget')
  const hours = liveHours(draft, fullTimeHours)
  const weeks = readWeeks(draft, hours.annualNeededHours)
  return (
    <>
      <Card title={t('needs.figures.annual')}>
        <p className={styles.total}>
          <span>
            <strong>{shownHours(hours.annualNeededHours, t)}</strong>{' '}
            <WhyButton figure="annualNeededHours" name={t('needs.figures.annual')} onWhy={onWhy} />
          </span>
          <span>
            {t('needs.figures.sum', {
              zones: formatFractionalHours(hours.zoneHours),
              rooms: formatFractionalHours(hours.roomHours),
            })}
          </span>
        </p>
        {weeks !== null && <WeekBars {...weeks} annualHours={hours.annualNeededHours} onWhy={onWhy} />}
      </Card>
      <Card title={t('needs.overview')}>
        <NeedsFacts needs={{ ...entered, ...hours, fullTimeHours }} onWhy={onWhy} />
      </Card>
    </>
  )
}
