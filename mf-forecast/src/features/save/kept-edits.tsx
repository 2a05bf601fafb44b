import { KeptDraftNotice } from '@veckovis/forms/draft'
import { notify, useDraft, useTranslation } from '@veckovis/platform'
import { Notice } from '@veckovis/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForecast, useForecastValue } from '../../context/use-forecast'
import {
  forecastDraftKind,
  keptTogether,
  unsavedCells,
  withKeptCells,
  type ForecastDraft,
} from '../../editing/forecast-draft'

const nothing: ForecastDraft = { cells: [] }

/** Keeps the unsaved cells in this browser, and knows which of an earlier visit have not been asked for yet. */
const useKeptEdits = () => {
  const { editor } = useForecast()
  const { unitId, year } = editor.address
  const { found, keep, discard, problem } = useDraft(forecastDraftKind, { unitId, subject: String(year) })
  const [offered, setOffered] = useState(found?.value ?? nothing)

  const write = (still: ForecastDraft) => {
    const cells = keptTogether(still.cells, unsavedCells(editor.content().forecast))
    if (cells.length === 0) discard()
    else keep({ cells })
  }
  const changed = useEffectEvent(() => write(offered))
  useEffect(() => editor.store.sub(editor.contentAtom, () => changed()), [editor])

  const answer = () => {
    setOffered(nothing)
    write(nothing)
  }
  return { offered, savedAt: found?.savedAt ?? null, problem, answer }
}

type OfferProps = {
  readonly offered: ForecastDraft
  readonly savedAt: Date
  readonly onAnswer: () => void
}

const Offer = ({ offered, savedAt, onAnswer }: OfferProps) => {
  const { t } = useTranslation('mf-forecast')
  const { editor, openWeeks } = useForecast()
  const { forecast } = useForecastValue(shown => shown.editor.contentAtom)
  const kept = withKeptCells(forecast, offered)
  if (kept.count === 0) return null

  const restore = () => {
    editor.update(before => withKeptCells(before, offered).forecast)
    openWeeks(offered.cells.map(({ week }) => week))
    if (kept.leftAlone > 0) notify.info(t('save.leftAlone', { count: kept.leftAlone }))
    onAnswer()
  }
  const changed = kept.changedSince > 0 ? ` ${t('kept.changedSince', { count: kept.changedSince })}` : ''
  return (
    <KeptDraftNotice
      title={t('kept.title', { count: kept.count })}
      savedAt={savedAt}
      texts={{
        keptAt: at => `${t('kept.at', { at })}${changed}`,
        goOn: t('kept.restore'),
        discard: t('kept.discard'),
      }}
      onContinue={restore}
      onDiscard={onAnswer}
    />
  )
}

/** Cells that were entered before a reload, a crash or a lost connection and never saved are offered back. */
export const KeptEdits = () => {
  const { t } = useTranslation('mf-forecast')
  const { editor } = useForecast()
  const { offered, savedAt, problem, answer } = useKeptEdits()
  if (!editor.content().forecast.canWrite) return null
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
