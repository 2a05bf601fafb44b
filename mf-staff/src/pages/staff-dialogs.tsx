import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { lazyPage } from '@veckovis/platform'
import { useEffect, useState } from 'react'
import type { StaffDialog } from '../data/staff-dialog'
import { RemoveDialog } from '../features/staff-view/remove-dialog'
import { StaffViewDialog } from '../features/staff-view/staff-view-dialog'

// They bring formik and yup, which the table has no use for.
const EditDialog = lazyPage(() => import('../features/staff-editing/edit-dialog').then(module => module.EditDialog))
const NewMemberDialog = lazyPage(() =>
  import('../features/staff-editing/new-member-dialog').then(module => module.NewMemberDialog),
)

/** Anyone who may change staff has the dialogs' code before the first is opened, and after the table stands. */
const usePreloadedDialogs = (canEdit: boolean) =>
  useEffect(() => {
    if (!canEdit) return
    for (const dialog of [EditDialog, NewMemberDialog]) void dialog.preload()
  }, [canEdit])

type StaffDialogsProps = {
  readonly unitId: number
  readonly dialog: StaffDialog
  readonly canEdit: boolean
  readonly fullTimeHours: number | null
  readonly onMade: (id: number) => void
  readonly onDialog: (dialog: StaffDialog) => void
}

/** The one dialog that stands over the table; a part that was changed leads back to the member. */
export const StaffDialogs = ({ unitId, dialog, canEdit, fullTimeHours, onMade, onDialog }: StaffDialogsProps) => {
  const [today] = useState(() => toIsoDate(calendarDateInStockholm(new Date())))
  usePreloadedDialogs(canEdit)
  const close = () => onDialog({ kind: 'none' })
  switch (dialog.kind) {
    case 'none':
      return null
    case 'create':
      return (
        <NewMemberDialog unitId={unitId} today={today} fullTimeHours={fullTimeHours} onMade={onMade} onClose={close} />
      )
    case 'view':
      return (
        <StaffViewDialog
          unitId={unitId}
          id={dialog.id}
          canEdit={canEdit}
          onEdit={part => onDialog({ kind: 'edit', id: dialog.id, part })}
          onRemove={() => onDialog({ kind: 'remove', id: dialog.id })}
          onClose={close}
        />
      )
    case 'edit': {
      const back = () => onDialog({ kind: 'view', id: dialog.id })
      return <EditDialog unitId={unitId} id={dialog.id} part={dialog.part} today={today} onClose={back} />
    }
    case 'remove': {
      const back = () => onDialog({ kind: 'view', id: dialog.id })
      return <RemoveDialog unitId={unitId} id={dialog.id} onRemoved={close} onCancel={back} />
    }
  }
}
