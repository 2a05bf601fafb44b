import { useNavigateGuarded } from './use-navigate-guarded'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'

export interface GuardedLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
}

const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** A link within the suite that asks about unsaved work first. A new tab or window leaves nothing, so it does not ask. */
export const GuardedLink = ({ to, onClick, children, ...rest }: GuardedLinkProps) => {
  const navigate = useNavigateGuarded()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    onClick?.(event)
    void navigate(to)
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}
