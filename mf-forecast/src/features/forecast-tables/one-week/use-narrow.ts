import { useSyncExternalStore } from 'react'

const windows = (query: string) => {
  const asked = window.matchMedia(query)
  const subscribe = (onChange: () => void) => {
    asked.addEventListener('change', onChange)
    return () => asked.removeEventListener('change', onChange)
  }
  return () => useSyncExternalStore(subscribe, () => asked.matches)
}

/** Whether the window is too narrow for weeks side by side. */
export const useNarrow = windows('(width <= 40rem)')

/** Whether the row of the tabs has room for a line beside them. */
export const useWide = windows('(width >= 78rem)')
