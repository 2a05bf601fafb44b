import { lazyPage } from '@veckovis/platform'
import type { ImportRegionProps } from './import/import-region'

/** What reads and shows a file is fetched when somebody looks for it. */
export const LazyImport = lazyPage<ImportRegionProps>(() =>
  import('./import/import-region').then(module => module.ImportRegion),
)
