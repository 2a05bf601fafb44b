import type { DepartmentRecord } from '@veckovis/contracts/organisation'
import { useTranslation } from '@veckovis/platform'
import { Checkbox, TextField } from '@veckovis/ui'
import { changeDepartment, createDepartment } from '../../../data/place-calls'
import { departmentQuery } from '../../../data/place-queries'
import { textOfId, wholeChoice } from '../filters/place-options'
import { LevelFields } from './level-fields'
import { PlaceDialog, WithNodes, type PlaceDialogProps } from './place-dialog'
import { departmentSchema, type DepartmentField } from './place-rules'
import * as styles from './editing.module.css'

type Values = Record<DepartmentField, string> & Record<'active', boolean>

const sentOf = ({ name, active }: Values) => ({ name: name.trim(), active })

/** Makes a department, or changes the one with the id. */
export const DepartmentDialog = (props: PlaceDialogProps) => {
  const { id, choice } = props
  const { t } = useTranslation('mf-admin')
  return (
    <WithNodes {...props} kind="department">
      {nodes => (
        <PlaceDialog<DepartmentField, DepartmentRecord, ReturnType<typeof sentOf>, 'active'>
          {...props}
          kind="department"
          width={600}
          query={departmentQuery}
          schema={departmentSchema}
          refusedFields={{ 'department-taken': 'name' }}
          valuesOf={department => {
            const { countyId, municipalityId } = department ?? wholeChoice(choice, nodes)
            return {
              countyId: textOfId(countyId),
              municipalityId: textOfId(municipalityId),
              name: department?.name ?? '',
              active: department?.active ?? true,
            }
          }}
          sentOf={sentOf}
          create={(requestId, values) =>
            createDepartment({ requestId, municipalityId: Number(values.municipalityId), ...sentOf(values) })
          }
          change={changeDepartment}
        >
          {form => (
            <>
              <TextField {...form.text('name')} label={t('places.fields.name')} autoComplete="off" required />
              <div className={styles.pair}>
                <LevelFields form={form} levels={['county', 'municipality']} nodes={nodes} isFixed={id !== null} />
              </div>
              <Checkbox {...form.checkbox('active')} label={t('places.active')} />
            </>
          )}
        </PlaceDialog>
      )}
    </WithNodes>
  )
}
