import { KeptDraftNotice } from '@veckovis/forms/draft'
import { useDraft, useTranslation } from '@veckovis/platform'
import { Button, Notice } from '@veckovis/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { draftOf, outcomeDraftKind, withDraft, type OutcomeDraft } from './editing/outcome-draft'
import { useOutcomeEditor, useOutcomeValue } from './use-outcome-value'

const nothing: OutcomeDraft = { cells: [] }

/** Keeps unsaved cells in this browser; those of an earlier visit are kept until they are asked for or thrown away. */
const useKeptOutcome = () => {
  const editor = useOutcomeEditor()
  const { unitId, year } = editor.address
  const { found, keep, discard, problem } = useDraft(outcomeDraftKind, { unitId, subject: String(year) })
  const [offered, setOffered] = useState(found?.value ?? nothing)
  const write = (still: OutcomeDraft) => {
    const { cells } = draftOf(editor.content().state)
    const isEdited = ({ kind, serverId, week }: OutcomeDraft['cells'][number]) =>
      cells.some(cell => cell.kind === kind && cell.serverId === serverId && cell.week === week)
    const all = [...still.cells.filter(cell => !isEdited(cell)), ...cells]
    if (all.length === 0) discard()
    else keep({ cells: all })
  }
  const changed = useEffectEvent(() => write(offered))
  useEffect(() => editor.store.sub(editor.contentAtom, () => changed()), [editor])
  const answer = (still: OutcomeDraft) => {
    setOffered(still)
    write(still)
  }
  return { offered, savedAt: found?.savedAt ?? null, problem, answer }
}

type ClosedProps = { readonly cells: OutcomeDraft['cells']; readonly onDiscard: () => void }

/** Kept cells of weeks that are complete by now wait until those are open again, or are thrown away. */
const Closed = ({ cells, onDiscard }: ClosedProps) => {
  const { t } = useTranslation('forecast-outcome')
  const { t: words } = useTranslation('mf-forecast')
  const weeks = [...new Set(cells.map(({ week }) => week))].toSorted((one, other) => one - other)
  return (
    <Notice tone="warning" announce action={<Button onClick={onDiscard}>{words('kept.discard')}</Button>}>
      {t('kept.closed', { count: cells.length, weeks: weeks.join(', ') })}
    </Notice>
  )
}

type OfferProps = {
  readonly offered: OutcomeDraft
  readonly savedAt: Date
  /** What is offered still. */
  readonly onAnswer: (still: OutcomeDraft) => void
}

const Offer = ({ offered, savedAt, onAnswer }: OfferProps) => {
  const { t } = useTranslation('forecast-outcome')
  const { t: words } = useTranslation('mf-forecast')
  const editor = useOutcomeEditor()
  const { state } = useOutcomeValue(({ contentAtom }) => contentAtom)
  const kept = withDraft(state, offered)
  const closed = { cells: kept.closed }
  const discard = () => onAnswer(nothing)
  if (kept.count === 0) return closed.cells.length > 0 && <Closed {...closed} onDiscard={discard} />
  const restore = () => {
    editor.update(withDraft(editor.content().state, offered).state)
    onAnswer(closed)
  }
  const changed = kept.changedSince > 0 ? ` ${t('kept.changedSince', { count: kept.changedSince })}` : ''
  return (
    <KeptDraftNotice
      title={t('kept.title', { count: kept.count })}
      savedAt={savedAt}
      texts={{
        keptAt: at => `${words('kept.at', { at })}${changed}`,
        goOn: words('kept.restore'),
        discard: words('kept.discard'),
      }}
      onContinue={restore}
      onDiscard={discard}
    />
  )
}

/** Cells of the outcome that were typed before a reload or a crash and never saved are offered back. */
export const KeptOutcome = () => {
  const { t } = useTranslation('mf-forecast')
  const { offered, savedAt, problem, answer } = useKeptOutcome()
  return (
    <>
      {problem !== null && (
        <Notice tone="warning" announce>
          {t(`kept.${problem}`)}
        </Notice>
      )}
      {savedAt !== null && offered.cells.length > 0 && <Offer {...{ offered, savedAt }} onAnswer={answer} />}
    </>
  )
}
