import { RecordDialog, type RecordDialogProps } from '@veckovis/forms/dialog'
import { useTranslation } from '@veckovis/platform'
import { staffDraftKind, subjectOfDialog, type WrittenDialog } from '../../data/staff-draft'
import { refreshStaff } from '../../data/staff-queries'

type StaffFormDialogProps<Texts extends string, Source, Answer> = Omit<
  RecordDialogProps<Texts, never, Source, Answer>,
  'draft' | 'words' | 'about' | 'refresh' | 'submitLabel' | 'cancelLabel' | 'closes'
> & {
  readonly unitId: number
  readonly dialog: WrittenDialog
  /** The usual word where left out. */
  readonly submitLabel?: string | undefined
}

/** A form about staff in a dialog. A member who is there is shown once the change has been read. */
export const StaffFormDialog = <Texts extends string, Source, Answer>({
  unitId,
  dialog,
  submitLabel,
  ...props
}: StaffFormDialogProps<Texts, Source, Answer>) => {
  const { t } = useTranslation('mf-staff')
  return (
    <RecordDialog<Texts, Source, Answer>
      {...props}
      draft={{ kind: staffDraftKind, unitId, subject: subjectOfDialog(dialog) }}
      words={t}
      about={['staff', 'record']}
      submitLabel={submitLabel ?? t('save.action')}
      cancelLabel={t('cancel')}
      closes={props.version === null ? 'when-saved' : 'when-refreshed'}
      refresh={() => refreshStaff(unitId)}
    />
  )
}
