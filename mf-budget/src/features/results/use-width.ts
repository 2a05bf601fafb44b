import { useLayoutEffect, useRef, useState } from 'react'

const widthBeforeMeasuring = 720

/** The width of an element in pixels, so that what is drawn in it keeps the size of its text. */
export const useWidth = () => {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(widthBeforeMeasuring)
  useLayoutEffect(() => {
    const measured = element.current
    if (measured === null) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const found = Math.floor(entry?.contentRect.width ?? 0)
      if (found > 0) setWidth(found)
    })
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])
  return [element, width] as const
}
