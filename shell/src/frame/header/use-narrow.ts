import { useSyncExternalStore } from 'react'

/** As in the styles of the header. */
const query = '(width <= 48rem)'

const follow = (tell: () => void) => {
  const list = window.matchMedia(query)
  list.addEventListener('change', tell)
  return () => list.removeEventListener('change', tell)
}

/** Whether the header has no room beside its title. */
export const useNarrow = (): boolean => useSyncExternalStore(follow, () => window.matchMedia(query).matches)
