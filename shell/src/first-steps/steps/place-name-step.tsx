import { departmentRecord, placeRefusal, unitRecord, type PlaceTree } from '@veckovis/contracts/organisation'
import { longestPlaceName } from '@veckovis/domain/organisation'
import { newRequestId } from '@veckovis/forms/saving'
import { required, textField } from '@veckovis/forms/rules'
import { answered, apiClient, useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { useState } from 'react'
import { object } from 'yup'
import { StepForm, useStepForm } from '../step-form'

const name = textField(required(text => (text.length > longestPlaceName ? 'tooLong' : null)))
const refusals = { refusals: placeRefusal }

export const DepartmentStep = ({ municipalityId }: { readonly municipalityId: number }) => {
  const { t } = useTranslation('first-steps')
  const [requestId] = useState(newRequestId)
  const form = useStepForm<'name'>({
    subject: `department ${municipalityId}`,
    initialValues: { name: '' },
    schema: object({ name }),
    save: values =>
      answered(apiClient.post('/department', { requestId, municipalityId, ...values }, departmentRecord, refusals)),
  })
  return (
    <StepForm form={form} submitLabel={t('department.make')}>
      <TextField {...form.text('name')} label={t('department.label')} required />
    </StepForm>
  )
}

type UnitStepProps = { readonly departments: PlaceTree['departments'] }

export const UnitStep = ({ departments }: UnitStepProps) => {
  const { t } = useTranslation('first-steps')
  const [requestId] = useState(newRequestId)
  const [first] = departments
  const form = useStepForm<'name' | 'departmentId'>({
    subject: `unit ${first?.municipalityId}`,
    initialValues: { name: '', departmentId: first === undefined ? '' : String(first.id) },
    schema: object({ name, departmentId: textField(required()) }),
    save: ({ departmentId, name: entered }) =>
      answered(
        apiClient.post('/unit', { requestId, departmentId: Number(departmentId), name: entered }, unitRecord, refusals),
      ),
  })
  return (
    <StepForm form={form} submitLabel={t('unit.make')}>
      {departments.length > 1 && (
        <Select
          {...form.choice('departmentId')}
          label={t('unit.department')}
          options={departments.map(({ id, name: label }) => ({ value: String(id), label }))}
          required
        />
      )}
      <TextField {...form.text('name')} label={t('unit.label')} required />
    </StepForm>
  )
}
