import type { UnitMove } from '@veckovis/contracts/organisation'
import type { Transaction } from '../../../db/database'
import { placeSubject, type PlaceTrail } from '../records/place-trail'
import { holdTarget, lockUnits, refuseOtherMunicipality, refuseTakenNames } from './held-units'

/** What a move asks of the area of forecasts. */
export type MoveNeeds = {
  /** Waits for changes of the units' forecasts that are under way, and keeps new ones waiting. */
  readonly holdForecasts: (transaction: Transaction, unitIds: readonly number[]) => Promise<void>
}

/**
 * Moves units into another department of their municipality, all of them or none. What they have stays with them; who
 * may do what follows from the roles as they are. A save that is under way ends with the rights that it began with.
 */
export const moveUnits = async (
  transaction: Transaction,
  { unitIds, departmentId }: UnitMove,
  { audit, holdForecasts }: PlaceTrail<'place-moved'> & MoveNeeds,
): Promise<number> => {
  const target = await holdTarget(transaction, departmentId)
  const units = await lockUnits(transaction, unitIds)
  refuseOtherMunicipality(units, target)
  await refuseTakenNames(transaction, units, target)
  const moving = units.filter(unit => unit.departmentId !== target.id)
  const ids = moving.map(({ id }) => id)
  await holdForecasts(transaction, ids)
  await transaction.query('UPDATE unit SET department_id = $2, version = version + 1 WHERE id = ANY ($1::int[])', [
    ids,
    target.id,
  ])
  const moves = moving.map(({ id, department }) => {
    const changes = [{ field: 'department', from: department, to: target.name }]
    return { action: 'place-moved', subject: placeSubject('unit', id), details: { changes } } as const
  })
  await audit(transaction, ...moves)
  return moving.length
}
