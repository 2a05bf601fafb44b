import { createMediaQuery } from '@veckovis/ui'

/** Whether the header has no room beside its title; as in its styles. */
export const useNarrow = createMediaQuery('(width <= 48rem)')
