import { useEffect, useRef, type ReactNode } from 'react'
import * as styles from './import.module.css'

/** The content of a dialog, which gets the focus when the button that had it went with its step. */
export const KeptFocus = ({ step, children }: { readonly step: string; readonly children: ReactNode }) => {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) content.current?.focus()
  }, [step])
  return (
    <div ref={content} tabIndex={-1} className={styles.content}>
      {children}
    </div>
  )
}
