import type { StaffMemberWithTerms } from '@veckovis/contracts/staff'
import { formatTyped } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { isLong, shownPersonFields } from '../../data/staff-fields'
import { addStaffMember } from '../../data/staff-queries'
import { calendarDateOfText } from './form-days'
import { ServiceFields } from './service-fields'
import { StaffFormDialog } from './staff-form-dialog'
import { StaffInputs } from './staff-input'
import { newMemberRequest } from './staff-requests'
import { mapFields, newFields, newMemberSchema, type NewField } from './staff-rules'

type NewMemberDialogProps = {
  readonly unitId: number
  /** Today in Sweden, YYYY-MM-DD. */
  readonly today: string
  /** Weekly hours of full-time work that stand in the field at first; null leaves it empty. */
  readonly fullTimeHours: number | null
  readonly onMade: (id: number) => void
  readonly onClose: () => void
}

const emptyMember = ({ today, fullTimeHours }: NewMemberDialogProps): Record<NewField, string> => ({
  ...mapFields(newFields, () => ''),
  employedFrom: today,
  weeklyHours: fullTimeHours === null ? '' : formatTyped(fullTimeHours),
  ordinaryGrade: '1',
  actualGrade: '1',
})

const shortFields = shownPersonFields.filter(field => !isLong(field))

/** Adds one staff member with the terms of the first day. */
export const NewMemberDialog = (props: NewMemberDialogProps) => {
  const { unitId, today, onMade, onClose } = props
  const { t } = useTranslation('mf-staff')
  return (
    <StaffFormDialog<NewField, NewMemberDialogProps, StaffMemberWithTerms>
      title={t('create.title')}
      width={680}
      hint={t('form.requiredHint')}
      unitId={unitId}
      dialog={{ kind: 'create' }}
      schema={newMemberSchema(calendarDateOfText(today))}
      source={props}
      version={null}
      valuesOf={emptyMember}
      send={(values, { requestId }) => addStaffMember(unitId, newMemberRequest(values, requestId))}
      done={(_values, { firstName, lastName }) => t('create.done', { name: `${firstName} ${lastName}` })}
      onSaved={({ id }) => onMade(id)}
      onClose={onClose}
    >
      {form => (
        <>
          <StaffInputs form={form} fields={shortFields} />
          <StaffInputs form={form} fields={['salary', 'weeklyHours']} />
          <ServiceFields form={form} service="ordinary" grade="ordinaryGrade" reason="ordinaryReason" />
          <ServiceFields form={form} service="actual" grade="actualGrade" reason="actualReason" />
          <StaffInputs form={form} fields={shownPersonFields.filter(isLong)} />
        </>
      )}
    </StaffFormDialog>
  )
}
