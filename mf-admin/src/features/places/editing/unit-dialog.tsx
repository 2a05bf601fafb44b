import type { UnitRecord } from '@veckovis/contracts/organisation'
import { useTranslation } from '@veckovis/platform'
import { Checkbox, Hint, TextField } from '@veckovis/ui'
import { changeUnit, createUnit } from '../../../data/place-calls'
import { unitQuery } from '../../../data/place-queries'
import { textOfId, wholeChoice } from '../filters/place-options'
import { LevelFields } from './level-fields'
import { PlaceDialog, WithNodes, type PlaceDialogProps } from './place-dialog'
import { unitSchema, type UnitField } from './place-rules'
import * as styles from './editing.module.css'

type Values = Record<UnitField, string> & Record<'active', boolean>

const sentOf = ({ name, code, active }: Values) => ({
  name: name.trim(),
  code: code.trim() === '' ? null : code.trim(),
  active,
})

/** A unit that has no code says nothing of it. */
const madeOf = (values: Values) => {
  const { code, ...sent } = sentOf(values)
  return { departmentId: Number(values.departmentId), ...sent, ...(code === null ? {} : { code }) }
}

/** Makes a unit, or changes the one with the id. */
export const UnitDialog = (props: PlaceDialogProps) => {
  const { id, choice } = props
  const { t } = useTranslation('mf-admin')
  const isNew = id === null
  return (
    <WithNodes {...props} kind="unit">
      {nodes => (
        <PlaceDialog<UnitField, UnitRecord, ReturnType<typeof sentOf>, 'active'>
          {...props}
          kind="unit"
          width={600}
          query={unitQuery}
          schema={unitSchema}
          refusedFields={{ 'unit-taken': 'name', 'unit-code-taken': 'code' }}
          valuesOf={unit => {
            const { countyId, municipalityId, departmentId } = unit ?? wholeChoice(choice, nodes)
            return {
              countyId: textOfId(countyId),
              municipalityId: textOfId(municipalityId),
              departmentId: textOfId(departmentId),
              name: unit?.name ?? '',
              code: unit?.code ?? '',
              active: unit?.active ?? true,
            }
          }}
          sentOf={sentOf}
          create={(requestId, values) => createUnit({ requestId, ...madeOf(values) })}
          change={changeUnit}
        >
          {form => (
            <>
              <TextField {...form.text('name')} label={t('places.fields.name')} autoComplete="off" required />
              <div className={styles.pair}>
                <LevelFields
                  form={form}
                  levels={['county', 'municipality', 'department']}
                  nodes={nodes}
                  isFixed={!isNew}
                />
              </div>
              <TextField
                {...form.text('code')}
                label={t('places.fields.code')}
                hint={t('places.unitCodeHint')}
                autoComplete="off"
              />
              {!isNew && <Hint>{t('places.moveHint')}</Hint>}
              <Checkbox {...form.checkbox('active')} label={t('places.active')} />
            </>
          )}
        </PlaceDialog>
      )}
    </WithNodes>
  )
}
