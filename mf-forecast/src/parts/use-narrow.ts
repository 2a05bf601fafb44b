import { createMediaQuery } from '@veckovis/ui'

/** Whether the window is too narrow for weeks side by side. */
export const useNarrow = createMediaQuery('(width <= 40rem)')

/** Whether the row of the tabs has room for a line beside them. */
export const useWide = createMediaQuery('(width >= 78rem)')

/** Whether a window that has room for weeks side by side is too low for a tall chart above them. */
export const useLow = createMediaQuery('screen and (height < 56rem) and (width > 40rem)')

/** Whether all weeks of a year need the width of the menu to be wide enough. */
export const useTight = createMediaQuery('(width < 100rem)')
