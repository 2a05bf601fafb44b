import { personRecord, peopleRefusal } from '@veckovis/contracts/people'
import type { PlaceTree } from '@veckovis/contracts/organisation'
import { jobTitleIds, presetOf, rolesOfPreset } from '@veckovis/domain/access'
import { isValidEmail } from '@veckovis/domain/account'
import { holdsAddress } from '@veckovis/domain/text'
import { newRequestId } from '@veckovis/forms/saving'
import { required, textField } from '@veckovis/forms/rules'
import { answered, apiClient, useTranslation } from '@veckovis/platform'
import { Hint, TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { useState } from 'react'
import { object } from 'yup'
import { StepForm, useStepForm } from '../step-form'

type Fields = 'firstName' | 'lastName' | 'email' | 'unitId'

const longestName = 100
const name = textField(
  required(text => (text.length > longestName ? 'tooLong' : holdsAddress(text) ? 'holdsAddress' : null)),
)
const schema = object({
  firstName: name,
  lastName: name,
  email: textField(required(text => (isValidEmail(text) ? null : 'email'))),
  unitId: textField(required()),
})

/** What a unit manager usually may, on one unit. */
const managerOf = (unitId: number) => {
  const preset = presetOf(jobTitleIds.unitManager)
  return preset === undefined ? [] : rolesOfPreset(preset, [{ kind: 'unit', id: unitId }])
}

/** The first manager: named, given the usual rights of a unit manager, and invited by mail. */
export const ManagerStep = ({ units }: { readonly units: PlaceTree['units'] }) => {
  const { t } = useTranslation('first-steps')
  const [requestId] = useState(newRequestId)
  const [first] = units
  const form = useStepForm<Fields>({
    subject: `manager ${first?.id}`,
    initialValues: { firstName: '', lastName: '', email: '', unitId: first === undefined ? '' : String(first.id) },
    schema,
    save: ({ unitId, ...person }) => {
      const given = { jobTitleId: jobTitleIds.unitManager, roles: managerOf(Number(unitId)), invite: true }
      return answered(
        apiClient.post('/user', { requestId, ...person, ...given }, personRecord, { refusals: peopleRefusal }),
      )
    },
  })
  return (
    <StepForm form={form} submitLabel={t('manager.make')}>
      <TextField {...form.text('firstName')} label={t('manager.firstName')} required />
      <TextField {...form.text('lastName')} label={t('manager.lastName')} required />
      <TextField {...form.text('email')} label={t('manager.email')} type="email" autoComplete="off" required />
      <Select
        {...form.choice('unitId')}
        label={t('manager.unit')}
        options={units.map(({ id, name: label }) => ({ value: String(id), label }))}
        required
      />
      <Hint>{t('manager.rights')}</Hint>
    </StepForm>
  )
}
