import { createMediaQuery } from '@veckovis/ui'

/** Whether the window is too narrow for weeks side by side. */
export const useNarrow = createMediaQuery('(width <= 40rem)')

/** Whether the row of the tabs has room for a line beside them. */
export const useWide = createMediaQuery('(width >= 78rem)')
