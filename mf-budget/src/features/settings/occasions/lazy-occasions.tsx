import { lazyPage } from '@veckovis/platform'
import type { OccasionsProps } from './occasions'

/** They stand last among the settings: their code comes after those. */
export const LazyOccasions = lazyPage<OccasionsProps>(() => import('./occasions').then(module => module.Occasions))
