import { createContext, useContext, useSyncExternalStore } from 'react'

/** Whether a page is seen: a new version of one is mounted before it takes the place of the one that stands. */
export type Sight = {
  readonly isShown: () => boolean
  readonly follow: (onChange: () => void) => () => void
}

const always: Sight = { isShown: () => true, follow: () => () => undefined }
const sight = createContext(always)

export const SightProvider = sight.Provider

/** What stands outside the page's own element, such as a dialog, waits until the page is seen. */
export const useIsInSight = (): boolean => {
  const { follow, isShown } = useContext(sight)
  return useSyncExternalStore(follow, isShown)
}
