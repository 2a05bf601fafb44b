import { useTranslation } from '@veckovis/platform'
import { calendarDateOfText } from './form-days'
import { LastDayField, NameFields, NotesField } from './person-fields'
import { StaffFormDialog } from './staff-form-dialog'
import { basicChanges } from './staff-requests'
import { basicSchema } from './staff-rules'
import { useMemberForm, type EditDialogProps } from './use-member-form'

/** Names, birthday, gender, notes and the last day of employment. */
export const BasicInfoDialog = (props: EditDialogProps) => {
  const { member, today, onClose } = props
  const { t } = useTranslation('mf-staff')
  const form = useMemberForm({
    ...props,
    initialValues: {
      firstName: member.firstName,
      lastName: member.lastName,
      birthday: member.birthday ?? '',
      gender: member.gender ?? '',
      notes: member.notes ?? '',
      employedTo: member.employedTo ?? '',
    },
    schema: basicSchema(calendarDateOfText(today), member),
    changes: basicChanges,
  })
  return (
    <StaffFormDialog title={t('parts.basic')} width={600} form={form} onClose={onClose}>
      <NameFields form={form} />
      <LastDayField form={form} />
      <NotesField form={form} />
    </StaffFormDialog>
  )
}
