import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

const subscribe = (onChange: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** True for people who asked their computer for less movement. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
