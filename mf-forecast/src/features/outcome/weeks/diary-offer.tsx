import { useQuery } from '@tanstack/react-query'
import type { OutcomeDiary } from '@veckovis/contracts/outcome'
import { FailedLoad, useFocusOnArrival } from '@veckovis/forms/loaded'
import { useTranslation } from '@veckovis/platform'
import { Button, Notice } from '@veckovis/ui'
import { outcomeDiaryQuery } from '../../../data/outcome-queries'
import type { OutcomeSaving } from '../editing/use-save-outcome'
import { outcomeRowName } from '../sheet/outcome-names'
import { outcomeAmount } from '../sheet/outcome-values'
import { useOutcomeWording } from '../sheet/use-outcome-view'
import { useOutcomeEditor, useOutcomeValue } from '../use-outcome-value'
import { useWeeksName } from './weeks-name'
import * as styles from './weeks.module.css'

type OfferedWeek = OutcomeDiary['weeks'][number]

/** Some row of the week would come to less, such as where the forecast that was taken over has typed hours too. */
const isLess = ({ changes }: OfferedWeek): boolean =>
  changes.some(({ before, after }) => before !== null && (after === null || after < before))

/** What counts of each row and week now, and what would; open where something becomes less. */
const OfferedHours = ({ weeks }: Pick<OutcomeDiary, 'weeks'>) => {
  const wording = useOutcomeWording()
  const { t, words } = wording
  const nameOf = useWeeksName()
  return (
    <details className={styles.offered} open={weeks.some(isLess)}>
      <summary>{t('diary.show')}</summary>
      <ul>
        {weeks.map(({ week, changes }) => (
          <li key={week}>
            {nameOf([week])}
            <ul>
              {changes.map(({ kind, serverId, before, after }) => {
                const amount = (value: number | null) =>
                  value === null ? t('history.nothing') : outcomeAmount(kind, value, words)
                const name = outcomeRowName({ kind, serverId }, wording)
                return (
                  <li key={`${kind}/${serverId}`}>
                    {t('diary.change', { name, before: amount(before), after: amount(after) })}
                  </li>
                )
              })}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What the diary has of weeks that are over goes into the outcome by one press, late entries too. */
export const DiaryOffer = ({ act }: Pick<OutcomeSaving, 'act'>) => {
  const { t } = useTranslation('forecast-outcome')
  const { address } = useOutcomeEditor()
  const { version } = useOutcomeValue(({ contentAtom }) => contentAtom)
  const isBusy = useOutcomeValue(({ busyAtom }) => busyAtom)
  const nameOf = useWeeksName()
  const query = useQuery(outcomeDiaryQuery(address, version))
  // Its button goes with it.
  const arrival = useFocusOnArrival(query.data?.weeks.length === 0)
  if (query.data === undefined) return <FailedLoad query={query} />
  const { weeks, waiting } = query.data
  if (weeks.length === 0) return arrival.mark
  const numbers = weeks.map(({ week }) => week)
  const less = weeks.filter(isLess).length
  const take = () => {
    arrival.await()
    void act({ deed: 'from-diary', weeks: numbers })
  }
  return (
    <Notice
      tone="info"
      title={t('diary.title', { count: weeks.length })}
      action={
        <Button disabled={isBusy} onClick={take}>
          {t('diary.take')}
        </Button>
      }
    >
      <p>
        {nameOf(numbers)}. {waiting > 0 && t('diary.waiting', { count: waiting })}{' '}
        {less > 0 && t('diary.less', { count: less })} {t('diary.typed')}
      </p>
      <OfferedHours weeks={weeks} />
    </Notice>
  )
}
