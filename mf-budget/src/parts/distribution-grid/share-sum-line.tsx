import { monthlySharesTolerance } from '@veckovis/domain/budget'
import { formatDecimals } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { Icon } from '@veckovis/ui'
import { shareSum } from './share-texts'

/** Sum of the shares and how far it is from 100 %. */
export const ShareSumLine = ({ texts }: { readonly texts: readonly string[] }) => {
  const { t } = useTranslation('mf-budget')
  const total = shareSum(texts)
  if (total === null) return <p className="mf-budget-shares__sum">{t('shares.unreadable')}</p>
  const fits = Math.abs(total.difference) <= monthlySharesTolerance
  const difference = formatDecimals(total.difference, 2)
  return (
    <p className={`mf-budget-shares__sum mf-budget-shares__sum--${fits ? 'fits' : 'off'}`} role="status">
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
