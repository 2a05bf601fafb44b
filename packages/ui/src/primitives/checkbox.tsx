import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../class-names'
import * as styles from './checkbox.module.css'

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode
  ref?: Ref<HTMLInputElement>
}

export const Checkbox = ({ label, className, ...rest }: CheckboxProps) => (
  <label className={classNames(styles.checkbox, className)}>
    <input {...rest} type="checkbox" />
    <span>{label}</span>
  </label>
)
