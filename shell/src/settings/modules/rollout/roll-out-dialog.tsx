import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SettingsModule } from '@veckovis/contracts/modules'
import type { TreeCounty } from '@veckovis/contracts/organisation'
import { FormDialog, LoadedDialog, useSentForm } from '@veckovis/forms/dialog'
import { notify, useLanguage, useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { MultiSelect } from '@veckovis/ui/multi-select'
import { useMemo } from 'react'
import { object, string } from 'yup'
import { passwordRefused, PasswordField, passwordRule } from '../fields/password-field'
import { reasonRule } from '../fields/reason-rule'
import { settingsKey } from '../module-settings-queries'
import { faultOfPlaces, idsOfPlaces, keysOfPlaces, placeOptions, placesText } from './chosen-places'
import { placesQuery, rollOut } from './rollout-queries'

const schema = object({
  places: string()
    .ensure()
    .test((text, { createError }) => {
      const fault = faultOfPlaces(text)
      return fault === null || createError({ message: `rollout.error.${fault}` })
    }),
  reason: reasonRule,
  password: passwordRule,
})

type RollOutDialogProps = {
  readonly module: SettingsModule
  readonly version: string
  readonly onClose: () => void
}

/** Asks which places get the version before everybody, and why. */
export const RollOutDialog = (props: RollOutDialogProps) => {
  const { t } = useTranslation('module-settings')
  const { version, onClose } = props
  return (
    <LoadedDialog title={t('rollout.beginOf', { version })} query={useQuery(placesQuery)} onClose={onClose}>
      {counties => <RollOutForm {...props} counties={counties} />}
    </LoadedDialog>
  )
}

const RollOutForm = ({ module, version, onClose, counties }: RollOutDialogProps & { counties: TreeCounty[] }) => {
  const { t } = useTranslation('module-settings')
  const client = useQueryClient()
  const title = module.title[useLanguage()]
  const refresh = () => client.invalidateQueries({ queryKey: settingsKey })
  const options = useMemo(
    () =>
      placeOptions(counties, {
        municipality: county => t('rollout.municipality', { county }),
        unit: municipality => t('rollout.unit', { municipality }),
      }),
    [counties, t],
  )
  const form = useSentForm<'places' | 'reason' | 'password'>({
    initialValues: { places: '', reason: '', password: '' },
    schema,
    words: t,
    tells: 'when-sent',
    refusedFields: passwordRefused,
    save: async ({ places, reason, password }) => {
      const { id: moduleId, activeVersion: basedOn } = module
      await rollOut({ moduleId, version, basedOn, ...idsOfPlaces(places), reason: reason.trim(), password })
      notify.success(t('rollout.done', { title, version }))
      onClose()
      await refresh()
    },
    onProblem: () => void refresh(),
  })
  return (
    <FormDialog
      title={t('rollout.beginOf', { version })}
      form={form}
      submitLabel={t('rollout.begin')}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      <p>{t('rollout.text', { version, active: module.activeVersion })}</p>
      <MultiSelect<string>
        label={t('rollout.places')}
        hint={t('rollout.placesHint')}
        error={form.text('places').error}
        value={keysOfPlaces(form.values.places)}
        options={options}
        nothingFound={t('rollout.nothingFound')}
        onChange={keys => form.set('places', placesText(keys))}
        required
      />
      <TextField {...form.text('reason')} label={t('choose.reason')} hint={t('rollout.reasonHint')} required />
      <PasswordField form={form} />
    </FormDialog>
  )
}
