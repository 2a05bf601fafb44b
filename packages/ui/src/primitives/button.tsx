import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { classNames } from '../class-names'
import { Spinner } from './spinner'
import * as styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant
  /** Work is under way: the button keeps focus and its name, and does nothing when pressed. */
  loading?: boolean
  fullWidth?: boolean
  icon?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

const looks: Record<ButtonVariant, string> = {
  primary: styles.primary,
  secondary: styles.secondary,
  quiet: styles.quiet,
  danger: styles.danger,
}

/** The classes of a button, for a link that looks like one. */
export const buttonLook = (variant: ButtonVariant): string => classNames(styles.button, looks[variant])

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
        buttonLook(variant),
        fullWidth && styles.full,
        icon !== undefined && children === undefined && styles.icon,
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
