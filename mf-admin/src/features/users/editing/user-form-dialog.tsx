import { RecordDialog, type RecordDialogProps } from '@veckovis/forms/dialog'
import { useTranslation } from '@veckovis/platform'
import { noUnit, userDraftKind } from '../../../data/user-dialog'
import { refreshUsers } from '../../../data/user-queries'

type UserFormDialogProps<Texts extends string, Flags extends string, Source, Answer> = Omit<
  RecordDialogProps<Texts, Flags, Source, Answer>,
  'draft' | 'words' | 'about' | 'refresh' | 'cancelLabel'
> & {
  /** Which dialog about which person. */
  readonly subject: string
}

/** A form about a user in a dialog. One who is there is shown once the change has been read. */
export const UserFormDialog = <Texts extends string, Source, Answer, Flags extends string = never>({
  subject,
  ...props
}: UserFormDialogProps<Texts, Flags, Source, Answer>) => {
  const { t } = useTranslation('admin-users')
  return (
    <RecordDialog<Texts, Source, Answer, Flags>
      {...props}
      draft={{ kind: userDraftKind, unitId: noUnit, subject }}
      words={t}
      about={['person']}
      cancelLabel={t('cancel')}
      closes={props.version === null ? 'when-saved' : 'when-refreshed'}
      refresh={refreshUsers}
    />
  )
}
