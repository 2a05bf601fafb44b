import { lazyPage } from '@veckovis/platform'
import type { OccasionsProps } from './occasions'

/** They stand last on the follow-up, and come after it as the measures do. */
export const LazyOccasions = lazyPage<OccasionsProps>(() => import('./occasions').then(module => module.Occasions))
