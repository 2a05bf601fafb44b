import { useEffect, useRef } from 'react'

/** Brings the focus to the content of a dialog when the button that had it went with its step. */
export const useKeptFocus = (step: string) => {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) content.current?.focus()
  }, [step])
  return content
}
