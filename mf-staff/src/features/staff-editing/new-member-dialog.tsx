import type { StaffMemberWithTerms } from '@veckovis/contracts/staff'
import { formatTyped } from '@veckovis/domain/numbers'
import type { FormFields } from '@veckovis/forms'
import { useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { addStaffMember } from '../../data/staff-queries'
import { calendarDateOfText } from './form-days'
import { LastDayField, NameFields, NotesField } from './person-fields'
import { ServiceFields } from './service-fields'
import { StaffFormDialog } from './staff-form-dialog'
import { newMemberRequest } from './staff-requests'
import { newMemberSchema, type NewField } from './staff-rules'
import * as styles from './staff-editing.module.css'

type NewMemberDialogProps = {
  readonly unitId: number
  /** Today in Sweden, YYYY-MM-DD. */
  readonly today: string
  /** Weekly hours of full-time work that stand in the field at first; null leaves it empty. */
  readonly fullTimeHours: number | null
  readonly onClose: () => void
}

const emptyMember = ({ today, fullTimeHours }: NewMemberDialogProps): Record<NewField, string> => ({
  firstName: '',
  lastName: '',
  birthday: '',
  gender: '',
  notes: '',
  employedFrom: today,
  employedTo: '',
  salary: '',
  weeklyHours: fullTimeHours === null ? '' : formatTyped(fullTimeHours),
  ordinaryGrade: '1',
  ordinaryReason: '',
  actualGrade: '1',
  actualReason: '',
})

const PayFields = ({ form }: { readonly form: FormFields<NewField> }) => {
  const { t } = useTranslation('mf-staff')
  return (
    <div className={styles.pair}>
      <TextField
        {...form.number('salary')}
        label={t('fields.salary')}
        hint={t('form.salaryHint')}
        inputMode="numeric"
        required
      />
      <TextField {...form.number('weeklyHours')} label={t('fields.weeklyHours')} hint={t('form.hoursHint')} required />
    </div>
  )
}

/** Adds one staff member with the terms of the first day. */
export const NewMemberDialog = (props: NewMemberDialogProps) => {
  const { unitId, today, onClose } = props
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
      onClose={onClose}
    >
      {form => (
        <>
          <NameFields form={form} />
          <div className={styles.pair}>
            <TextField {...form.date('employedFrom')} label={t('fields.employedFrom')} required />
            <LastDayField form={form} />
          </div>
          <PayFields form={form} />
          <ServiceFields form={form} service="ordinary" grade="ordinaryGrade" reason="ordinaryReason" />
          <ServiceFields form={form} service="actual" grade="actualGrade" reason="actualReason" />
          <NotesField form={form} />
        </>
      )}
    </StaffFormDialog>
  )
}
