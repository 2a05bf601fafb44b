import { startTransition, useEffect, useState } from 'react'

/** Safari knows no idle moments; half a second after the first rows is one. */
const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 1000 })
  return () => cancelIdleCallback(handle)
}

/**
 * The first so many rows, and all of them from the next idle moment on: lists that come together show their beginnings
 * before one of them is drawn to its end. For rows below those that are looked at first.
 */
export const useRowsInTurn = <Row>(rows: readonly Row[], atOnce: number): readonly Row[] => {
  const [areAll, setAll] = useState(rows.length <= atOnce)
  useEffect(() => {
    if (areAll) return undefined
    return whenIdle(() => startTransition(() => setAll(true)))
  }, [areAll])
  return areAll ? rows : rows.slice(0, atOnce)
}
