import type { AccessPreview, UnitMove } from '@veckovis/contracts/organisation'
import type { Transaction } from '../../../db/database'
import { previewAccess } from './access-preview'
import { findUnits, holdTarget, refuseOtherMunicipality, refuseTakenNames } from './held-units'

/** Who gains and who loses which rights on the units, if they are moved; refused for the reasons of the move. */
export const checkMove = async (
  transaction: Transaction,
  { unitIds, departmentId }: UnitMove,
): Promise<AccessPreview> => {
  const target = await holdTarget(transaction, departmentId)
  const units = await findUnits(transaction, unitIds)
  refuseOtherMunicipality(units, target)
  await refuseTakenNames(transaction, units, target)
  const departments = new Set([target.id, ...units.map(unit => unit.departmentId)])
  const { municipalityId, countyId } = target
  const places = units.map(unit => ({
    before: { countyId, municipalityId, departmentId: unit.departmentId, unitId: unit.id },
    after: { countyId, municipalityId, departmentId: target.id, unitId: unit.id },
  }))
  return previewAccess(transaction, { kind: 'department', ids: [...departments] }, places)
}
