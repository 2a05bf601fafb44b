import type { ModuleRegistry } from '@veckovis/contracts/modules'
import { holdsRight, jobTitleIds } from '@veckovis/domain/access'
import { holderOf, type SessionUser } from '@veckovis/platform'

/** Whether the page of a municipality's settings has one to show: of economists, those who approve in the whole of it. */
const opensFor = (user: SessionUser, permission: number | null): boolean => {
  const right = { permissions: permission === null ? [] : [permission], level: 'APPROVE' as const }
  const ofEconomists = { ...right, jobTitle: jobTitleIds.economist }
  return (
    user.superadmin ||
    user.counties.some(({ id: countyId, municipalities }) =>
      municipalities.some(({ id }) => holdsRight(holderOf(user), ofEconomists, { countyId, municipalityId: id })),
    )
  )
}

/** Pages that modules have below /settings: what holds for a municipality, for those whom it opens. */
export const moduleLinks = (user: SessionUser, { modules }: Pick<ModuleRegistry, 'modules'>) =>
  modules
    .flatMap(({ routes }) => routes)
    .filter(({ path, permission }) => path.startsWith('/settings/') && opensFor(user, permission))
