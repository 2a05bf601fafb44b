import { useLayoutEffect, useRef, useState } from 'react'

/** The height in pixels that an element has, whatever it holds: what is drawn of a long list is measured by it. */
export const useRoom = () => {
  const element = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(() => window.innerHeight)
  useLayoutEffect(() => {
    const measured = element.current
    if (measured === null) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const found = Math.ceil(entry?.contentRect.height ?? 0)
      if (found > 0) setHeight(found)
    })
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])
  return [element, height] as const
}
