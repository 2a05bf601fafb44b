import { useSyncExternalStore } from 'react'

/** Whether a modal dialog stands over the page; what is behind it then takes no keys. */
export const isModalOpen = (): boolean =>
  document.querySelector('[role=dialog][aria-modal=true], dialog[open]') !== null

const followPage = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-dialog'] })
  return () => observer.disconnect()
}

/** The same for what is drawn behind the dialogs of this package: it can be neither seen whole nor pressed. */
export const useIsBehindDialog = (): boolean =>
  useSyncExternalStore(followPage, () => document.documentElement.hasAttribute('data-dialog'))
