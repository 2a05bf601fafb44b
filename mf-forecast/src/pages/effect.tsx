import { useFigures } from '../context/use-forecast'
import { EffectLine } from '../features/effect/effect-line'

/** What each edit leads to, at once. */
export const Effect = () => <EffectLine result={useFigures().result} />
