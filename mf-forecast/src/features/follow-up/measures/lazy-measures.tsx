import { lazyPage } from '@veckovis/platform'
import type { MeasuresProps } from './measures'

/** They stand last on the follow-up, whose code comes with the forecast: theirs comes after it. */
export const LazyMeasures = lazyPage<MeasuresProps>(() => import('./measures').then(module => module.Measures))
