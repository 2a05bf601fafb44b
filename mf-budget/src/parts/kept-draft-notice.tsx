import { useLanguage, useTranslation } from '@veckovis/platform'
import { Button, Inline, Notice } from '@veckovis/ui'

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
    <Notice
      tone="info"
      title={title ?? t('drafts.resumed')}
      action={
        <Inline>
          <Button variant="primary" onClick={onContinue}>
            {t('drafts.continue')}
          </Button>
          <Button onClick={onDiscard}>{t('drafts.discard')}</Button>
        </Inline>
      }
    >
      {t('drafts.keptAt', { at })}
    </Notice>
  )
}
