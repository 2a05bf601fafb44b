import { useSyncExternalStore } from 'react'

const narrow = window.matchMedia('(width <= 40rem)')

const subscribe = (onChange: () => void) => {
  narrow.addEventListener('change', onChange)
  return () => narrow.removeEventListener('change', onChange)
}

/** Whether the window is too narrow for weeks side by side. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches)
