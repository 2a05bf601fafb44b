import { lazyPage } from '@veckovis/platform'
import type { ReactNode } from 'react'

/** Fetched where a unit has no forecast yet. */
export const LateFirstYear = lazyPage<{ readonly unitId: number; readonly children: ReactNode }>(() =>
  import('./first-year').then(module => module.FirstYear),
)
