import { formatTyped } from '@veckovis/domain/numbers'
import type { FormFields } from '@veckovis/forms'
import { useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { ServiceFields } from './service-fields'
import { firstDayOfChange } from './form-days'
import { StaffFormDialog } from './staff-form-dialog'
import { actualChanges, hoursChanges, ordinaryChanges, salaryChanges } from './staff-requests'
import { hoursSchema, salarySchema, serviceSchema } from './staff-rules'
import { useMemberForm, type EditDialogProps } from './use-member-form'

const ValidFromField = ({ form }: { readonly form: FormFields<'validFrom'> }) => {
  const { t } = useTranslation('mf-staff')
  return <TextField {...form.date('validFrom')} label={t('fields.validFrom')} hint={t('form.validFromHint')} required />
}

const ServiceDialog = (props: EditDialogProps & { readonly service: 'actual' | 'ordinary' }) => {
  const { member, today, onClose, service } = props
  const { t } = useTranslation('mf-staff')
  const stored = service === 'actual' ? member.actualService : member.ordinaryService
  const form = useMemberForm({
    ...props,
    initialValues: {
      grade: formatTyped(stored.grade),
      reason: stored.reason ?? '',
      validFrom: firstDayOfChange(member, today),
    },
    schema: serviceSchema(member),
    changes: service === 'actual' ? actualChanges : ordinaryChanges,
  })
  return (
    <StaffFormDialog title={t(service === 'actual' ? 'parts.current' : 'parts.ordinary')} form={form} onClose={onClose}>
      <ServiceFields form={form} service={service} grade="grade" reason="reason" />
      <ValidFromField form={form} />
    </StaffFormDialog>
  )
}

/** The actual service grade and its reason, from a day on. */
export const CurrentServiceDialog = (props: EditDialogProps) => <ServiceDialog {...props} service="actual" />

/** The ordinary service grade and its reason, from a day on. */
export const OrdinaryServiceDialog = (props: EditDialogProps) => <ServiceDialog {...props} service="ordinary" />

/** The monthly salary, from a day on. */
export const SalaryDialog = (props: EditDialogProps) => {
  const { member, today, onClose } = props
  const { t } = useTranslation('mf-staff')
  const form = useMemberForm({
    ...props,
    initialValues: {
      salary: member.salary === undefined ? '' : String(member.salary),
      validFrom: firstDayOfChange(member, today),
    },
    schema: salarySchema(member),
    changes: salaryChanges,
  })
  return (
    <StaffFormDialog title={t('parts.salary')} form={form} onClose={onClose}>
      <TextField
        {...form.number('salary')}
        label={t('fields.salary')}
        hint={t('form.salaryHint')}
        inputMode="numeric"
        required
      />
      <ValidFromField form={form} />
    </StaffFormDialog>
  )
}

/** The weekly working hours, from a day on. */
export const WeeklyHoursDialog = (props: EditDialogProps) => {
  const { member, today, onClose } = props
  const { t } = useTranslation('mf-staff')
  const form = useMemberForm({
    ...props,
    initialValues: { weeklyHours: formatTyped(member.weeklyHours), validFrom: firstDayOfChange(member, today) },
    schema: hoursSchema(member),
    changes: hoursChanges,
  })
  return (
    <StaffFormDialog title={t('parts.hours')} form={form} onClose={onClose}>
      <TextField {...form.number('weeklyHours')} label={t('fields.weeklyHours')} hint={t('form.hoursHint')} required />
      <ValidFromField form={form} />
    </StaffFormDialog>
  )
}
