import { leaveGuard } from '@veckovis/platform'
import { ResumedNotice } from '@veckovis/platform/signed-in'
import { Button, Inline, ProblemNotice, Stack } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { useId, useRef, type ReactNode } from 'react'
import type { Form } from '../form/use-form'
import type { SavedForm } from './use-saved-form'

export type FormDialogProps = {
  readonly title: ReactNode
  readonly form: Pick<Form<never>, 'formProps' | 'isBusy'> &
    Pick<SavedForm<never>, 'problem'> &
    Partial<Pick<SavedForm<never>, 'resumedAt' | 'giveUp'>>
  readonly submitLabel: string
  readonly cancelLabel: string
  readonly tone?: 'normal' | 'danger'
  readonly width?: number
  /** Another way to send, beside the button of the form. */
  readonly beside?: ReactNode
  /** Where all is likely to be filled in the focus begins at the button that sends, in place of the first field. */
  readonly beginsAt?: 'submit' | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Whether it stays in sight by itself, so that nothing need be scrolled to show it. */
const staysInSight = (element: Element): boolean => {
  for (let each: Element | null = element; each !== null; each = each.parentElement)
    if (getComputedStyle(each).position === 'sticky') return true
  return false
}

/** Where the buttons of a low window stay in sight, so does the title: the dialog begins at its top all the same. */
const focusAtTop = (button: HTMLElement) => button.focus({ preventScroll: staysInSight(button) })

/** A form in a dialog: sent as a whole, and asked about before it is closed with something unsaved. */
export const FormDialog = (props: FormDialogProps) => {
  const {
    title,
    form,
    submitLabel,
    cancelLabel,
    tone = 'normal',
    width = 520,
    beside,
    beginsAt,
    onClose,
    children,
  } = props
  const formId = useId()
  const submit = useRef<HTMLButtonElement>(null)
  const begin = () => {
    if (beginsAt === 'submit' && submit.current !== null) focusAtTop(submit.current)
  }
  const { formProps, problem, isBusy } = form
  const close = async () => {
    if (!(await leaveGuard.mayLeave())) return
    form.giveUp?.()
    onClose()
  }
  const footer = (
    <Inline justify="end">
      <Button disabled={isBusy} onClick={() => void close()}>
        {cancelLabel}
      </Button>
      {beside}
      <Button
        ref={submit}
        type="submit"
        form={formId}
        variant={tone === 'danger' ? 'danger' : 'primary'}
        loading={isBusy}
      >
        {submitLabel}
      </Button>
    </Inline>
  )
  return (
    <Dialog
      open
      title={title}
      width={width}
      closable={!isBusy}
      onOpened={begin}
      onCancel={() => void close()}
      footer={footer}
    >
      <form {...formProps} id={formId}>
        <Stack gap={4}>
          {form.resumedAt instanceof Date && problem === null && <ResumedNotice savedAt={form.resumedAt} />}
          {problem !== null && <ProblemNotice text={problem} />}
          {children}
        </Stack>
      </form>
    </Dialog>
  )
}
