import type { PrivacyLogRow } from '@veckovis/contracts/privacy'
import { useLanguage, useTranslation } from '@veckovis/platform'

/** What was asked, in words: `Sökte i dagboken: 2 personer, ord i anteckningar`. */
export const useAskedText = () => {
  const { t } = useTranslation('privacy')
  const language = useLanguage()
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'short' })
  return ({ action, question, named, reasons, words }: PrivacyLogRow): string => {
    const ofAction = t(`action.${action}`)
    const what = question === null ? ofAction : t(`question.${question}`, { defaultValue: ofAction })
    const parts = [
      ...(named > 0 ? [t('part.persons', { count: named })] : []),
      ...(reasons > 0 ? [t('part.reasons', { count: reasons })] : []),
      ...(words ? [t('part.words')] : []),
    ]
    return parts.length === 0 ? what : t('asked', { what, parts: list.format(parts) })
  }
}
