import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { lastSaveQuery } from '../../data/forecast-queries'
import * as styles from './conflict-dialog.module.css'

type LastSaveProps = { readonly address: { readonly forecastId: number; readonly unitId: number } }

/** Who saved last, and when. The question can be answered without it: until it is known, and where it is not, it is empty. */
export const LastSave = ({ address }: LastSaveProps) => {
  const { t } = useTranslation('mf-forecast')
  const { longMoment } = useFormat()
  const { data } = useQuery(lastSaveQuery(address))
  const sentence = () => {
    if (data === undefined || data.savedAt === null) return ''
    const when = longMoment(data.savedAt)
    return data.savedBy === null
      ? t('conflicts.savedAt', { when })
      : t('conflicts.savedBy', { name: data.savedBy, when })
  }
  return (
    <p className={styles.lastSave} role="status">
      {sentence()}
    </p>
  )
}
