import { useQuery } from '@tanstack/react-query'
import { useLanguage, useTranslation } from '@veckovis/platform'
import { lastSaveQuery } from '../../data/forecast-queries'
import { momentText } from '../../wording/moment-text'
import * as styles from './conflict-dialog.module.css'

type LastSaveProps = { readonly address: { readonly forecastId: number; readonly unitId: number } }

/** Who saved last, and when. The question can be answered without it: until it is known, and where it is not, it is empty. */
export const LastSave = ({ address }: LastSaveProps) => {
  const { t } = useTranslation('mf-forecast')
  const language = useLanguage()
  const { data } = useQuery(lastSaveQuery(address))
  const sentence = () => {
    if (data === undefined || data.savedAt === null) return ''
    const when = momentText(data.savedAt, language, 'long')
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
