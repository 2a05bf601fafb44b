import type { CountyRecord } from '@veckovis/contracts/organisation'
import { useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { changeCounty, createCounty } from '../../../data/place-calls'
import { countyQuery } from '../../../data/place-queries'
import { PlaceDialog, type PlaceDialogProps } from './place-dialog'
import { countySchema, type CountyField } from './place-rules'

type Values = Record<CountyField, string>

const valuesOf = (county: CountyRecord | null): Values => ({ name: county?.name ?? '', code: county?.code ?? '' })
const sentOf = ({ name, code }: Values) => ({ name: name.trim(), code: code.trim() === '' ? null : code.trim() })

/** Makes a county, or changes the one with the id. */
export const CountyDialog = (props: PlaceDialogProps) => {
  const { t } = useTranslation('mf-admin')
  return (
    <PlaceDialog<CountyField, CountyRecord, ReturnType<typeof sentOf>>
      {...props}
      kind="county"
      query={countyQuery}
      schema={countySchema}
      refusedFields={{ 'county-taken': 'name', 'county-code-taken': 'code' }}
      valuesOf={valuesOf}
      sentOf={sentOf}
      create={(requestId, values) => createCounty({ requestId, ...sentOf(values) })}
      change={changeCounty}
    >
      {form => (
        <>
          <TextField {...form.text('name')} label={t('places.fields.name')} autoComplete="off" required />
          <TextField
            {...form.text('code')}
            label={t('places.fields.countyCode')}
            hint={t('places.countyCodeHint')}
            inputMode="numeric"
            autoComplete="off"
          />
        </>
      )}
    </PlaceDialog>
  )
}
