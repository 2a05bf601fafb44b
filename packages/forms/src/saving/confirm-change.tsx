import { ProblemNotice, Stack } from '@veckovis/ui'
import { ConfirmDialog } from '@veckovis/ui/dialog'
import type { ReactNode } from 'react'

type ConfirmChangeProps = {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel: string
  readonly tone?: 'normal' | 'danger'
  readonly isBusy: boolean
  /** Why the change was not taken, in words. */
  readonly problem: string | readonly string[] | null
  readonly onConfirm: () => unknown
  readonly onCancel: () => void
}

/** Asks before a change that nothing undoes; what the server says against it stands in the dialog. */
export const ConfirmChange = (props: ConfirmChangeProps) => {
  const { children, isBusy, problem, onConfirm, ...dialog } = props
  return (
    <ConfirmDialog {...dialog} open busy={isBusy} onConfirm={() => void onConfirm()}>
      <Stack gap={3}>
        {children}
        {problem !== null && <ProblemNotice text={problem} />}
      </Stack>
    </ConfirmDialog>
  )
}
