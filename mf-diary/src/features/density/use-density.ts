import type { SheetDensity } from '@veckovis/grid'
import { keptChoice, useKeptChoice, useNarrowMenu } from '@veckovis/platform'
import { createMediaQuery } from '@veckovis/ui'

export type Density = SheetDensity

const isDenseAtom = keptChoice({ name: 'veckovis-plan-density', on: 'dense', off: 'comfortable', first: false })

/** Whether all weeks of a year need the width of the menu to be wide enough. */
const useTight = createMediaQuery('(width < 100rem)')

/** How narrow the columns of the plan are, which is a choice of its own: a plan has fewer figures than a forecast. */
export const useDensity = (): { readonly density: Density; readonly change: (density: Density) => void } => {
  const [isDense, choose] = useKeptChoice(isDenseAtom)
  const isTight = useTight()
  useNarrowMenu(isDense && isTight)
  return { density: isDense ? 'dense' : 'comfortable', change: next => choose(next === 'dense') }
}
