import { formatTyped } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { MemberDialog, type EditDialogProps } from './member-dialog'
import { ServiceFields } from './service-fields'
import { StaffInput } from './staff-input'
import { firstDayOfChange } from './form-days'
import { actualChanges, hoursChanges, ordinaryChanges, salaryChanges } from './staff-requests'
import { hoursSchema, salarySchema, serviceSchema } from './staff-rules'

const ServiceDialog = (props: EditDialogProps & { readonly service: 'actual' | 'ordinary' }) => {
  const { service, ...dialog } = props
  const { t } = useTranslation('mf-staff')
  return (
    <MemberDialog
      {...dialog}
      title={t(service === 'actual' ? 'parts.current' : 'parts.ordinary')}
      schema={serviceSchema(props.member)}
      valuesOf={member => {
        const stored = service === 'actual' ? member.actualService : member.ordinaryService
        return {
          grade: formatTyped(stored.grade),
          reason: stored.reason ?? '',
          validFrom: firstDayOfChange(member, props.today),
        }
      }}
      changes={service === 'actual' ? actualChanges : ordinaryChanges}
    >
      {form => (
        <>
          <ServiceFields form={form} service={service} grade="grade" reason="reason" />
          <StaffInput form={form} field="validFrom" name="validFrom" />
        </>
      )}
    </MemberDialog>
  )
}

/** The actual service grade and its reason, from a day on. */
export const CurrentServiceDialog = (props: EditDialogProps) => <ServiceDialog {...props} service="actual" />

/** The ordinary service grade and its reason, from a day on. */
export const OrdinaryServiceDialog = (props: EditDialogProps) => <ServiceDialog {...props} service="ordinary" />

/** The monthly salary, from a day on. */
export const SalaryDialog = (props: EditDialogProps) => {
  const { t } = useTranslation('mf-staff')
  return (
    <MemberDialog
      {...props}
      title={t('parts.salary')}
      schema={salarySchema(props.member)}
      valuesOf={member => ({
        salary: member.salary === undefined ? '' : String(member.salary),
        validFrom: firstDayOfChange(member, props.today),
      })}
      changes={salaryChanges}
    >
      {form => (
        <>
          <StaffInput form={form} field="salary" name="salary" />
          <StaffInput form={form} field="validFrom" name="validFrom" />
        </>
      )}
    </MemberDialog>
  )
}

/** The weekly working hours, from a day on. */
export const WeeklyHoursDialog = (props: EditDialogProps) => {
  const { t } = useTranslation('mf-staff')
  return (
    <MemberDialog
      {...props}
      title={t('parts.hours')}
      schema={hoursSchema(props.member)}
      valuesOf={member => ({
        weeklyHours: formatTyped(member.weeklyHours),
        validFrom: firstDayOfChange(member, props.today),
      })}
      changes={hoursChanges}
    >
      {form => (
        <>
          <StaffInput form={form} field="weeklyHours" name="weeklyHours" />
          <StaffInput form={form} field="validFrom" name="validFrom" />
        </>
      )}
    </MemberDialog>
  )
}
