import type { NamedList } from '@veckovis/contracts/diary'
import { useTranslation } from '@veckovis/platform'
import { reasonText } from '../../data/entry-texts'
import { codeOf, patternOf, signOfChange, toneOf } from './plan-cell'
import { standingOf, type PlanEntry } from './planned-cells'
import * as styles from './plan.module.css'

const standings = ['approved', 'waiting', 'handled'] as const

/** One entry of each reason of absence, in the order of the reasons. */
const reasonsOf = (entries: readonly PlanEntry[]): PlanEntry[] => {
  const found = new Map(
    entries.filter(({ category }) => category === 'ABSENCE').map(entry => [Number(entry.reason), entry] as const),
  )
  return [...found].sort(([one], [other]) => one - other).map(([, entry]) => entry)
}

type PlanLegendProps = { readonly entries: readonly PlanEntry[]; readonly absences: NamedList }

/** What letters, colours and patterns mean, of what stands in the plan. */
export const PlanLegend = ({ entries, absences }: PlanLegendProps) => {
  const { t } = useTranslation('mf-diary')
  const there = new Set(entries.map(standingOf))
  return (
    <ul className={styles.legend} aria-label={t('plan.legend')}>
      {reasonsOf(entries).map(entry => (
        <li key={String(entry.reason)}>
          <span className={styles.swatch} data-pattern="plain" data-tone={toneOf(entry)} aria-hidden="true" />
          <span className={styles.code}>{codeOf(entry, t)}</span>
          {reasonText(entry, absences, t)}
        </li>
      ))}
      {standings
        .filter(standing => there.has(standing))
        .map(standing => (
          <li key={standing}>
            <span className={styles.swatch} data-pattern={patternOf[standing]} aria-hidden="true" />
            {t(`plan.standings.${standing}`)}
          </li>
        ))}
      {entries.some(({ changeWaits }) => changeWaits === true) && (
        <li>
          <span className={styles.code}>{signOfChange}</span>
          {t('proposal.mark')}
        </li>
      )}
    </ul>
  )
}
