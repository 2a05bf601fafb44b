import { cloneElement, useEffect, useId, useRef, useState, type HTMLAttributes, type ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { useBeside } from '../anchored/use-anchored'
import * as styles from './tooltip.module.css'

export type TooltipProps = {
  text: string
  /** Takes focus, so that the tip reaches a keyboard too; a disabled control needs aria-disabled for that. */
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

type TipProps = {
  readonly id: string
  readonly text: string
  readonly anchor: HTMLElement
  readonly onEnter: () => void
  readonly onLeave: () => void
  readonly onEscape: () => void
}

const Tip = ({ id, text, anchor, onEnter, onLeave, onEscape }: TipProps) => {
  const tip = useRef<HTMLDivElement>(null)
  useBeside(tip, anchor)
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onEscape])
  return createPortal(
    <div ref={tip} id={id} className={styles.tip} role="tooltip" onMouseEnter={onEnter} onMouseLeave={onLeave}>
      {text}
    </div>,
    document.body,
  )
}

/** Long enough for the pointer to get from the control to its tip. */
const way = 150

/** What a control is about, while the pointer is on it or it has the focus; Escape puts it away. */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    if (!isLeaving) return undefined
    const timer = setTimeout(() => setAnchor(null), way)
    return () => clearTimeout(timer)
  }, [isLeaving])
  const show = (element: HTMLElement) => {
    setLeaving(false)
    setAnchor(element)
  }
  return (
    <>
      {cloneElement(children, {
        onMouseEnter: event => show(event.currentTarget),
        onMouseLeave: () => setLeaving(true),
        onFocus: event => show(event.currentTarget),
        onBlur: () => setAnchor(null),
        ...(anchor === null ? {} : { 'aria-describedby': id }),
      })}
      {anchor !== null && (
        <Tip
          {...{ id, text, anchor }}
          onEnter={() => setLeaving(false)}
          onLeave={() => setLeaving(true)}
          onEscape={() => setAnchor(null)}
        />
      )}
    </>
  )
}
