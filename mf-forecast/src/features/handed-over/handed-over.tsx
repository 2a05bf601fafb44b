import { handedOverDraft, type HandedOverHours } from '@veckovis/contracts/forecast'
import { withAddedHours } from '@veckovis/domain/forecast'
import { KeptDraftNotice } from '@veckovis/forms/draft'
import { notify, useDraft, useTranslation, withTexts } from '@veckovis/platform'
import { useState } from 'react'
import en from '../../../locales/handed-over/en.json'
import sv from '../../../locales/handed-over/sv.json'
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
  const { t } = useTranslation('forecast-handed-over')
  const { t: words } = useTranslation('mf-forecast')
  const { editor, openWeeks } = useForecast()
  const { forecast } = useForecastValue(shown => shown.editor.contentAtom)
  const { rows, savedAt, answer } = useHandedOver(place, subject)
  if (savedAt === null || rows.length === 0) return null
  const added = rows.map(({ rowId, week, hours }) => ({ rowId, week, hours: Math.round(hours * 100) }))
  const { leftAlone } = withAddedHours(forecast, added)
  const take = () => {
    editor.update(before => withAddedHours(before, added).state)
    openWeeks(added.map(({ week }) => week))
    if (leftAlone.length > 0) notify.info(words('save.leftAlone', { count: leftAlone.length }))
    answer()
  }
  return (
    <KeptDraftNotice
      title={t('title', { count: rows.length })}
      savedAt={savedAt}
      texts={{
        keptAt: at => t('at', { at }),
        goOn: t('take'),
        discard: words('kept.discard'),
      }}
      onContinue={take}
      onDiscard={answer}
    />
  )
}

/** Each entry's by itself. */
const Offers = ({ subjects }: { readonly subjects: readonly string[] }) => {
  const { unitId, year } = useForecast().editor.address
  return subjects.map(subject => <HandedOver key={subject} subject={subject} unitId={unitId} year={year} />)
}

/** Their texts come with them. */
export const HandedOverHoursOffers = withTexts('forecast-handed-over', { sv, en }, Offers)
