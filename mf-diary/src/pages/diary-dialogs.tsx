import type { DiaryEntry } from '@veckovis/contracts/diary'
import { lazyPage, reportProblem } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import { useEffect } from 'react'
import type { DiaryDialog } from '../data/diary-dialog'
import { subjectOfDialog } from '../data/diary-dialog'
import type { EntryAction } from '../features/entry-actions/use-entry-actions'
import { HandOverDialog } from '../features/handing-over/hand-over-dialog'
import { EntryViewDialog } from '../features/entry-view/entry-view-dialog'

// They bring formik and yup, which the list has no use for.
const EntryDialog = lazyPage(() => import('../features/entry-form/entry-dialog').then(module => module.EntryDialog))

const ChangeDialog = lazyPage(() =>
  import('../features/entry-form/change/change-dialog').then(module => module.ChangeDialog),
)

const ReturnDialog = lazyPage(() =>
  import('../features/handing-over/return-dialog').then(module => module.ReturnDialog),
)

/** Anyone who may write has the form's code before it is first opened, and after the list stands. */
const usePreloadedForm = (canWrite: boolean) =>
  useEffect(() => {
    if (!canWrite) return
    // Tried again, and told, when the dialog is opened.
    EntryDialog.preload().catch((error: unknown) => reportProblem('the code of the diary form', error))
  }, [canWrite])

type DiaryDialogsProps = {
  readonly unitId: number
  readonly dialog: DiaryDialog
  /** What the person may do in the unit; undefined until it is known. */
  readonly may: { readonly write: boolean; readonly approve: boolean } | undefined
  /** Today in Sweden; undefined until it is known. */
  readonly today: string | undefined
  readonly actionsOf: (entry: DiaryEntry) => readonly EntryAction[]
  readonly onDialog: (dialog: DiaryDialog) => void
  /** Where there is a list: shows the entry that was made in it. */
  readonly onMade?: (id: number) => void
}

/** The one dialog that stands over the list. */
export const DiaryDialogs = (props: DiaryDialogsProps) => {
  const { unitId, dialog, may, today, actionsOf, onDialog } = props
  const canWrite = may?.write === true
  usePreloadedForm(canWrite)
  if (dialog.kind === 'none') return null
  if (dialog.kind === 'view')
    return (
      <EntryViewDialog
        unitId={unitId}
        id={dialog.id}
        today={today}
        approves={may?.approve}
        actions={entry =>
          canWrite &&
          actionsOf(entry).map(({ key, label, onSelect }) => (
            <Button key={key} variant="quiet" onClick={onSelect}>
              {label}
            </Button>
          ))
        }
        onClose={() => onDialog({ kind: 'none' })}
      />
    )
  const back = () => onDialog({ kind: 'none' })
  if (dialog.kind === 'hand-over') return <HandOverDialog unitId={unitId} id={dialog.id} onClose={back} />
  // Who may only write proposes: until it is known there is nothing to send.
  if (dialog.kind === 'change' && may === undefined) return null
  if (dialog.kind === 'change')
    return <ChangeDialog unitId={unitId} id={dialog.id} approves={may?.approve === true} onClose={back} />
  if (dialog.kind === 'return') return <ReturnDialog unitId={unitId} id={dialog.id} onClose={back} />
  return (
    <EntryDialog
      key={subjectOfDialog(dialog)}
      unitId={unitId}
      dialog={dialog}
      approves={may?.approve === true}
      onDialog={onDialog}
      onMade={props.onMade}
    />
  )
}
