import { permissionIds, type PermissionLevel } from '@veckovis/domain/access'
import type { Access } from '../../../http/admission/access'
import type { Actor } from '../../../http/admission/actor'
import type { AddressedUnit } from '../../../http/admission/addressed-place'
import { admitUnits } from '../../../http/admission/admit'
import type { DiaryServices } from '../diary-context'
import { listUnitsOfEntries } from './decision-repository'

/** The entries of a call may be of several units: each of them is admitted by itself. */
export const somewhere = (level: PermissionLevel): Access => ({
  place: 'somewhere',
  permission: permissionIds.diary,
  level,
})

type Called = { readonly actor: Actor; readonly now: Date }

export const admitUnitsOf = async (
  { database }: DiaryServices,
  { actor, now }: Called,
  asked: { readonly ids: readonly number[]; readonly level: PermissionLevel },
): Promise<AddressedUnit[]> => {
  const unitIds = await database.asUser(actor.userId, transaction => listUnitsOfEntries(transaction, asked.ids))
  const access = { place: 'unit', permission: permissionIds.diary, level: asked.level, licence: 'diary' } as const
  return admitUnits(actor, access, unitIds, { database, now })
}
