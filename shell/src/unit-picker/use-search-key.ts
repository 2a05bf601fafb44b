import { requestUnitSearch } from '@veckovis/platform'
import { isModalOpen } from '@veckovis/ui'
import { useEffect } from 'react'

const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey && !isComposing

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]')

/**
 * Ctrl+K searches all units. A page that has another use of it, such as the forecast's commands, comes first: its listener
 * was there before the one that is added when the key goes down.
 */
export const useSearchKey = (): void => {
  useEffect(() => {
    const hear = (pressed: KeyboardEvent) => {
      if (!isSearchKey(pressed) || isTyping(pressed) || isModalOpen()) return
      const answer = (event: KeyboardEvent) => {
        if (event !== pressed || event.defaultPrevented) return
        event.preventDefault()
        requestUnitSearch()
      }
      window.addEventListener('keydown', answer, { once: true })
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [])
}
