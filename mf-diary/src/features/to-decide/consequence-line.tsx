import { useQuery } from '@tanstack/react-query'
import type { Consequence } from '@veckovis/contracts/diary'
import { formatMoney, formatPercent } from '@veckovis/domain/numbers'
import { Button } from '@veckovis/ui'
import { consequenceQuery } from '../../data/diary-queries'
import { useDiaryWords } from '../../wording/diary-words'
import { mainConsequence } from './main-consequence'
import * as styles from './to-decide.module.css'

const colours = {
  overstaffed: styles.bad,
  understaffed: styles.bad,
  'properly-staffed': styles.good,
  unmarked: undefined,
}

const signed = (amount: number): string => `${amount > 0 ? '+' : ''}${formatMoney(amount)}`

const Told = ({ consequence }: { readonly consequence: Consequence }) => {
  const { t } = useDiaryWords()
  const main = mainConsequence(consequence)
  const [missing] = consequence.waits
  if (main === null)
    return (
      <span className={styles.aside}>
        {missing === undefined ? t('toDecide.hidden') : t('toDecide.waits', { year: missing.year })}
      </span>
    )
  const { week, before, after } = main.week
  const shown = {
    week,
    before: formatPercent(before.ownWeekEfficiency, 1),
    after: formatPercent(after.ownWeekEfficiency, 1),
  }
  const asides = [
    t(`marks.${after.ownMark}`),
    ...(Math.round(main.budget) === 0 ? [] : [t('toDecide.budget', { amount: signed(main.budget) })]),
    ...(main.weeks > 1 ? [t('toDecide.inAll', { weeks: main.weeks })] : []),
  ]
  return (
    <>
      <span className={colours[after.ownMark]}>
        {t(shown.before === shown.after ? 'toDecide.sameWeek' : 'toDecide.week', shown)}
      </span>
      <span className={styles.aside}>{asides.join(', ')}</span>
    </>
  )
}

/** What the approval of one entry would do, in a line; the page reads it, one entry after the other. */
export const ConsequenceLine = ({ id }: { readonly id: number }) => {
  const { t } = useDiaryWords()
  // eslint-disable-next-line no-restricted-syntax -- a line of a table has no room for a skeleton and a notice
  const { data, error, isFetching, refetch } = useQuery({ ...consequenceQuery([id]), enabled: false })
  if (data !== undefined) return <Told consequence={data} />
  if (error === null || isFetching) return <span className={styles.aside}>{t('toDecide.loadingOne')}</span>
  return (
    <span className={styles.aside}>
      {t('toDecide.failed')}{' '}
      <Button variant="quiet" onClick={() => void refetch()}>
        {t('toDecide.retry')}
      </Button>
    </span>
  )
}
