import { Notice } from '@veckovis/ui'
import { useFormat } from '../language/use-format'
import { useTranslation } from '../language/use-translation'

/** Texts of an earlier visit stand in the fields again, and are not saved. */
export const ResumedNotice = ({ savedAt }: { readonly savedAt: Date }) => {
  const { t } = useTranslation('platform')
  const at = useFormat().moment(savedAt)
  return (
    <Notice tone="info" announce>
      {t('draft.resumed', { at })}
    </Notice>
  )
}
