import { useQuery } from '@tanstack/react-query'
import type { CountyRecord } from '@veckovis/contracts/organisation'
import { newRequestId, useFilledFrom } from '@veckovis/forms/saving'
import { LoadedDialog } from '@veckovis/forms/dialog'
import { useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { useState } from 'react'
import { changeCounty, createCounty } from '../../../data/place-calls'
import { countyQuery } from '../../../data/place-queries'
import { PlaceFormDialog } from './place-form-dialog'
import { countySchema, type CountyField } from './place-rules'
import { changesOf, usePlaceForm } from './use-place-form'

type Values = Record<CountyField, string>

const sentOf = ({ name, code }: Values) => ({ name: name.trim(), code: code.trim() === '' ? null : code.trim() })

type CountyFormDialogProps = {
  readonly id: number | null
  readonly initialValues: Values
  readonly save: (values: Values) => Promise<boolean>
  readonly onClose: () => void
}

const CountyFormDialog = (props: CountyFormDialogProps) => {
  const { t } = useTranslation('mf-admin')
  const form = usePlaceForm<CountyField>({ ...props, kind: 'county', schema: countySchema })
  return (
    <PlaceFormDialog
      title={t(props.id === null ? 'places.create.county' : 'places.edit.county')}
      form={form}
      onClose={props.onClose}
    >
      <TextField {...form.text('name')} label={t('places.fields.name')} autoComplete="off" required />
      <TextField
        {...form.text('code')}
        label={t('places.fields.countyCode')}
        hint={t('places.countyCodeHint')}
        inputMode="numeric"
        autoComplete="off"
      />
    </PlaceFormDialog>
  )
}

const NewCountyDialog = ({ onClose }: { readonly onClose: () => void }) => {
  // One id per dialog: a press that is repeated, or sent again after a lost answer, makes one county.
  const [requestId] = useState(() => newRequestId())
  return (
    <CountyFormDialog
      id={null}
      initialValues={{ name: '', code: '' }}
      save={async values => {
        await createCounty({ requestId, ...sentOf(values) })
        return true
      }}
      onClose={onClose}
    />
  )
}

type EditCountyDialogProps = {
  readonly record: CountyRecord
  readonly version: string
  readonly onClose: () => void
}

const EditCountyDialog = ({ record, version, onClose }: EditCountyDialogProps) => {
  // As it was when the dialog opened: what somebody else changes meanwhile is not sent back as it was before.
  const { values: initialValues, sendOn } = useFilledFrom<Values>({
    version,
    values: { name: record.name, code: record.code ?? '' },
  })
  return (
    <CountyFormDialog
      id={record.id}
      initialValues={initialValues}
      save={async values => {
        const changes = changesOf(sentOf(values), sentOf(initialValues))
        if (changes !== null) await sendOn(basis => changeCounty(record.id, changes, basis))
        return changes !== null
      }}
      onClose={onClose}
    />
  )
}

const StoredCountyDialog = ({ id, onClose }: { readonly id: number; readonly onClose: () => void }) => {
  const { t } = useTranslation('mf-admin')
  return (
    <LoadedDialog title={t('places.edit.county')} query={useQuery(countyQuery(id))} onClose={onClose}>
      {({ data, version }) => <EditCountyDialog record={data} version={version} onClose={onClose} />}
    </LoadedDialog>
  )
}

/** Makes a county, or changes the one with the id. */
export const CountyDialog = ({ id, onClose }: { readonly id: number | null; readonly onClose: () => void }) =>
  id === null ? <NewCountyDialog onClose={onClose} /> : <StoredCountyDialog id={id} onClose={onClose} />
