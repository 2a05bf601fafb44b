import { useActiveUnit } from '@veckovis/platform'
import { NoUnitNotice } from '@veckovis/platform/signed-in'
import { UnitStaff } from './unit-staff'
import * as styles from './staff.module.css'

/** The staff of the active unit; another unit starts over. Without a unit no call is made. */
export const StaffPage = () => {
  const activeUnit = useActiveUnit()
  return (
    <div className={styles.staff}>
      {activeUnit === null ? <NoUnitNotice /> : <UnitStaff key={activeUnit.unit.id} unitId={activeUnit.unit.id} />}
    </div>
  )
}
