import type { Occasion } from '@veckovis/contracts/outcome'
import { formatTyped } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'

/** What there is to say of an occasion. */
export const useOccasionWords = () => {
  const { t } = useTranslation('follow-up-occasions')
  const month = (number: number) => t(`months.${number}`)
  return {
    month,
    /** Every period begins with the year. */
    period: ({ untilMonth }: Pick<Occasion, 'untilMonth'>) =>
      untilMonth === 1 ? month(1) : t('periodOf', { first: month(1), last: month(untilMonth) }),
    threshold: ({ thresholdPercent, thresholdKronor }: Pick<Occasion, 'thresholdPercent' | 'thresholdKronor'>) => {
      const percent = thresholdPercent === null ? null : t('percent', { value: formatTyped(thresholdPercent) })
      const kronor = thresholdKronor === null ? null : t('kronor', { value: formatTyped(thresholdKronor) })
      if (percent !== null && kronor !== null) return t('either', { percent, kronor })
      return percent ?? kronor ?? t('noThreshold')
    },
  }
}
