import { useEffect, useState } from 'react'

/** Milliseconds without a change after which what is typed rests. */
export const pauseBeforeRest = 600

type AtRest<Value> = {
  /** What has stood unchanged for a while, and in the beginning what stands there */
  readonly rested: Value
  /** The same as text */
  readonly key: string
  /** Whether that is what stands there now */
  readonly isLatest: boolean
}

/** The latest of values that change while somebody types, compared by their JSON. */
export const useAtRest = <Value>(value: Value): AtRest<Value> => {
  const text = JSON.stringify(value)
  const [key, setKey] = useState(text)
  useEffect(() => {
    if (text === key) return undefined
    const timer = setTimeout(() => setKey(text), pauseBeforeRest)
    return () => clearTimeout(timer)
  }, [text, key])
  return { rested: JSON.parse(key) as Value, key, isLatest: key === text }
}
