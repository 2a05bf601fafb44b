import type { ResourceBasis } from '@veckovis/contracts/budget'
import { extraTimeStaffTypes, staffTypes, type StaffType } from '@veckovis/domain/budget'
import { formatTyped } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import type { ResourceForm } from '../resource-form'
import { NumberField } from './number-field'
import * as styles from '../resource-wizard.module.css'

type WorkersStepProps = { readonly form: ResourceForm; readonly basis: ResourceBasis }

/** Step 3: annual workers of the seven staff types outside the schedule, and the unsocial hours. */
export const WorkersStep = ({ form, basis }: WorkersStepProps) => {
  const { t } = useTranslation('mf-budget')
  const { lastYear } = basis
  const lastYearOf = (type: StaffType) => {
    const line = lastYear?.staffTypes.find(one => one.type === type)
    return line === undefined ? undefined : formatTyped(line.annualWorkers)
  }
  const groups = [
    { key: 'fixed', types: staffTypes.filter(type => !extraTimeStaffTypes.includes(type)) },
    { key: 'extra', types: staffTypes.filter(type => extraTimeStaffTypes.includes(type)) },
  ] as const
  return (
    <>
      {groups.map(({ key, types }) => (
        <fieldset key={key} className={styles.group}>
          <legend>{t(`resources.workers.${key}`)}</legend>
          <p>{t(`resources.workers.${key}Hint`)}</p>
          <div className={styles.grid}>
            {types.map(type => (
              <NumberField
                key={type}
                form={form}
                path={`workers.${type}`}
                label={t(`why.names.${type}`)}
                required={false}
                lastYear={lastYearOf(type)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className={styles.amount}>
        <NumberField
          form={form}
          path="obUsk"
          label={t('resources.obUsk')}
          lastYear={lastYear === null ? undefined : formatTyped(lastYear.obUsk)}
        />
        <p className={styles.given}>{t('resources.obUskHint')}</p>
      </div>
    </>
  )
}
