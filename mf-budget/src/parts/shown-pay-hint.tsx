import type { ResourceBasisValues } from '@veckovis/contracts/budget'
import { useTranslation } from '@veckovis/platform'

/** Which mean pay the figures rest on, for those who may not see salaries; nothing where it is the exact one. */
export const ShownPayHint = ({ shownPay }: Pick<ResourceBasisValues, 'shownPay'>) => {
  const { t } = useTranslation('mf-budget')
  return shownPay === undefined ? null : <p data-shown-pay={shownPay}>{t(`resources.shownPay.${shownPay}`)}</p>
}
