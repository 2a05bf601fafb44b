import { holdsRight, permissionIds, type RoleHolder } from '@veckovis/domain/access'
import type { SubmissionState } from '@veckovis/domain/follow-up'
import type { AddressedUnit } from '../../../http/admission/addressed-place'

/** Whether somebody approves forecasts of the department, municipality, county or country of the unit, not of the unit alone. */
export const approvesAbove = (
  holder: RoleHolder,
  { countyId, municipalityId, departmentId }: Omit<AddressedUnit, 'unitId'>,
): boolean =>
  holdsRight(
    holder,
    { permissions: [permissionIds.forecast], level: 'APPROVE' },
    { countyId, municipalityId, departmentId },
  )

/** What is accepted can be returned, so that the unit can hand in again; what is returned waits for that. */
export const canBecome = (state: SubmissionState, decision: 'accepted' | 'returned'): boolean =>
  state === 'submitted' || (state === 'accepted' && decision === 'returned')

/** Until somebody has decided: what is returned waits for the next, with the reason in sight. */
export const canBeWithdrawn = (state: SubmissionState): boolean => state === 'submitted'
