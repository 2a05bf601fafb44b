import { useQuery } from '@tanstack/react-query'
import type { MunicipalityRecord } from '@veckovis/contracts/organisation'
import { municipalityTypes, parsePauseMinutes, type MunicipalityType } from '@veckovis/domain/organisation'
import { newRequestId, useFilledFrom } from '@veckovis/forms/saving'
import { accepted } from '@veckovis/forms/rules'
import { LoadedDialog } from '@veckovis/forms/dialog'
import { useTranslation } from '@veckovis/platform'
import { LoadFailureNotice } from '@veckovis/platform/signed-in'
import { Checkbox, Hint, Skeleton, TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { useState, type ReactNode } from 'react'
import { changeMunicipality, createMunicipality } from '../../../data/place-calls'
import { calendarNamesQuery, countyPreviewQuery, municipalityQuery } from '../../../data/place-queries'
import { usePlaceNodes } from '../../../data/use-place-nodes'
import type { PlaceNode } from '../../../parts/tree/place-nodes'
import { CheckedPreview } from '../changes/checked-preview'
import { LevelFields } from './level-fields'
import { PlaceFormDialog, type PlaceDialogProps } from './place-form-dialog'
import { municipalitySchema, type MunicipalityField, type MunicipalityFlag } from './place-rules'
import { changesOf, usePlaceForm } from './use-place-form'
import * as styles from './editing.module.css'

type Values = Record<MunicipalityField, string> & Record<MunicipalityFlag, boolean>

/** The field of the logo, which is saved apart from the form. */
type LogoOf = (municipality: MunicipalityRecord) => ReactNode

const typeOf = (text: string): MunicipalityType => {
  const type = municipalityTypes.find(each => each === text)
  if (type === undefined) throw new Error(`The form let ${text} pass`)
  return type
}

const sentOf = ({ countyId, name, code, type, pauseMinutes, allowsCalendars }: Values) => ({
  countyId: Number(countyId),
  name: name.trim(),
  code: code.trim(),
  type: typeOf(type),
  pauseMinutes: accepted(parsePauseMinutes(pauseMinutes)),
  allowsCalendars,
})

type MunicipalityFormDialogProps = {
  readonly id: number | null
  readonly nodes: readonly PlaceNode[]
  readonly initialValues: Values
  readonly save: (values: Values) => Promise<boolean>
  readonly onClose: () => void
  /** What is saved apart from the form. */
  readonly children?: ReactNode
}

type CountyPreviewProps = { readonly id: number; readonly from: string; readonly to: string }

/** Another county means other people's roles: who they are is shown before it is saved. */
const CountyPreview = ({ id, from, to }: CountyPreviewProps) => {
  const { t } = useTranslation('mf-admin')
  if (to === '' || to === from) return null
  return (
    <>
      <Hint>{t('places.countyHint')}</Hint>
      <CheckedPreview query={countyPreviewQuery(id, Number(to))} />
    </>
  )
}

/** Chosen by whoever administers the municipality, in the settings. */
const CalendarNames = ({ municipalityId }: { readonly municipalityId: number }) => {
  const { t } = useTranslation('mf-admin')
  const { data, error, isFetching, refetch } = useQuery(calendarNamesQuery(municipalityId))
  if (data !== undefined) return <Hint>{t(`places.calendarNames.${data.namesInCalendars ? 'shown' : 'hidden'}`)}</Hint>
  if (error === null || isFetching) return <Skeleton lines={1} label={t('places.calendarNames.loading')} />
  return <LoadFailureNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />
}

const MunicipalityFormDialog = ({ nodes, children, ...props }: MunicipalityFormDialogProps) => {
  const { t } = useTranslation('mf-admin')
  const form = usePlaceForm<MunicipalityField, MunicipalityFlag>({
    ...props,
    kind: 'municipality',
    schema: municipalitySchema,
  })
  const types = municipalityTypes.map(value => ({ value, label: t(`places.types.${value}`) }))
  return (
    <PlaceFormDialog
      title={t(props.id === null ? 'places.create.municipality' : 'places.edit.municipality')}
      form={form}
      width={600}
      onClose={props.onClose}
    >
      <TextField {...form.text('name')} label={t('places.fields.name')} autoComplete="off" required />
      <div className={styles.pair}>
        <LevelFields form={form} levels={['county']} nodes={nodes} />
        <TextField
          {...form.text('code')}
          label={t('places.fields.code')}
          hint={t('places.codeHint')}
          autoComplete="off"
          required
        />
      </div>
      <div className={styles.pair}>
        <Select<string> {...form.choice('type')} label={t('places.fields.type')} options={types} required />
        <TextField
          {...form.number('pauseMinutes')}
          label={t('places.fields.pause')}
          hint={t('places.pauseHint')}
          inputMode="numeric"
          required
        />
      </div>
      <div>
        <Checkbox {...form.checkbox('allowsCalendars')} label={t('places.calendars')} />
        <Hint>{t('places.calendarsHint')}</Hint>
        {props.id !== null && form.values.allowsCalendars && <CalendarNames municipalityId={props.id} />}
      </div>
      {props.id !== null && (
        <CountyPreview id={props.id} from={props.initialValues.countyId} to={form.values.countyId} />
      )}
      {children}
    </PlaceFormDialog>
  )
}

type NewMunicipalityDialogProps = {
  readonly nodes: readonly PlaceNode[]
  /** Chosen at first. */
  readonly countyId: number | null
  readonly onClose: () => void
}

const NewMunicipalityDialog = ({ nodes, countyId, onClose }: NewMunicipalityDialogProps) => {
  const [requestId] = useState(() => newRequestId())
  const [initialValues] = useState<Values>(() => ({
    ...{ countyId: countyId === null ? '' : String(countyId), name: '', code: '', type: 'MUNICIPALITY' },
    ...{ pauseMinutes: '0', allowsCalendars: false },
  }))
  return (
    <MunicipalityFormDialog
      id={null}
      nodes={nodes}
      initialValues={initialValues}
      save={async values => {
        await createMunicipality({ requestId, ...sentOf(values) })
        return true
      }}
      onClose={onClose}
    />
  )
}

type EditMunicipalityDialogProps = {
  readonly record: MunicipalityRecord
  readonly version: string
  readonly nodes: readonly PlaceNode[]
  readonly logoOf: LogoOf
  readonly onClose: () => void
}

const EditMunicipalityDialog = ({ record, version, nodes, logoOf, onClose }: EditMunicipalityDialogProps) => {
  const { values: initialValues, sendOn } = useFilledFrom<Values>({
    version,
    values: {
      countyId: String(record.countyId),
      name: record.name,
      code: record.code,
      type: record.type,
      pauseMinutes: String(record.pauseMinutes),
      allowsCalendars: record.allowsCalendars,
    },
  })
  return (
    <MunicipalityFormDialog
      id={record.id}
      nodes={nodes}
      initialValues={initialValues}
      save={async values => {
        const changes = changesOf(sentOf(values), sentOf(initialValues))
        if (changes !== null) await sendOn(basis => changeMunicipality(record.id, changes, basis))
        return changes !== null
      }}
      onClose={onClose}
    >
      {logoOf(record)}
    </MunicipalityFormDialog>
  )
}

type StoredMunicipalityDialogProps = {
  readonly id: number
  readonly nodes: readonly PlaceNode[]
  readonly logoOf: LogoOf
  readonly onClose: () => void
}

const StoredMunicipalityDialog = ({ id, nodes, logoOf, onClose }: StoredMunicipalityDialogProps) => {
  const { t } = useTranslation('mf-admin')
  return (
    <LoadedDialog title={t('places.edit.municipality')} query={useQuery(municipalityQuery(id))} onClose={onClose}>
      {({ data, version }) => (
        <EditMunicipalityDialog record={data} version={version} nodes={nodes} logoOf={logoOf} onClose={onClose} />
      )}
    </LoadedDialog>
  )
}

/** Makes a municipality, or changes the one with the id. */
export const MunicipalityDialog = ({ id, choice, logoOf, onClose }: PlaceDialogProps & { readonly logoOf: LogoOf }) => {
  const { t } = useTranslation('mf-admin')
  const title = t(id === null ? 'places.create.municipality' : 'places.edit.municipality')
  return (
    <LoadedDialog title={title} query={usePlaceNodes()} onClose={onClose}>
      {nodes =>
        id === null ? (
          <NewMunicipalityDialog nodes={nodes} countyId={choice.countyId ?? null} onClose={onClose} />
        ) : (
          <StoredMunicipalityDialog id={id} nodes={nodes} logoOf={logoOf} onClose={onClose} />
        )
      }
    </LoadedDialog>
  )
}
