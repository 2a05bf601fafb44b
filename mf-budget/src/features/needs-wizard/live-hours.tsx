import type { NeedsBudget } from '@veckovis/contracts/budget'
import { formatDecimals } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import type { NeedsDraft } from '../../data/needs-draft'
import { shownHours } from '../../data/shown-hours'
import type { NeedsFigure } from '../../parts/needs-figures/explain-needs'
import { WhyButton, type AskWhy } from '../../parts/why-button'
import { liveHours } from './draft/read-lines'
import { readWeeks, type WeeksOfNeeds } from './draft/read-weeks'
import * as styles from './live-hours.module.css'

type LiveHoursProps = {
  readonly draft: NeedsDraft
  readonly fullTimeHours: number | null
  readonly lastYear: NeedsBudget | null
  readonly onWhy: AskWhy<NeedsFigure>
}

type FigureProps = Pick<LiveHoursProps, 'onWhy'> & {
  readonly figure: NeedsFigure
  readonly label: string
  readonly value: string
  readonly beside?: string
}

const Figure = ({ figure, label, value, beside, onWhy }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <strong>{value}</strong> <WhyButton figure={figure} name={label} onWhy={onWhy} />
      {beside !== undefined && <small>{beside}</small>}
    </dd>
  </div>
)

/** The weeks with the fewest and the most hours, the earlier one where several have as many. */
const Weeks = ({ weeks, onWhy }: Pick<LiveHoursProps, 'onWhy'> & { readonly weeks: WeeksOfNeeds }) => {
  const { t } = useTranslation('mf-budget')
  return (['lowest', 'highest'] as const).map(end => {
    const value = end === 'lowest' ? Math.min(...weeks.hours) : Math.max(...weeks.hours)
    const week = weeks.hours.indexOf(value) + 1
    return (
      <Figure
        key={end}
        figure={`week-${week}`}
        label={t(`needs.figures.${end}Week`, { week })}
        value={t('why.units.hours', { value: formatDecimals(value, 2) })}
        onWhy={onWhy}
      />
    )
  })
}

const sums = [
  ['annualNeededHours', 'annual'],
  ['zoneHours', 'zones'],
  ['roomHours', 'rooms'],
] as const

/** What the lines make in a year and in a week, while they are typed. */
export const LiveHours = ({ draft, fullTimeHours, lastYear, onWhy }: LiveHoursProps) => {
  const { t } = useTranslation('mf-budget')
  if (fullTimeHours === null) return null
  const hours = liveHours(draft, fullTimeHours)
  const weeks = readWeeks(draft, hours.annualNeededHours)
  return (
    <section className={styles.live} aria-label={t('needs.figures.title')}>
      <dl>
        {sums.map(([figure, name]) => (
          <Figure
            key={figure}
            figure={figure}
            label={t(`needs.figures.${name}`)}
            value={shownHours(hours[figure], t)}
            onWhy={onWhy}
            {...(lastYear === null
              ? {}
              : { beside: t('needs.lastYear', { year: lastYear.year, value: shownHours(lastYear[figure], t) }) })}
          />
        ))}
        {weeks !== null && <Weeks weeks={weeks} onWhy={onWhy} />}
      </dl>
      <p>{t('needs.figures.fullTime', { hours: formatDecimals(fullTimeHours, 2) })}</p>
      {!hours.isWhole && <p>{t('needs.figures.partly')}</p>}
    </section>
  )
}
