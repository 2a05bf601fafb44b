import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { classNames } from '../class-names'
import '../styles/controls.css'
import { Spinner } from './spinner'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant
  /** Work is under way: the button keeps focus and its name, and does nothing when pressed. */
  loading?: boolean
  fullWidth?: boolean
  icon?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

export const Button = ({
  variant = 'secondary',
  loading = false,
  fullWidth = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={classNames(
        'vk-button',
        `vk-button--${variant}`,
        fullWidth && 'vk-button--full',
        icon !== undefined && children === undefined && 'vk-button--icon',
        className,
      )}
      onClick={press}
      {...(loading ? { 'aria-disabled': true, 'aria-busy': true } : {})}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  )
}
