import { useId, type InputHTMLAttributes, type Ref } from 'react'
import { classNames } from '../class-names'
import { FieldFrame, controlLook, fieldIds, type FieldWords } from './field-frame'

export type TextFieldProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'required'> & { ref?: Ref<HTMLInputElement> }

/** `required` is told to assistive technology; the form's own rules decide, so the browser's bubble never shows. */
export const TextField = ({ label, hint, error, required, id, className, type = 'text', ...rest }: TextFieldProps) => {
  const ownId = useId()
  const controlId = id ?? ownId
  const words: FieldWords = { label, hint, error, required: required === true }
  return (
    <FieldFrame id={controlId} words={words}>
      <input
        {...rest}
        id={controlId}
        type={type}
        className={classNames(controlLook, className)}
        aria-required={required === true}
        aria-invalid={Boolean(error)}
        aria-describedby={fieldIds(controlId, words).describedBy}
      />
    </FieldFrame>
  )
}
