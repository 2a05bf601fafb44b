import { formatHours } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import { useAbsenceNames, useForecast, useForecastValue } from '../../context/use-forecast'
import { rowNameById } from '../../wording/row-names'
import * as styles from './save-bar.module.css'

/** Asks whether a value is meant that hardly can be. Typing goes on beside it, and saving needs no answer. */
export const UnlikelyQuestion = () => {
  const { t } = useTranslation('mf-forecast')
  const { editor } = useForecast()
  const absenceNames = useAbsenceNames()
  const [first, ...others] = useForecastValue(forecast => forecast.editor.unlikelyAtom)
  const sentences = first && [
    t('unlikely.absence', {
      name: rowNameById(first.rowId, absenceNames, t),
      week: first.week,
      hours: formatHours(first.hours),
      scheduled: formatHours(first.scheduled),
    }),
    ...(others.length > 0 ? [t('unlikely.others', { count: others.length })] : []),
  ]
  return (
    <div className={styles.question} aria-live="polite" data-part="unlikely">
      {sentences !== undefined && (
        <>
          <p>{sentences.join(' ')}</p>
          <Button onClick={editor.keepUnlikely}>{t('unlikely.keep')}</Button>
          <Button onClick={editor.putUnlikelyBack}>{t('unlikely.putBack')}</Button>
        </>
      )}
    </div>
  )
}
