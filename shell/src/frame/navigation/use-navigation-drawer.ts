import { useCallback, useEffect, useState } from 'react'

export interface NavigationDrawer {
  isOpen: boolean
  open: () => void
  close: () => void
}

/** On a narrow screen the navigation is a drawer: a change of page and Escape close it, focus goes back. */
export const useNavigationDrawer = (pathname: string, opener: HTMLElement | null): NavigationDrawer => {
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const isOpen = openedOn === pathname

  const open = useCallback(() => setOpenedOn(pathname), [pathname])
  const close = useCallback(() => {
    setOpenedOn(null)
    // The opener lies in the part of the page that is inert until the drawer is closed.
    requestAnimationFrame(() => opener?.focus())
  }, [opener])

  useEffect(() => {
    if (!isOpen) return undefined
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [isOpen, close])

  return { isOpen, open, close }
}
