import { useLayoutEffect, useRef, useState } from 'react'

/** Whether an element is at least so many pixels wide; true until it was measured. */
export const useRoomFor = (pixels: number) => {
  const element = useRef<HTMLDivElement>(null)
  const [hasRoom, setRoom] = useState(true)
  useLayoutEffect(() => {
    const measured = element.current
    if (measured === null) return undefined
    const measure = () => {
      const { clientWidth } = measured
      // What is put away has no width, and goes on as it was.
      if (clientWidth > 0) setRoom(clientWidth >= pixels)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [pixels])
  return [element, hasRoom] as const
}
