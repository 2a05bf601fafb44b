import type { Consequence } from '@veckovis/contracts/diary'
import { formatMoney, formatPercent } from '@veckovis/domain/numbers'
import { useDiaryWords } from '../wording/diary-words'
import { mainConsequence } from './main-consequence'
import * as styles from './told-consequence.module.css'

const colours = {
  overstaffed: styles.bad,
  understaffed: styles.bad,
  'properly-staffed': styles.good,
  unmarked: undefined,
}

const signed = (amount: number): string => `${amount > 0 ? '+' : ''}${formatMoney(amount)}`

/** What an approval would do, in a line and what is said beside it. */
export const ToldConsequence = ({ consequence }: { readonly consequence: Consequence }) => {
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
