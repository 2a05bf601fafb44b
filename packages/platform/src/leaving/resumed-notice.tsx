import { Notice } from '@veckovis/ui'
import { useLanguage } from '../session/session-hooks'
import { useTranslation } from '../language/use-translation'

const stockholm = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Stockholm' } as const

/** Texts of an earlier visit stand in the fields again, and are not saved. */
export const ResumedNotice = ({ savedAt }: { readonly savedAt: Date }) => {
  const { t } = useTranslation('platform')
  const at = new Intl.DateTimeFormat(useLanguage() === 'sv' ? 'sv-SE' : 'en-GB', stockholm).format(savedAt)
  return (
    <Notice tone="info" announce>
      {t('draft.resumed', { at })}
    </Notice>
  )
}
