import type { NeedsBudget } from '@veckovis/contracts'
import { formatDecimals, weeksInIsoYear } from '@veckovis/domain'
import { useTranslation } from '@veckovis/platform'
import type { NeedsDraft } from '../../data/needs-draft'
import { shownHours } from '../../data/shown-hours'
import { liveHours } from './draft/read-needs'
import { readWeeks } from './draft/read-weeks'

type LiveHoursProps = {
  readonly draft: NeedsDraft
  readonly fullTimeHours: number | null
  readonly lastYear: NeedsBudget | null
}

const Figure = ({
  label,
  value,
  beside,
}: {
  readonly label: string
  readonly value: string
  readonly beside?: string
}) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <strong>{value}</strong>
      {beside !== undefined && <small>{beside}</small>}
    </dd>
  </div>
)

/** What the lines make in a year and in a week, while they are typed. */
export const LiveHours = ({ draft, fullTimeHours, lastYear }: LiveHoursProps) => {
  const { t } = useTranslation('mf-budget')
  if (fullTimeHours === null) return null
  const { zoneHours, roomHours, annualNeededHours, isWhole } = liveHours(draft, fullTimeHours)
  const weeks = readWeeks(draft, annualNeededHours)
  const beside = (value: number | undefined) =>
    lastYear === null || value === undefined
      ? {}
      : { beside: t('needs.lastYear', { year: lastYear.year, value: shownHours(value) }) }
  return (
    <section className="mf-budget-live" aria-label={t('needs.figures.title')}>
      <dl>
        <Figure
          label={t('needs.figures.annual')}
          value={shownHours(annualNeededHours)}
          {...beside(lastYear?.annualNeededHours)}
        />
        <Figure label={t('needs.figures.zones')} value={shownHours(zoneHours)} {...beside(lastYear?.zoneHours)} />
        <Figure label={t('needs.figures.rooms')} value={shownHours(roomHours)} {...beside(lastYear?.roomHours)} />
        {weeks !== null && (
          <Figure
            label={t('needs.figures.week', { count: weeksInIsoYear(weeks.year) })}
            value={t('needs.figures.weekRange', {
              from: formatDecimals(Math.min(...weeks.hours), 2),
              to: formatDecimals(Math.max(...weeks.hours), 2),
            })}
          />
        )}
      </dl>
      <p>{t('needs.figures.fullTime', { hours: formatDecimals(fullTimeHours, 2) })}</p>
      {!isWhole && <p>{t('needs.figures.partly')}</p>}
    </section>
  )
}
