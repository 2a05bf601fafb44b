import { buildForecastTables, calculateForecast, type WeekRange } from '@veckovis/domain'
import { useTranslation } from '@veckovis/platform'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { ForecastEditor } from '../../data/forecast-editor'
import type { AbsenceNames } from '../../data/row-names'
import { gridColumns } from './forecast-grid-model'

type TableChoices = {
  readonly range: WeekRange
  readonly absenceNames: AbsenceNames
  readonly showIllnessAsPercentage: boolean
}

/** The whole calculation again after every edit, from the one state. */
export const useForecastTables = (editor: ForecastEditor, choices: TableChoices) => {
  const { t } = useTranslation('mf-forecast')
  const { range, absenceNames, showIllnessAsPercentage } = choices
  const { forecast: state } = useAtomValue(editor.contentAtom, { store: editor.store })
  const result = useMemo(() => calculateForecast(state.edited, range), [state.edited, range])
  const tables = useMemo(
    () => buildForecastTables(state, result, { absenceNames, showIllnessAsPercentage }),
    [state, result, absenceNames, showIllnessAsPercentage],
  )
  const { year } = state.edited
  const { currentWeek } = state
  const columns = useMemo(() => gridColumns(year, currentWeek, range, t), [year, currentWeek, range, t])
  return { state, result, tables, columns }
}
