import { handedOverDraft, type HandedOverHours } from '@veckovis/contracts/forecast'
import { withAddedHours } from '@veckovis/domain/forecast'
import { KeptDraftNotice } from '@veckovis/forms/draft'
import { notify, useDraft, useKeptDrafts, useTranslation } from '@veckovis/platform'
import { useState } from 'react'
import { useForecast, useForecastValue } from '../../context/use-forecast'

type Place = { readonly unitId: number; readonly year: number }

/** The hours of one entry for this year, and what is left of them for other years once they are answered. */
const useHandedOver = ({ unitId, year }: Place, subject: string) => {
  const { found, keep, discard } = useDraft(handedOverDraft, { unitId, subject })
  const [isAnswered, setAnswered] = useState(false)
  const kept: HandedOverHours['rows'] = isAnswered || found === null ? [] : found.value.rows
  const answer = () => {
    const others = kept.filter(row => row.year !== year)
    if (others.length === 0) discard()
    else keep({ rows: others })
    setAnswered(true)
  }
  const rows = kept.filter(row => row.year === year)
  return { rows, savedAt: found?.savedAt ?? null, answer }
}

const HandedOver = ({ subject, ...place }: Place & { readonly subject: string }) => {
  const { t } = useTranslation('mf-forecast')
  const { editor, openWeeks } = useForecast()
  const { forecast } = useForecastValue(shown => shown.editor.contentAtom)
  const { rows, savedAt, answer } = useHandedOver(place, subject)
  if (savedAt === null || rows.length === 0) return null
  const added = rows.map(({ rowId, week, hours }) => ({ rowId, week, hours: Math.round(hours * 100) }))
  const { leftAlone } = withAddedHours(forecast, added)
  const take = () => {
    editor.update(before => withAddedHours(before, added).state)
    openWeeks(added.map(({ week }) => week))
    if (leftAlone.length > 0) notify.info(t('save.leftAlone', { count: leftAlone.length }))
    answer()
  }
  return (
    <KeptDraftNotice
      title={t('handedOver.title', { count: rows.length })}
      savedAt={savedAt}
      texts={{
        keptAt: at => t('handedOver.at', { at }),
        goOn: t('handedOver.take'),
        discard: t('kept.discard'),
      }}
      onContinue={take}
      onDiscard={answer}
    />
  )
}

/** Hours that the diary has handed over are offered as unsaved edits, each entry's by itself. */
export const HandedOverHoursOffers = () => {
  const { editor } = useForecast()
  const { unitId, year } = editor.address
  // As they were when the forecast opened: an answer leaves the others in their place.
  const [subjects] = useState(useKeptDrafts(handedOverDraft, unitId).map(({ subject }) => subject))
  if (!editor.content().forecast.canWrite) return null
  return subjects.map(subject => <HandedOver key={subject} subject={subject} unitId={unitId} year={year} />)
}
