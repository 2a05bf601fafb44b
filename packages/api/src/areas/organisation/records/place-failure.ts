import type { PlaceRefusal } from '@veckovis/contracts/organisation'
import { isWallRefusal } from '../../../db/wall-refusal'
import { organisationError } from '../organisation-error'

/** The unique names of the database, by the index that holds them (0001, 0012). */
const taken: Readonly<Record<string, PlaceRefusal>> = {
  county_name: { code: 'county-taken' },
  county_code_key: { code: 'county-code-taken' },
  municipality_name: { code: 'municipality-taken' },
  department_name: { code: 'department-taken' },
  unit_code: { code: 'unit-code-taken' },
  unit_name: { code: 'unit-taken', details: { names: [] } },
}

type DatabaseFailure = { readonly code?: string; readonly constraint?: string }

const refusalOf = (failure: unknown) => {
  const { code, constraint = '' } = failure as DatabaseFailure
  const refusal = code === '23505' ? taken[constraint] : undefined
  if (refusal !== undefined) return organisationError(refusal, {}, failure)
  // What came to stand in the way that nobody asked for: the keys of the database know all of it.
  if (code === '23503') return organisationError({ code: 'in-use', details: { obstacles: [] } }, {}, failure)
  // Anyone who lost the right between the admission and the change.
  return isWallRefusal(failure) ? organisationError({ code: 'forbidden' }, {}, failure) : failure
}

/**
 * Does the work on places, and says in our words what the database refuses: of two who give one name at the same moment
 * the second learns it only from there.
 */
export const refusingInWords = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (failure) {
    throw refusalOf(failure)
  }
}
