import type { ReactNode } from 'react'
import { Icon } from './icon'
import * as styles from './field-frame.module.css'

export type FieldWords = {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong with the value, in the user's language. */
  error?: ReactNode
  required?: boolean
}

/** The ids by which a control and its words find each other. */
export const fieldIds = (id: string, { hint, error }: FieldWords) => {
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return { label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error`, describedBy: described || undefined }
}

/** The look of what is typed into, for an input whose label and words stand elsewhere. */
export const controlLook: string = styles.control

type FieldErrorProps = { id: string; children: ReactNode; role?: 'alert' }

/** What is wrong, for a group of controls too. */
export const FieldError = ({ id, children, role }: FieldErrorProps) => (
  <div className={styles.error} id={id} role={role}>
    <Icon name="error" />
    <span>{children}</span>
  </div>
)

/** Quiet words about a form or a part of it; those about one field stand in its frame. */
export const Hint = ({ children }: { readonly children: ReactNode }) => <p className={styles.hint}>{children}</p>

/** Label above, control, hint and error below: one look for every kind of field. */
export const FieldFrame = ({ id, words, children }: { id: string; words: FieldWords; children: ReactNode }) => {
  const ids = fieldIds(id, words)
  return (
    <div className={styles.field}>
      <label className={styles.label} id={ids.label} htmlFor={id}>
        {words.label}
        {words.required === true && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children}
      {words.hint !== undefined && (
        <div className={styles.hint} id={ids.hint}>
          {words.hint}
        </div>
      )}
      {words.error ? <FieldError id={ids.error}>{words.error}</FieldError> : null}
    </div>
  )
}
