import { useId, type Ref, type TextareaHTMLAttributes } from 'react'
import { classNames } from '../class-names'
import { FieldFrame, controlLook, fieldIds, type FieldWords } from './field-frame'

export type TextAreaProps = FieldWords &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required'> & { ref?: Ref<HTMLTextAreaElement> }

/** Text of several lines, in the same look and with the same words as a text field. */
export const TextArea = ({ label, hint, error, required, id, className, rows = 3, ...rest }: TextAreaProps) => {
  const ownId = useId()
  const controlId = id ?? ownId
  const words: FieldWords = { label, hint, error, required: required === true }
  return (
    <FieldFrame id={controlId} words={words}>
      <textarea
        {...rest}
        id={controlId}
        rows={rows}
        className={classNames(controlLook, className)}
        aria-required={required === true}
        aria-invalid={Boolean(error)}
        aria-describedby={fieldIds(controlId, words).describedBy}
      />
    </FieldFrame>
  )
}
