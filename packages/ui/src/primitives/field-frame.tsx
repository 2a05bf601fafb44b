import type { ReactNode } from 'react'
import '../styles/controls.css'
import { Icon } from './icon'

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

/** Label above, control, hint and error below: one look for every kind of field. */
export const FieldFrame = ({ id, words, children }: { id: string; words: FieldWords; children: ReactNode }) => {
  const ids = fieldIds(id, words)
  return (
    <div className="vk-field">
      <label className="vk-field__label" id={ids.label} htmlFor={id}>
        {words.label}
        {words.required === true && (
          <span className="vk-field__required" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children}
      {words.hint !== undefined && (
        <div className="vk-field__hint" id={ids.hint}>
          {words.hint}
        </div>
      )}
      {words.error ? (
        <div className="vk-field__error" id={ids.error}>
          <Icon name="error" />
          <span>{words.error}</span>
        </div>
      ) : null}
    </div>
  )
}
