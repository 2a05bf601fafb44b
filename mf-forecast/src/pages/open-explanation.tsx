import { useTranslation } from '@veckovis/platform'
import { useMemo } from 'react'
import { explainAsked, titleOfAsked } from '../context/explain-asked'
import { useAbsenceNames, useFigures, useForecast, useForecastValue } from '../context/use-forecast'
import { EntriesOfCell } from '../features/behind/entries-of-cell'
import { ExplanationPopover } from '../features/explanation/explanation-popover'
import { explanationNames } from '../features/explanation/explanation-texts'
import { HistoryOfCell } from '../features/history/history-of-cell'

type Open = { readonly asked: Parameters<typeof explainAsked>[0]; readonly anchor: HTMLElement }

/** Explains again from every edit, so that it tells what is shown now. */
const LiveExplanation = ({ asked, anchor }: Open) => {
  const { t } = useTranslation('mf-forecast')
  const { questions } = useForecast()
  const figures = useFigures()
  const grounds = useForecastValue(forecast => forecast.questions.groundsAtom)
  const absenceNames = useAbsenceNames()
  const names = useMemo(() => explanationNames(absenceNames, t), [absenceNames, t])
  const explanation = explainAsked(asked, figures, grounds)
  if (explanation === null) return null
  const title = titleOfAsked(asked, figures, grounds, t)
  return (
    <ExplanationPopover {...{ explanation, names, anchor, title }} onClose={questions.closeExplanation}>
      {asked.kind === 'cell' && (
        <>
          <EntriesOfCell address={asked.address} />
          <HistoryOfCell address={asked.address} />
        </>
      )}
    </ExplanationPopover>
  )
}

/** How the figure came about that somebody has asked about, beside it. */
export const OpenExplanation = () => {
  const open = useForecastValue(({ questions }) => questions.explanationAtom)
  return open === null ? null : <LiveExplanation key={JSON.stringify(open.asked)} {...open} />
}
