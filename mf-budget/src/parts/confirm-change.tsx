import { useTranslation } from '@veckovis/platform'
import { Notice, Stack } from '@veckovis/ui'
import { ConfirmDialog } from '@veckovis/ui/dialog'
import { useState, type ReactNode } from 'react'

type ConfirmChangeProps = {
  readonly title: string
  readonly children: ReactNode
  readonly confirmLabel: string
  readonly tone?: 'normal' | 'danger'
  /** Answers what went wrong, in words, or nothing when it is done. */
  readonly change: () => Promise<string | undefined>
  readonly onCancel: () => void
}

/** Asks before something that nothing undoes; what the server says against it stands in the dialog. */
export const ConfirmChange = ({ title, children, confirmLabel, tone, change, onCancel }: ConfirmChangeProps) => {
  const { t } = useTranslation('mf-budget')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const confirm = async () => {
    setBusy(true)
    setProblem(await change())
    setBusy(false)
  }
  return (
    <ConfirmDialog
      open
      title={title}
      busy={busy}
      confirmLabel={confirmLabel}
      cancelLabel={t('cancel')}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
      {...(tone === undefined ? {} : { tone })}
    >
      <Stack gap={3}>
        {children}
        {problem !== undefined && (
          <Notice tone="error" announce>
            {problem}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
