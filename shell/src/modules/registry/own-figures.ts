import { platformStore } from '@veckovis/platform'
import { atom } from 'jotai'

const firstPath = atom<string | null>(null)
const elsewhere = atom(false)

/** Something else than the page of a module is or was on the page, such as the sign-in. */
export const noteElsewhere = (): void => platformStore.set(elsewhere, true)

/** An address is shown to somebody who is signed in. */
export const notePath = (pathname: string): void => {
  const first = platformStore.get(firstPath)
  if (first === null) platformStore.set(firstPath, pathname)
  else if (first !== pathname) noteElsewhere()
}

/** Whether a figure of the whole page may hold something that was no module's. */
export const wasElsewhere = (): boolean => platformStore.get(elsewhere)
