import { buttonLook } from '@veckovis/ui'
import { useId, type ChangeEvent } from 'react'
import * as styles from './import.module.css'

type FileButtonProps = {
  readonly label: string
  /** Endings and types that the system's window offers. */
  readonly accept: string
  readonly look?: 'primary' | 'secondary'
  readonly onFiles: (files: readonly File[]) => void
}

/** A button that asks for a file. */
export const FileButton = ({ label, accept, look = 'secondary', onFiles }: FileButtonProps) => {
  const id = useId()
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])])
    // The same file, corrected, can be chosen again.
    event.target.value = ''
  }
  return (
    <span className={styles.file}>
      <input id={id} type="file" accept={accept} onChange={choose} />
      <label htmlFor={id} className={buttonLook(look)}>
        {label}
      </label>
    </span>
  )
}
