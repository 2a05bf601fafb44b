import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { Button } from '../primitives/button'
import { useIsInSight } from '../in-sight'
import { Inline } from '../layout/arrange'
import { useAppearance } from '../theme/appearance'
import { focusBeginning, useFocusReturn } from './dialog/dialog-focus'
import type { DialogProps } from './dialog/dialog-props'
import { fetchModal, modalNow } from './dialog/late-modal'
import { WaitingDialog } from './dialog/waiting-dialog'

export type { DialogProps } from './dialog/dialog-props'

/** The page keeps the strip of its scrollbar while it does not scroll (styles/base.css). Read before the dialog is there. */
const useKeptWidth = (open: boolean) => {
  const takesPlace = useMemo(() => open && window.innerWidth > document.documentElement.clientWidth, [open])
  useLayoutEffect(() => {
    // It stays while the dialog fades away, and is set again by the next one.
    if (open) document.documentElement.toggleAttribute('data-scrollbar', takesPlace)
  }, [open, takesPlace])
}

let standing = 0

/** The page keeps still behind every dialog until the last of them is closed (styles/base.css). */
const useStillPage = (open: boolean) =>
  useLayoutEffect(() => {
    if (!open) return undefined
    const tell = (more: 1 | -1) => {
      standing += more
      document.documentElement.toggleAttribute('data-dialog', standing > 0)
    }
    tell(1)
    return () => tell(-1)
  }, [open])

/** Fetches what dialogs are made of ahead of the first; what fails is told by the dialog that needs it. */
export const preloadDialogs = async (): Promise<void> => {
  // eslint-disable-next-line no-restricted-syntax -- the dialog that is opened tries again and tells
  await fetchModal().catch(() => undefined)
}

type AfterModalProps = { readonly panel: HTMLElement; readonly onOpened: () => void }

/** antd brings the focus into the dialog once all of it stands: from there it goes where the dialog begins. */
const AfterModal = ({ panel, onOpened }: AfterModalProps) => {
  const tell = useEffectEvent(onOpened)
  useEffect(() => {
    const dialog = panel.closest<HTMLElement>('[role=dialog]')
    if (dialog === null) throw new Error('The panel stands in a dialog')
    if (dialog.contains(document.activeElement)) return tell()
    const begin = () => tell()
    dialog.addEventListener('focusin', begin, { once: true })
    return () => dialog.removeEventListener('focusin', begin)
  }, [panel])
  return null
}

/** antd's modal once it is here, and a stand-in until then. */
const LateModal = (props: DialogProps) => {
  const { fetchCode } = useAppearance()
  // Where things move, the panel comes later than the modal.
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const [Modal, setModal] = useState(modalNow)
  const [isFailed, setFailed] = useState(false)
  const isMissing = props.open && Modal === null && !isFailed
  useEffect(() => {
    if (!isMissing) return undefined
    let counts = true
    const settle = (failed: boolean) => {
      if (!counts) return
      setModal(modalNow)
      setFailed(failed)
    }
    fetchCode(fetchModal).then(
      () => settle(false),
      () => settle(true),
    )
    return () => {
      counts = false
    }
  }, [isMissing, fetchCode])
  const { onOpened, ...rest } = props
  const begin = () => {
    if (panel !== null) focusBeginning(panel)
    onOpened?.()
  }
  if (Modal !== null)
    return (
      <>
        <Modal {...rest} panelRef={setPanel} />
        {props.open && panel !== null && <AfterModal panel={panel} onOpened={begin} />}
      </>
    )
  return props.open ? <WaitingDialog {...props} isFailed={isFailed} onRetry={() => setFailed(false)} /> : null
}

/**
 * A modal dialog: the focus begins at its first field, stays in it, and returns to where it was. What is never opened
 * costs nothing.
 */
export const Dialog = (props: DialogProps) => {
  const isInSight = useIsInSight()
  const open = props.open && isInSight
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  useFocusReturn(open)
  useKeptWidth(open)
  useStillPage(open)
  return wasOpen ? <LateModal {...props} open={open} /> : null
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
