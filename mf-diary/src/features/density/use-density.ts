import type { SheetDensity } from '@veckovis/grid'
import { keptInBrowser, useSession } from '@veckovis/platform'
import { useState } from 'react'

export type Density = SheetDensity

/** How narrow the columns of the plan are: what the person chose last in this browser. */
export const useDensity = () => {
  const place = `veckovis-plan-density:${useSession()?.id ?? null}`
  const [density, setDensity] = useState<Density>(() =>
    keptInBrowser.read(place) === 'dense' ? 'dense' : 'comfortable',
  )
  const change = (next: Density) => {
    setDensity(next)
    keptInBrowser.write(place, next)
  }
  return { density, change }
}
