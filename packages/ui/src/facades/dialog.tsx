import Modal from 'antd/es/modal'
import { useLayoutEffect, useMemo, type ReactNode } from 'react'
import { Button } from '../primitives/button'
import { Icon } from '../primitives/icon'
import { Inline } from '../layout/arrange'
import { useAppearance } from '../theme/appearance'
import { UiThemeProvider } from './theme'
import * as styles from './antd.module.css'

const closeWords = { sv: 'Stäng', en: 'Close' }

export type DialogProps = {
  title: ReactNode
  open: boolean
  onCancel: () => void
  /** Buttons; none when left out. */
  footer?: ReactNode
  width?: number
  /** False while leaving by Escape, the cross or a press outside must wait, for example during a save. */
  closable?: boolean
  children?: ReactNode
}

/** The page keeps the strip of its scrollbar while it does not scroll (styles/base.css). Read before the dialog is there. */
const useKeptWidth = (open: boolean) => {
  const takesPlace = useMemo(() => open && window.innerWidth > document.documentElement.clientWidth, [open])
  useLayoutEffect(() => {
    // It stays while the dialog fades away, and is set anew by the next one.
    if (open) document.documentElement.toggleAttribute('data-scrollbar', takesPlace)
  }, [open, takesPlace])
}

/** A modal dialog: focus moves into it, stays, and returns to where it was. */
export const Dialog = ({ title, open, onCancel, footer, width = 520, closable = true, children }: DialogProps) => {
  const { language } = useAppearance()
  useKeptWidth(open)
  return (
    <UiThemeProvider>
      <Modal
        title={title}
        open={open}
        onCancel={onCancel}
        footer={footer ?? null}
        width={width}
        centered
        destroyOnHidden
        // Its lock of the page's scrolling is a style without the page's nonce; ours is in styles/base.css.
        scrollLock={false}
        keyboard={closable}
        mask={{ closable }}
        closable={closable ? { 'aria-label': closeWords[language] } : false}
        closeIcon={<Icon name="close" />}
        className={styles.dialog}
      >
        {children}
      </Modal>
    </UiThemeProvider>
  )
}

export type ConfirmDialogProps = Omit<DialogProps, 'footer' | 'closable'> & {
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  onConfirm: () => void
  tone?: 'normal' | 'danger'
  /** The confirmed work is under way: the dialog stays until it is done. */
  busy?: boolean
}

export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { confirmLabel, cancelLabel, onConfirm, tone = 'normal', busy = false, ...dialog } = props
  return (
    <Dialog
      {...dialog}
      closable={!busy}
      footer={
        <Inline justify="end">
          <Button onClick={dialog.onCancel} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </Inline>
      }
    />
  )
}
