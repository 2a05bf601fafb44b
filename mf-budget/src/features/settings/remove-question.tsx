import { ConfirmChange, useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import type { ReactNode } from 'react'

type RemoveQuestionProps = {
  readonly title: string
  /** Said when it is gone. */
  readonly removed: string
  readonly remove: () => Promise<unknown>
  readonly refresh: () => Promise<void>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks before a dated value goes. */
export const RemoveQuestion = ({ title, removed, remove, refresh, onClose, children }: RemoveQuestionProps) => {
  const { t } = useTranslation('mf-budget')
  const removal = useSave({
    save: remove,
    onSaved: async () => {
      notify.success(removed)
      onClose()
      await refresh()
    },
    problemOf,
    onProblem: refresh,
  })
  return (
    <ConfirmChange
      title={title}
      confirmLabel={t('settings.remove')}
      cancelLabel={t('cancel')}
      tone="danger"
      isBusy={removal.isBusy}
      problem={removal.problem === null ? null : refusalText(removal.problem, 'budget-setting', 'budget')}
      onConfirm={() => removal.save()}
      onCancel={onClose}
    >
      {children}
    </ConfirmChange>
  )
}
