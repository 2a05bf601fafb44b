import { useId } from 'react'
import * as styles from './import.module.css'

type ProgressBarProps = {
  readonly label: string
  /** How far it has come; left out where that cannot be known: then the bar only says that something is done. */
  readonly done?: { readonly value: number; readonly of: number }
}

/** A bar below what is under way. */
export const ProgressBar = ({ label, done }: ProgressBarProps) => {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <progress
        id={id}
        className={styles.bar}
        {...(done === undefined ? {} : { max: Math.max(1, done.of), value: done.value })}
      />
    </>
  )
}
