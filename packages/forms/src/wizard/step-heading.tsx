import { useEffect, useRef } from 'react'
import * as styles from './wizard.module.css'

type StepHeadingProps = { readonly step: string; readonly title: string }

/** The heading of a step: a step that comes up takes the focus with it, so that a screen reader says where one is. */
export const StepHeading = ({ step, title }: StepHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.heading}>
      {title}
    </h2>
  )
}
