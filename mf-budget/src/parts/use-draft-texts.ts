import type { KeptDraftTexts } from '@veckovis/forms/draft'
import { useTranslation } from '@veckovis/platform'

/** What is said about a budget that was begun and not saved. */
export const useDraftTexts = (): KeptDraftTexts => {
  const { t } = useTranslation('mf-budget')
  return { keptAt: at => t('drafts.keptAt', { at }), goOn: t('drafts.continue'), discard: t('drafts.discard') }
}
