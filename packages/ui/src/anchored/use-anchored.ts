import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { placeBeside } from './anchor-position'

/** Keeps a fixed element beside its anchor while the page scrolls; an anchor that is gone leaves it where it was. */
export const useBeside = (panel: RefObject<HTMLElement | null>, anchor: HTMLElement | null) => {
  useLayoutEffect(() => {
    const element = panel.current
    if (element === null || anchor === null) return undefined
    const place = () => {
      if (!anchor.isConnected) return
      const { width, height } = element.getBoundingClientRect()
      const visible = { width: window.innerWidth, height: window.innerHeight }
      const { left, top } = placeBeside(anchor.getBoundingClientRect(), { width, height }, visible)
      element.style.setProperty('--anchored-left', `${left}px`)
      element.style.setProperty('--anchored-top', `${top}px`)
    }
    place()
    const resized = new ResizeObserver(place)
    resized.observe(element)
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, true)
    return () => {
      resized.disconnect()
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, true)
    }
  }, [panel, anchor])
}

/** Takes the focus when it opens, and gives it back when it goes unless the person has moved on. */
const useBorrowedFocus = (panel: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const element = panel.current
    const before = document.activeElement
    const first = element?.querySelector<HTMLElement>('[data-first-focus]')
    first?.focus({ preventScroll: true })
    return () => {
      const holdsFocus = element?.contains(document.activeElement) === true || document.activeElement === document.body
      if (holdsFocus && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [panel])
}

const useOutsidePress = (panel: RefObject<HTMLElement | null>, anchor: HTMLElement | null, onOutside: () => void) => {
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || panel.current?.contains(target) === true) return
      if (anchor?.contains(target) !== true) onOutside()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [panel, anchor, onOutside])
}

const useEscape = (panel: RefObject<HTMLElement | null>, onEscape: () => void) => {
  useEffect(() => {
    const element = panel.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.stopPropagation()
      onEscape()
    }
    // A press on words inside it, or a print, leaves the focus nowhere.
    const onKeyOfNobody = (event: KeyboardEvent) => {
      if (event.target === document.body) onKeyDown(event)
    }
    element?.addEventListener('keydown', onKeyDown)
    document.addEventListener('keydown', onKeyOfNobody)
    return () => {
      element?.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('keydown', onKeyOfNobody)
    }
  }, [panel, onEscape])
}

type Leaving = {
  /** Escape inside it, or while nothing has the focus */
  readonly onEscape: () => void
  /** A press outside it and its anchor */
  readonly onOutside: () => void
}

/** The manners of a small dialog that is not modal: beside its anchor, with the focus, and the ways to leave it. */
export const useAnchored = (
  panel: RefObject<HTMLElement | null>,
  anchor: HTMLElement | null,
  { onEscape, onOutside }: Leaving,
): void => {
  useBeside(panel, anchor)
  useBorrowedFocus(panel)
  useEscape(panel, onEscape)
  useOutsidePress(panel, anchor, onOutside)
}
