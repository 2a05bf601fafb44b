import { lazyPage } from '@veckovis/platform'

const Nothing = () => null

/** Few units are paid by quantity: its code comes after the page. */
export const LazyQuantities = lazyPage(() => import('./quantities').then(module => module.Quantities), Nothing)
