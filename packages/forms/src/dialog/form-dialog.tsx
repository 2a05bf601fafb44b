import { leaveGuard } from '@veckovis/platform'
import { ResumedNotice } from '@veckovis/platform/signed-in'
import { Button, Inline, ProblemNotice, Stack } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { useId, type ReactNode } from 'react'
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
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a dialog: sent as a whole, and asked about before it is closed with something unsaved. */
export const FormDialog = (props: FormDialogProps) => {
  const { title, form, submitLabel, cancelLabel, tone = 'normal', width = 520, onClose, children } = props
  const formId = useId()
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
      <Button type="submit" form={formId} variant={tone === 'danger' ? 'danger' : 'primary'} loading={isBusy}>
        {submitLabel}
      </Button>
    </Inline>
  )
  return (
    <Dialog open title={title} width={width} closable={!isBusy} onCancel={() => void close()} footer={footer}>
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
