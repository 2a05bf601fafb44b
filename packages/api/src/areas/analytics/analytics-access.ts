import { permissionIds } from '@veckovis/domain/access'
import type { Database } from '../../db/database'
import type { Access } from '../../http/admission/access'
import { admitPlace } from '../../http/admission/admit'
import type { Actor } from '../../http/admission/actor'

/** The licence of a municipality that opens analytics. */
export const analyticsLicence = 'analytics'

/** The three lists of the whole country. */
export const nationwide = { place: 'everywhere', permission: permissionIds.superAdmin } satisfies Access

/** The list of the units where one reads forecasts. It addresses no place: its rows are of licensed municipalities. */
export const ownUnits = {
  place: 'somewhere',
  permission: permissionIds.forecast,
  level: 'READ',
  licence: analyticsLicence,
} satisfies Access

type Chosen = { readonly activeUnitId?: number | undefined }
type Call = { readonly actor: Actor; readonly query: Chosen; readonly now: Date }

/** The licence of the chosen unit's municipality decides; anyone who has chosen none is let in. */
export const requireLicence = async (database: Database, { actor, query, now }: Call): Promise<void> => {
  if (query.activeUnitId === undefined) return
  const access = { place: 'unit', licence: analyticsLicence } as const
  await admitPlace(actor, access, query.activeUnitId, { database, now: () => now })
}
