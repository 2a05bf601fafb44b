import { keptInBrowser, useSession } from '@veckovis/platform'
import { useState } from 'react'

const keyOf = (what: string, userId: number): string => `veckovis-analytics-${what}:${userId}`

const storedAt = (key: string): unknown => {
  try {
    return JSON.parse(keptInBrowser.read(key) ?? 'null')
  } catch {
    // Written by somebody else: nothing is known of former choices.
    return null
  }
}

/** How the person wants to look at a list, kept in this browser for the next time. */
export const useKept = <Value>(what: string, read: (stored: unknown) => Value): [Value, (value: Value) => void] => {
  const key = keyOf(what, useSession()?.id ?? 0)
  const [value, setValue] = useState(() => read(storedAt(key)))
  const keep = (next: Value) => {
    setValue(next)
    keptInBrowser.write(key, JSON.stringify(next))
  }
  return [value, keep]
}

/** The texts of a stored list; what is none is left out. */
export const textsIn = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter(each => typeof each === 'string') : []
