import { formatFractionalHours } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { Button, Card, Inline } from '@veckovis/ui'
import type { NeedsDraft } from '../../data/needs-draft'
import { shownHours } from '../../data/shown-hours'
import type { NeedsFigure } from '../../parts/needs-figures/explain-needs'
import { NeedsFacts } from '../../parts/needs-figures/needs-facts'
import { WeekBars } from '../../parts/needs-figures/week-bars'
import { WhyButton, type AskWhy } from '../../parts/why-button'
import { liveHours, type EnteredNeeds } from './draft/read-needs'
import { readWeeks } from './draft/read-weeks'
import * as styles from './needs-wizard.module.css'

type FinishStepProps = {
  readonly draft: NeedsDraft
  /** What would be sent; null while something is wrong with it. */
  readonly entered: EnteredNeeds | null
  readonly fullTimeHours: number | null
  readonly saving: boolean
  /** A question has to be answered first. */
  readonly blocked: boolean
  readonly onWhy: AskWhy<NeedsFigure>
  readonly onBack: () => void
  readonly onSave: () => void
  readonly onCancel: () => void
}

const Overview = ({
  draft,
  entered,
  fullTimeHours,
  onWhy,
}: Pick<FinishStepProps, 'draft' | 'onWhy'> & { entered: EnteredNeeds; fullTimeHours: number }) => {
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

/** What the budget comes to, before it is saved. */
export const FinishStep = (props: FinishStepProps) => {
  const { draft, entered, fullTimeHours, saving, blocked, onWhy, onBack, onSave, onCancel } = props
  const { t } = useTranslation('mf-budget')
  return (
    <div className={styles.finish}>
      {entered !== null && fullTimeHours !== null && (
        <Overview draft={draft} entered={entered} fullTimeHours={fullTimeHours} onWhy={onWhy} />
      )}
      <Inline justify="between" className={styles.buttons}>
        <Button variant="quiet" onClick={onCancel} disabled={saving}>
          {t('cancel')}
        </Button>
        <Inline>
          <Button onClick={onBack} disabled={saving}>
            {t('needs.back')}
          </Button>
          <Button variant="primary" loading={saving} disabled={blocked} onClick={onSave}>
            {t('needs.save')}
          </Button>
        </Inline>
      </Inline>
    </div>
  )
}
