import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs work when no button of the pointer is down. A field that is left by a press must not show its message, and so
 * move the page, between press and release: the release would land beside what was pressed.
 */
export const useAfterPress = (): ((work: () => void) => void) => {
  const isDown = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const press = () => {
      isDown.current = true
    }
    const release = () => {
      isDown.current = false
      const works = waiting.current
      waiting.current = []
      // After the click that follows the release.
      if (works.length > 0) setTimeout(() => works.forEach(work => work()))
    }
    window.addEventListener('pointerdown', press, true)
    window.addEventListener('pointerup', release, true)
    window.addEventListener('pointercancel', release, true)
    return () => {
      window.removeEventListener('pointerdown', press, true)
      window.removeEventListener('pointerup', release, true)
      window.removeEventListener('pointercancel', release, true)
    }
  }, [])
  return useCallback(work => {
    if (isDown.current) waiting.current.push(work)
    else work()
  }, [])
}
