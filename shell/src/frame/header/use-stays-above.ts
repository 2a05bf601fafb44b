import { useLayoutEffect, type RefObject } from 'react'

/** Tells the styles how high the element is that stays above the page: what sticks below it, and what is scrolled to. */
export const useStaysAbove = (element: RefObject<HTMLElement | null>, stays: boolean): void => {
  useLayoutEffect(() => {
    const { current } = element
    if (!stays || current === null) return undefined
    const { style } = document.documentElement
    const measure = () => style.setProperty('--vk-header', `${current.offsetHeight}px`)
    const sized = new ResizeObserver(measure)
    sized.observe(current)
    measure()
    return () => {
      sized.disconnect()
      style.removeProperty('--vk-header')
    }
  }, [element, stays])
}
