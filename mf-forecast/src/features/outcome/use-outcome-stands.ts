import { useForecastValue } from '../../context/use-forecast'

/** Whether the layer is in sight: it is turned on, and belongs to the details. */
export const useOutcomeStands = (): boolean => {
  const isOn = useForecastValue(({ view }) => view.showsOutcomeAtom)
  return useForecastValue(({ tabAtom }) => tabAtom) === 'details' && isOn
}
