import { useTranslation } from '@veckovis/platform'
import { shownPersonFields } from '../../data/staff-fields'
import { calendarDateOfText } from './form-days'
import { MemberDialog, type EditDialogProps } from './member-dialog'
import { StaffInputs } from './staff-input'
import { basicChanges } from './staff-requests'
import { basicSchema, isChangedPerson, mapFields } from './staff-rules'

const fields = shownPersonFields.filter(isChangedPerson)

/** What is written about a person, and the last day of employment. */
export const BasicInfoDialog = (props: EditDialogProps) => {
  const { t } = useTranslation('mf-staff')
  return (
    <MemberDialog
      {...props}
      title={t('parts.basic')}
      width={600}
      schema={basicSchema(calendarDateOfText(props.today), props.member)}
      valuesOf={member => mapFields(fields, field => member[field] ?? '')}
      changes={basicChanges}
    >
      {form => <StaffInputs form={form} fields={fields} />}
    </MemberDialog>
  )
}
