import { useTranslation } from '@veckovis/platform'
import { Notice, Sentences } from '@veckovis/ui'
import { useAbsenceNames, useForecast, useForecastValue } from '../context/use-forecast'
import { skippedRowName } from '../wording/row-names'

/** What is to be known about a forecast before its figures are read; it stands for as long as they do. */
export const ForecastNotices = () => {
  const { editor } = useForecast()
  const absenceNames = useAbsenceNames()
  const skipped = useForecastValue(({ skippedAtom }) => skippedAtom)
  const { t } = useTranslation('mf-forecast')
  const names = skipped.map(row => skippedRowName(row, absenceNames, t)).join(', ')
  return (
    <>
      {skipped.length > 0 && (
        <Notice tone="warning" announce>
          <Sentences text={t('notices.skipped', { names, count: skipped.length })} />
        </Notice>
      )}
      {!editor.content().forecast.canWrite && <Notice tone="info">{t('notices.readOnly')}</Notice>}
    </>
  )
}
