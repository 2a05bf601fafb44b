import { forecastRowIds } from '@veckovis/domain/forecast'
import { useMemo } from 'react'
import { useForecast, useForecastValue } from '../../context/use-forecast'
import { IllnessToggle } from './illness-toggle'

/** The control beside the name of short-term illness, which shows the row as a percentage or in hours. */
export const useLabelActions = () => {
  const { showIllnessAsPercentage } = useForecast()
  const asPercentage = useForecastValue(({ view }) => view.illnessAsPercentageAtom)
  return useMemo(
    () =>
      new Map([
        [
          forecastRowIds.shortTermIllness,
          <IllnessToggle key="toggle" asPercentage={asPercentage} onChange={showIllnessAsPercentage} />,
        ],
      ]),
    [asPercentage, showIllnessAsPercentage],
  )
}
