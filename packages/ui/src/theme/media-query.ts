import { useSyncExternalStore } from 'react'

/** A hook that is true while the window is as a query of media says. */
export const createMediaQuery = (query: string): (() => boolean) => {
  const matches = () => window.matchMedia(query).matches
  const subscribe = (onChange: () => void) => {
    const asked = window.matchMedia(query)
    asked.addEventListener('change', onChange)
    return () => asked.removeEventListener('change', onChange)
  }
  return () => useSyncExternalStore(subscribe, matches)
}
