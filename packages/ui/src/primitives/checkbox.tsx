import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../class-names'
import '../styles/controls.css'

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode
  ref?: Ref<HTMLInputElement>
}

export const Checkbox = ({ label, className, ...rest }: CheckboxProps) => (
  <label className={classNames('vk-checkbox', className)}>
    <input {...rest} type="checkbox" className="vk-checkbox__box" />
    <span>{label}</span>
  </label>
)
