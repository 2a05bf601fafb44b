import { useFormat } from '@veckovis/platform/signed-in'
import { OfferNotice } from '@veckovis/ui'

export type KeptDraftTexts = {
  /** That it is kept here since `at`, a day and a time. */
  readonly keptAt: (at: string) => string
  readonly goOn: string
  readonly discard: string
}

type KeptDraftNoticeProps = {
  /** What the draft is about, such as its name and year. */
  readonly title: string
  readonly savedAt: Date
  readonly texts: KeptDraftTexts
  readonly onContinue: () => void
  readonly onDiscard: () => void
}

/** Work that was begun and not saved is offered back: go on, or throw it away. */
export const KeptDraftNotice = ({ title, savedAt, texts, onContinue, onDiscard }: KeptDraftNoticeProps) => {
  const at = useFormat().moment(savedAt)
  return (
    <OfferNotice
      title={title}
      accept={{ label: texts.goOn, run: onContinue }}
      decline={{ label: texts.discard, run: onDiscard }}
    >
      {texts.keptAt(at)}
    </OfferNotice>
  )
}
