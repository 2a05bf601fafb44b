import { useTranslation } from '@veckovis/platform'
import { useMemo } from 'react'
import { useForecast, useForecastValue } from '../../context/use-forecast'
import { gridColumns } from './grid-columns'

/** A column for each week of the range: the same list until another range is chosen or a week's note comes or goes. */
export const useColumns = () => {
  const { t } = useTranslation('mf-forecast')
  const { editor } = useForecast()
  const range = useForecastValue(({ rangeAtom }) => rangeAtom)
  const { weeks: annotatedWeeks } = useForecastValue(({ annotatedAtom }) => annotatedAtom)
  const { year } = editor.address
  const { currentWeek } = editor.content().forecast
  return useMemo(
    () => gridColumns({ year, currentWeek, range, annotatedWeeks, words: t }),
    [year, currentWeek, range, annotatedWeeks, t],
  )
}
