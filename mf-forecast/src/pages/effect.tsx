import { useFigures, useForecastValue } from '../context/use-forecast'
import { EffectLine } from '../features/effect/effect-line'

/** What each edit leads to, at once, and how the week that is looked at stands. */
export const Effect = () => (
  <EffectLine result={useFigures().result} week={useForecastValue(({ view }) => view.weekLookedAtAtom)} />
)
