import { monthlySharesTolerance } from '@veckovis/domain/budget'
import { formatDecimals } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { Icon, classNames } from '@veckovis/ui'
import { shareSum } from './share-texts'
import * as styles from './distribution-grid.module.css'

/** Sum of the shares and how far it is from 100 %. */
export const ShareSumLine = ({ texts }: { readonly texts: readonly string[] }) => {
  const { t } = useTranslation('mf-budget')
  const total = shareSum(texts)
  if (total === null) return <p className={styles.sum}>{t('shares.unreadable')}</p>
  const fits = Math.abs(total.difference) <= monthlySharesTolerance
  const difference = formatDecimals(total.difference, 2)
  return (
    <p className={classNames(styles.sum, fits ? styles.sumFits : styles.sumOff)} role="status">
      <Icon name={fits ? 'success' : 'warning'} />
      <span>{t('shares.sum', { sum: formatDecimals(total.sum, 2) })}</span>
      <span>
        {t(fits ? 'shares.fits' : 'shares.difference', {
          difference: total.difference > 0 ? `+${difference}` : difference,
        })}
      </span>
    </p>
  )
}
