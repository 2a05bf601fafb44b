import { idInPath } from '@veckovis/contracts/wire'
import { jobTitleIds, permissionIds } from '@veckovis/domain/access'
import { z } from 'zod'
import type { Access } from '../../../http/admission/access'
import type { Actor } from '../../../http/admission/actor'
import type { AddressedMunicipality } from '../../../http/admission/addressed-place'
import type { SettingsCaller } from './change-settings'

/** A super admin, or an economist who approves budgets in the whole municipality. */
export const settingsAccess = {
  place: 'municipality',
  permission: permissionIds.budget,
  level: 'APPROVE',
  jobTitle: jobTitleIds.economist,
  licence: 'budget',
} as const satisfies Access

export const municipalityParams = z.strictObject({ municipalityId: idInPath })
export const settingParams = z.strictObject({ municipalityId: idInPath, settingId: idInPath })

type Called = { readonly actor: Actor; readonly municipality: AddressedMunicipality; readonly now: Date }

export const callerOf = ({ actor, municipality, now }: Called): SettingsCaller => ({
  userId: actor.userId,
  municipalityId: municipality.municipalityId,
  at: now,
})
