import { lazyPage } from '@veckovis/platform'
import type { BelowProps } from './below'

/** It stands last on the follow-up, whose code comes with the forecast: its own comes after it. */
export const LazyBelow = lazyPage<BelowProps>(() => import('./below').then(module => module.Below))
