import type { StaffMemberWithTerms } from '@veckovis/contracts/staff'
import { useTranslation } from '@veckovis/platform'
import { calendarDateOfText } from './form-days'
import { MemberDialog, type EditDialogProps } from './member-dialog'
import { LastDayField, NameFields, NotesField } from './person-fields'
import { basicChanges } from './staff-requests'
import { basicSchema } from './staff-rules'

const valuesOf = (member: StaffMemberWithTerms) => ({
  firstName: member.firstName,
  lastName: member.lastName,
  birthday: member.birthday ?? '',
  gender: member.gender ?? '',
  notes: member.notes ?? '',
  employedTo: member.employedTo ?? '',
})

/** Names, birthday, gender, notes and the last day of employment. */
export const BasicInfoDialog = (props: EditDialogProps) => {
  const { t } = useTranslation('mf-staff')
  return (
    <MemberDialog
      {...props}
      title={t('parts.basic')}
      width={600}
      schema={basicSchema(calendarDateOfText(props.today), props.member)}
      valuesOf={valuesOf}
      changes={basicChanges}
    >
      {form => (
        <>
          <NameFields form={form} />
          <LastDayField form={form} />
          <NotesField form={form} />
        </>
      )}
    </MemberDialog>
  )
}
