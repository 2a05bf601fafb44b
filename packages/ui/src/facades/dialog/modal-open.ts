import { useSyncExternalStore } from 'react'

/** Kept by the dialogs of this package, from their opening to their closing. */
const hasOwnDialog = (): boolean => document.documentElement.hasAttribute('data-dialog')

/** Whether a modal dialog stands over the page; what is behind it then takes no keys. One that fades away is closed. */
export const isModalOpen = (): boolean =>
  hasOwnDialog() ||
  [...document.querySelectorAll('[role=dialog][aria-modal=true], dialog[open]')].some(
    // A dialog of this package that is closed stands there for as long as it fades.
    dialog => dialog.closest('.ant-modal-root') === null,
  )

const followPage = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-dialog'] })
  return () => observer.disconnect()
}

/** The same for what is drawn behind the dialogs of this package: it can be neither seen whole nor pressed. */
export const useIsBehindDialog = (): boolean => useSyncExternalStore(followPage, hasOwnDialog)
