import { useEffect, useRef, type ReactNode } from 'react'
import * as styles from './welcome.module.css'

export interface WelcomeScreenProps {
  title: string
  intro?: string
  children: ReactNode
}

/** One screen of the welcome area: its heading takes focus when one comes here from another screen. */
export const WelcomeScreen = ({ title, intro, children }: WelcomeScreenProps) => {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = `${title} – Veckovis`
  }, [title])

  useEffect(() => {
    // Only after a step within the page: on a first load the browser's own start is the right one.
    if (document.activeElement === document.body && hasShownScreen) heading.current?.focus()
    hasShownScreen = true
  }, [])

  return (
    <>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      {children}
    </>
  )
}

let hasShownScreen = false
