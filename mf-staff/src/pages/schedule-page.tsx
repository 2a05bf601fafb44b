import { permissionIds } from '@veckovis/domain/access'
import { useActiveUnit, useTranslation } from '@veckovis/platform'
import { NoUnitNotice, useLevel } from '@veckovis/platform/signed-in'
import { Notice } from '@veckovis/ui'
import { UnitSchedule } from './unit-schedule'
import * as styles from './staff.module.css'

/** Open to every signed-in person; the names and grades in it need the schedule's permission at the unit. */
export const SchedulePage = () => {
  const { t } = useTranslation('mf-staff')
  const activeUnit = useActiveUnit()
  const level = useLevel(permissionIds.schedule)
  const unitId = activeUnit?.unit.id
  return (
    <div className={styles.staff}>
      {unitId === undefined && <NoUnitNotice />}
      {unitId !== undefined && level === null && <Notice tone="info">{t('schedule.forbidden')}</Notice>}
      {unitId !== undefined && level !== null && <UnitSchedule key={unitId} unitId={unitId} />}
    </div>
  )
}
