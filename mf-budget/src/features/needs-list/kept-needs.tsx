import { KeptDraftNotice } from '@veckovis/forms/draft'
import { useKeptDrafts, useTranslation } from '@veckovis/platform'
import { needsDraftKind } from '../../data/needs-draft'
import { useDraftTexts } from '../../parts/use-draft-texts'

type KeptNeedsProps = { readonly unitId: number; readonly onContinue: (subject: string) => void }

/** Needs budgets that were begun and not saved, offered back. */
export const KeptNeeds = ({ unitId, onContinue }: KeptNeedsProps) => {
  const { t } = useTranslation('mf-budget')
  const texts = useDraftTexts()
  const drafts = useKeptDrafts(needsDraftKind, unitId)
  return drafts.map(({ subject, value, savedAt, discard }) => (
    <KeptDraftNotice
      key={subject}
      title={t(value.basedOn === null ? 'needs.kept.new' : 'needs.kept.edit', {
        name: [value.name.trim(), value.year.trim()].filter(Boolean).join(', '),
      })}
      savedAt={savedAt}
      texts={texts}
      onContinue={() => onContinue(subject)}
      onDiscard={discard}
    />
  ))
}
