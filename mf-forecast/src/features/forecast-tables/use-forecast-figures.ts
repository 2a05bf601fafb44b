import {
  buildForecastTables,
  calculateForecast,
  keepUnchangedRows,
  type ForecastTables,
  type WeekRange,
} from '@veckovis/domain'
import { useTranslation } from '@veckovis/platform'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import type { ForecastEditor } from '../../data/forecast-editor'
import type { AbsenceNames } from '../../data/row-names'
import type { ForecastFigures } from './forecast-figures'
import { gridColumns } from './grid-columns'

type FigureChoices = {
  readonly range: WeekRange
  readonly absenceNames: AbsenceNames
  readonly showIllnessAsPercentage: boolean
  readonly annotatedWeeks: ReadonlySet<number>
}

/** Hands on the rows of the tables before wherever they are the same, so that only the others are drawn again. */
const createRowKeeper = () => {
  let kept: ForecastTables | null = null
  return (next: ForecastTables): ForecastTables => (kept = kept === null ? next : keepUnchangedRows(kept, next))
}

/** The whole calculation again after every edit, from the one state. */
export const useForecastFigures = (editor: ForecastEditor, choices: FigureChoices): ForecastFigures => {
  const { t } = useTranslation('mf-forecast')
  const { range, absenceNames, showIllnessAsPercentage, annotatedWeeks } = choices
  const { forecast: state } = useAtomValue(editor.contentAtom, { store: editor.store })
  const result = useMemo(() => calculateForecast(state.edited, range), [state.edited, range])
  const built = useMemo(
    () => buildForecastTables(state, result, { absenceNames, showIllnessAsPercentage }),
    [state, result, absenceNames, showIllnessAsPercentage],
  )
  const [keepRows] = useState(createRowKeeper)
  const tables = useMemo(() => keepRows(built), [keepRows, built])
  const { year } = state.edited
  const { currentWeek } = state
  const columns = useMemo(
    () => gridColumns({ year, currentWeek, range, annotatedWeeks, words: t }),
    [year, currentWeek, range, annotatedWeeks, t],
  )
  return useMemo(() => ({ state, result, tables, columns }), [state, result, tables, columns])
}
