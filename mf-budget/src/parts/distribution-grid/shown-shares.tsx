import { formatDecimals } from '@veckovis/domain/numbers'
import { useLanguage } from '@veckovis/platform'
import { monthNames } from '../month-names'
import { ShareBars } from './share-bars'
import { ShareSumLine } from './share-sum-line'
import { shareTexts } from './share-texts'
import * as styles from './distribution-grid.module.css'

/** The shares of the twelve months to be read, with their sum and their picture. */
export const ShownShares = ({ shares }: { readonly shares: readonly number[] }) => {
  const months = monthNames(useLanguage())
  return (
    <div className={styles.shares}>
      <ShareBars shares={shares} compared={null} />
      <dl className={styles.cells}>
        {months.map((month, index) => (
          <div key={month} className={styles.cell}>
            <dt>{month}</dt>
            <dd>{formatDecimals(shares[index] ?? Number.NaN, 2)}</dd>
          </div>
        ))}
      </dl>
      <ShareSumLine texts={shareTexts(shares)} />
    </div>
  )
}
