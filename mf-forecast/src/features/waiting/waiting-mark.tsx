import { useTranslation, WaitingSwitch } from '@veckovis/platform'
import { useForecast } from '../../context/use-forecast'
import { useWaitingHours } from '../../parts/use-waiting-hours'
import * as styles from './waiting-mark.module.css'

/** Counts what waits in the diary, and says calmly that it is counted; nothing for those who do not read the diary. */
export const WaitingMark = () => {
  const { t } = useTranslation('mf-forecast')
  const { address, loadedVersion } = useForecast().editor
  const { isOffered, counts, hasFailed } = useWaitingHours(address.unitId, address.year, loadedVersion)
  if (!isOffered) return null
  const said =
    counts === null
      ? []
      : [
          t('waiting.counted', { count: counts.counted }),
          ...(counts.leftOut === 0 ? [] : [t('waiting.leftOut', { count: counts.leftOut })]),
        ]
  const text = hasFailed ? t('waiting.failed') : said.join(' ')
  return (
    <div className={styles.mark}>
      <span className={styles.said} role="status" title={text === '' ? undefined : text}>
        {text}
      </span>
      <WaitingSwitch label={t('waiting.switch')} />
    </div>
  )
}
