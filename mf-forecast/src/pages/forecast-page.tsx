import { lazyPage, useActiveUnit, useSession } from '@veckovis/platform'
import { ExcelExport } from '../features/excel/excel-export'
import { ExcelImport } from '../features/excel/excel-import'
import { WaitForUnit } from '../features/loading/wait-for-unit'
import { UnitForecast } from './unit-forecast'
import * as styles from './forecast-page.module.css'

/** Both say that they need a unit while there is none. */
const ExcelActions = () => (
  <>
    <ExcelImport />
    <ExcelExport />
  </>
)

/** The forecast of the active unit; another unit starts over. */
export const ForecastPage = () => {
  const session = useSession()
  const activeUnit = useActiveUnit()
  return (
    <div className={styles.forecast} data-part="forecast">
      {session === null || activeUnit === null ? (
        <WaitForUnit hasSession={session !== null} hasUnit={activeUnit !== null} actions={<ExcelActions />} />
      ) : (
        <UnitForecast key={activeUnit.unit.id} unitId={activeUnit.unit.id} />
      )}
    </div>
  )
}

export const FollowUpPage = lazyPage(() => import('./follow-up/follow-up-pages').then(module => module.FollowUpPage))
export const SubmissionsPage = lazyPage(() =>
  import('./follow-up/follow-up-pages').then(module => module.SubmissionsPage),
)
