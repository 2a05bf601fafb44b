import {
  platformStore,
  requestUnitPicker,
  unitSwitchDisabledAtom,
  useActiveUnit,
  useTranslation,
} from '@veckovis/platform'
import { Icon } from '@veckovis/ui'
import { Tooltip } from '@veckovis/ui/tooltip'
import { useAtomValue } from 'jotai'
import * as styles from './unit-switcher.module.css'

/** Shows the department and the unit; opens the unit picker. While disabled it stays reachable, so that its tip does too. */
export const UnitSwitcher = () => {
  const { t } = useTranslation('shell')
  const activeUnit = useActiveUnit()
  const isDisabled = useAtomValue(unitSwitchDisabledAtom, { store: platformStore })
  const button = (
    <button
      type="button"
      className={styles.unitSwitcher}
      aria-haspopup="dialog"
      aria-disabled={isDisabled}
      onClick={requestUnitPicker}
    >
      <Icon name="unit" />
      {activeUnit === null ? (
        <span className={styles.unit}>{t('unitSwitcher.none')}</span>
      ) : (
        <span className={styles.names}>
          <span className={styles.department}>{activeUnit.department}</span>{' '}
          <span className={styles.unit}>{activeUnit.unit.name}</span>
        </span>
      )}
      <Icon name="chevron-down" />
    </button>
  )
  return isDisabled ? <Tooltip text={t('unitSwitcher.locked')}>{button}</Tooltip> : button
}
