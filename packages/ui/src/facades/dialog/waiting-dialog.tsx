import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { Inline } from '../../layout/arrange'
import { Button } from '../../primitives/button'
import { Skeleton } from '../../primitives/skeleton'
import { useAppearance } from '../../theme/appearance'
import { closeWords, type DialogProps } from './dialog-props'
import * as styles from './waiting-dialog.module.css'

const words = {
  sv: { waiting: 'Läser in …', failed: 'En del av sidan kunde inte hämtas.', retry: 'Försök igen' },
  en: { waiting: 'Loading …', failed: 'A part of the page could not be loaded.', retry: 'Try again' },
}

type WaitingDialogProps = Pick<DialogProps, 'title' | 'onCancel' | 'closable'> & {
  readonly isFailed: boolean
  readonly onRetry: () => void
}

/** The focus is in it while it stands, so that no key reaches the page behind it, and back before the modal takes it. */
const useFocus = (panel: { readonly current: HTMLElement | null }) =>
  useLayoutEffect(() => {
    const before = document.activeElement
    panel.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [panel])

/** Stands where a dialog was asked for whose code is on its way, or does not come. */
export const WaitingDialog = ({ title, onCancel, closable = true, isFailed, onRetry }: WaitingDialogProps) => {
  const { language } = useAppearance()
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  useFocus(panel)
  const { waiting, failed, retry } = words[language]
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape' && closable) onCancel()
    // There is nothing behind it to go to, and in it only when it has buttons.
    if (event.key === 'Tab' && !isFailed) event.preventDefault()
  }
  return createPortal(
    <div className={styles.backdrop}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves it, as any dialog */}
      <div
        ref={panel}
        className={styles.panel}
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={titleId}
        aria-busy={!isFailed}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {!isFailed && <Skeleton lines={3} label={waiting} />}
        {isFailed && <p role="alert">{failed}</p>}
        {isFailed && (
          <Inline justify="end">
            <Button onClick={onCancel}>{closeWords[language]}</Button>
            <Button variant="primary" onClick={onRetry}>
              {retry}
            </Button>
          </Inline>
        )}
      </div>
    </div>,
    document.body,
  )
}
