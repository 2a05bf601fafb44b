import { permissionIds } from '@veckovis/domain/access'
import { lazyPage, platformStore, useActiveUnit } from '@veckovis/platform'
import { useLevel } from '@veckovis/platform/signed-in'
import { useAtomValue } from 'jotai'
import { registryAtom } from '../modules/module-registry'

const MissingList = lazyPage(() =>
  import(/* webpackChunkName: 'before-first-forecast' */ './missing-list').then(module => module.MissingList),
)

/** For anyone who sees the budgets of the active unit, where the municipality has licensed them. */
export const BeforeFirstForecast = () => {
  const unitId = useActiveUnit()?.unit.id
  const level = useLevel(permissionIds.budget)
  const { registry } = useAtomValue(registryAtom, { store: platformStore })
  const hasBudgets = registry?.modules.some(({ routes }) => routes.some(({ path }) => path === '/needs')) === true
  return unitId === undefined || level === null || !hasBudgets ? null : <MissingList key={unitId} unitId={unitId} />
}
