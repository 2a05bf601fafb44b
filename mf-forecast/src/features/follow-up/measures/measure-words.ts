import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import type { Measure } from '../../../data/follow-up/measure-queries'
import { signedHours, signedKronor } from '../signed-texts'

/** What is said of a measure, in the table and where it has become another. */
export const useMeasureWords = () => {
  const { t } = useTranslation('forecast-measures')
  const format = useFormat()
  return {
    owner: ({ owner }: Pick<Measure, 'owner'>) => owner?.name ?? t('nobody'),
    weeks: ({ firstWeek, lastWeek }: Pick<Measure, 'firstWeek' | 'lastWeek'>) =>
      firstWeek === lastWeek ? t('oneWeek', { firstWeek }) : t('weeks', { firstWeek, lastWeek }),
    kronor: (value: number) => t('kronor', { value: signedKronor(value) }),
    hours: (value: number) => t('hours', { value: signedHours(value) }),
    state: (state: Measure['state']) => t(`states.${state}`),
    note: ({ at, by, text }: NonNullable<Measure['lastNote']>) => ({
      who: t('noteBy', { day: format.day(at), name: by ?? t('nobody') }),
      text,
    }),
  }
}
