import { useKeptDrafts, useTranslation } from '@veckovis/platform'
import { KeptDraftNotice } from '../../parts/kept-draft-notice'
import { needsDraftKind } from '../../data/needs-draft'

type KeptNeedsProps = { readonly unitId: number; readonly onContinue: (subject: string) => void }

/** Needs budgets that were begun and not saved, offered back. */
export const KeptNeeds = ({ unitId, onContinue }: KeptNeedsProps) => {
  const { t } = useTranslation('mf-budget')
  const drafts = useKeptDrafts(needsDraftKind, unitId)
  return drafts.map(({ subject, value, savedAt, discard }) => (
    <KeptDraftNotice
      key={subject}
      title={t(value.basedOn === null ? 'needs.kept.new' : 'needs.kept.edit', {
        name: [value.name.trim(), value.year.trim()].filter(Boolean).join(', '),
      })}
      savedAt={savedAt}
      onContinue={() => onContinue(subject)}
      onDiscard={discard}
    />
  ))
}
