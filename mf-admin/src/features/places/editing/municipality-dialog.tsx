import { useQuery } from '@tanstack/react-query'
import type { MunicipalityRecord } from '@veckovis/contracts/organisation'
import { municipalityTypes, parsePauseMinutes, type MunicipalityType } from '@veckovis/domain/organisation'
import type { FormFields } from '@veckovis/forms'
import { Loaded } from '@veckovis/forms/loaded'
import { accepted } from '@veckovis/forms/rules'
import { useTranslation } from '@veckovis/platform'
import { Checkbox, Hint, TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import type { ReactNode } from 'react'
import { changeMunicipality, createMunicipality } from '../../../data/place-calls'
import { calendarNamesQuery, countyPreviewQuery, municipalityQuery } from '../../../data/place-queries'
import type { PlaceNode } from '../../../parts/tree/place-nodes'
import { textOfId } from '../filters/place-options'
import { CheckedPreview } from '../changes/checked-preview'
import { LevelFields } from './level-fields'
import { PlaceDialog, WithNodes, type PlaceDialogProps } from './place-dialog'
import { municipalitySchema, type MunicipalityField, type MunicipalityFlag } from './place-rules'
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

/** Chosen by anyone who administers the municipality, in the settings. */
const CalendarNames = ({ municipalityId }: { readonly municipalityId: number }) => {
  const { t } = useTranslation('mf-admin')
  return (
    <Loaded query={useQuery(calendarNamesQuery(municipalityId))} lines={1} label={t('places.calendarNames.loading')}>
      {({ namesInCalendars }) => <Hint>{t(`places.calendarNames.${namesInCalendars ? 'shown' : 'hidden'}`)}</Hint>}
    </Loaded>
  )
}

type FieldsProps = {
  readonly form: FormFields<MunicipalityField, MunicipalityFlag>
  readonly nodes: readonly PlaceNode[]
}

const Fields = ({ form, nodes }: FieldsProps) => {
  const { t } = useTranslation('mf-admin')
  const types = municipalityTypes.map(value => ({ value, label: t(`places.types.${value}`) }))
  return (
    <>
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
          label={t('places.fields.pauseMinutes')}
          hint={t('places.pauseHint')}
          inputMode="numeric"
          required
        />
      </div>
    </>
  )
}

/** Makes a municipality, or changes the one with the id. */
export const MunicipalityDialog = ({ logoOf, ...props }: PlaceDialogProps & { readonly logoOf: LogoOf }) => {
  const { t } = useTranslation('mf-admin')
  return (
    <WithNodes {...props} kind="municipality">
      {nodes => (
        <PlaceDialog<MunicipalityField, MunicipalityRecord, ReturnType<typeof sentOf>, MunicipalityFlag>
          {...props}
          kind="municipality"
          width={600}
          query={municipalityQuery}
          schema={municipalitySchema}
          refusedFields={{ 'municipality-taken': 'name' }}
          valuesOf={municipality => ({
            countyId: textOfId(municipality?.countyId ?? props.choice.countyId),
            name: municipality?.name ?? '',
            code: municipality?.code ?? '',
            type: municipality?.type ?? 'MUNICIPALITY',
            pauseMinutes: String(municipality?.pauseMinutes ?? 0),
            allowsCalendars: municipality?.allowsCalendars ?? false,
          })}
          sentOf={sentOf}
          create={(requestId, values) => createMunicipality({ requestId, ...sentOf(values) })}
          change={changeMunicipality}
        >
          {(form, filled, now) => (
            <>
              <Fields form={form} nodes={nodes} />
              <div>
                <Checkbox {...form.checkbox('allowsCalendars')} label={t('places.calendars')} />
                <Hint>{t('places.calendarsHint')}</Hint>
                {filled !== null && form.values.allowsCalendars && <CalendarNames municipalityId={filled.id} />}
              </div>
              {filled !== null && (
                <CountyPreview id={filled.id} from={String(filled.countyId)} to={form.values.countyId} />
              )}
              {now !== null && logoOf(now)}
            </>
          )}
        </PlaceDialog>
      )}
    </WithNodes>
  )
}
