import type { SheetDensity } from '@veckovis/grid'
import { keptChoice, useKeptChoice } from '@veckovis/platform'

export type Density = SheetDensity

const isDenseAtom = keptChoice({ name: 'veckovis-plan-density', on: 'dense', off: 'comfortable', first: false })

/** How narrow the columns of the plan are, which is a choice of its own: a plan has fewer figures than a forecast. */
export const useDensity = (): { readonly density: Density; readonly change: (density: Density) => void } => {
  const [isDense, choose] = useKeptChoice(isDenseAtom)
  return { density: isDense ? 'dense' : 'comfortable', change: next => choose(next === 'dense') }
}
