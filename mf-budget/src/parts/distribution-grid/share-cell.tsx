import { controlLook } from '@veckovis/ui'
import { useId, useLayoutEffect, useRef, useState, type ClipboardEvent } from 'react'
import { shownShare } from './share-texts'
import * as styles from './distribution-grid.module.css'

type ShareCellProps = {
  readonly month: string
  readonly text: string
  readonly error: string | undefined
  /** What the share is compared to, in words. */
  readonly compared: string | undefined
  readonly onChange: (text: string) => void
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void
}

/** The share of one month: rounded as long as nobody edits it, then with all it holds. */
export const ShareCell = ({ month, text, error, compared, onChange, onPaste }: ShareCellProps) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isEdited, setEdited] = useState(false)
  // After all decimals stand there: what is typed takes the place of the whole share.
  useLayoutEffect(() => {
    if (isEdited) input.current?.select()
  }, [isEdited])
  const describedBy = [error === undefined ? '' : `${id}-error`, compared === undefined ? '' : `${id}-compared`]
  return (
    <div className={styles.cell}>
      <label htmlFor={id}>{month}</label>
      <input
        ref={input}
        id={id}
        className={controlLook}
        inputMode="decimal"
        autoComplete="off"
        value={isEdited ? text : shownShare(text)}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
        onFocus={() => setEdited(true)}
        onBlur={() => setEdited(false)}
        onChange={event => onChange(event.target.value)}
        onPaste={onPaste}
      />
      {compared !== undefined && (
        <span className={styles.compared} id={`${id}-compared`}>
          {compared}
        </span>
      )}
      {error !== undefined && (
        <span className={styles.error} id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}
