import { useEffect, useRef, type RefObject } from 'react'

/**
 * After a change of page the focus goes to its heading, so that a screen reader says where one is and the
 * keyboard starts at the top. Not on the first page: the browser's own start is the right one there.
 */
export const usePageFocus = (pathname: string, heading: RefObject<HTMLElement | null>): void => {
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [pathname, heading])
}
