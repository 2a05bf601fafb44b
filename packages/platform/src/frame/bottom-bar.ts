import { createHeld } from './held'

/**
 * A part that stays over the end of the window says how many pixels it takes, so that what is focused is scrolled clear of
 * it; the returned function ends that.
 */
export const holdBottomBar = createHeld<number>(pixels => {
  const { style } = document.documentElement
  if (pixels === null) style.removeProperty('--vk-bottom-bar')
  else style.setProperty('--vk-bottom-bar', `${pixels}px`)
})
