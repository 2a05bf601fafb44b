import { useQuery } from '@tanstack/react-query'
import { notify, useTranslation } from '@veckovis/platform'
import { Notice, Stack } from '@veckovis/ui'
import { ConfirmDialog } from '@veckovis/ui/dialog'
import { useState } from 'react'
import { saveProblemOf, saveProblemText, type SaveProblem } from '../../data/save-problem'
import { refreshStaff, removeStaffMember, staffMemberQuery } from '../../data/staff-queries'

type RemoveDialogProps = {
  readonly unitId: number
  readonly id: number
  readonly onRemoved: () => void
  readonly onCancel: () => void
}

/** Asks before a member leaves the table; the history stays, and that is said. */
export const RemoveDialog = ({ unitId, id, onRemoved, onCancel }: RemoveDialogProps) => {
  const { t } = useTranslation('mf-staff')
  const { data, refetch } = useQuery(staffMemberQuery(unitId, id))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const name = data === undefined ? '' : `${data.data.firstName} ${data.data.lastName}`

  const remove = async () => {
    if (data === undefined) return
    setBusy(true)
    try {
      const { employedTo } = await removeStaffMember(id, data.version)
      notify.success(t('remove.done', { name, day: employedTo }))
      onRemoved()
      await refreshStaff(unitId)
    } catch (error) {
      setProblem(saveProblemOf(error))
      await refetch()
    } finally {
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      open
      title={t('remove.title', { name })}
      tone="danger"
      busy={busy}
      confirmLabel={t('remove.action')}
      cancelLabel={t('cancel')}
      onConfirm={() => void remove()}
      onCancel={onCancel}
    >
      <Stack gap={3}>
        <p>{t('remove.text')}</p>
        {problem !== null && (
          <Notice tone="error" announce>
            {saveProblemText(problem, t)}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
