import { useLanguage, useTranslation } from '@veckovis/platform'
import { OfferNotice } from '@veckovis/ui'

type KeptDraftNoticeProps = {
  /** What the draft is about, such as its name and year; left out where the person is in the midst of it. */
  readonly title?: string
  readonly savedAt: Date
  readonly onContinue: () => void
  readonly onDiscard: () => void
}

const stockholm = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Stockholm' } as const

/** Work that was begun and not saved is offered back: go on, or throw it away. */
export const KeptDraftNotice = ({ title, savedAt, onContinue, onDiscard }: KeptDraftNoticeProps) => {
  const { t } = useTranslation('mf-budget')
  const at = new Intl.DateTimeFormat(useLanguage() === 'sv' ? 'sv-SE' : 'en-GB', stockholm).format(savedAt)
  return (
    <OfferNotice
      title={title ?? t('drafts.resumed')}
      accept={{ label: t('drafts.continue'), run: onContinue }}
      decline={{ label: t('drafts.discard'), run: onDiscard }}
    >
      {t('drafts.keptAt', { at })}
    </OfferNotice>
  )
}
