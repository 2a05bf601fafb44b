import { isSuperAdmin, peopleAccess, type Administrator, type PersonAccess } from '@veckovis/domain/access'
import { isGonePlace } from '../../../db/gone-place'
import { isWallRefusal } from '../../../db/wall-refusal'
import { peopleError } from '../people-error'
import type { StoredPerson } from '../stored-person'

/** Refuses what the administrator may not do with the person, and says why. */
export const refuseWithout = (what: keyof PersonAccess, administrator: Administrator, person: StoredPerson): void => {
  if (peopleAccess(administrator).accessTo(person)[what]) return
  if (administrator.userId === person.userId) throw peopleError({ code: 'own-roles' })
  if (isSuperAdmin(person) && !isSuperAdmin(administrator)) throw peopleError({ code: 'super-admin-only' })
  throw peopleError({ code: what === 'grant' || what === 'jobTitle' ? 'not-yours-to-grant' : 'forbidden' })
}

type DatabaseFailure = { readonly code?: string }

const lastSuperAdmin = '23001'

/**
 * Work that asks the functions of the database, whose refusals become ours: that nobody would be left to administer
 * everything, and what was taken from the administrator, or moved or deleted, since it was read here.
 */
export const refusingInWords = async <T>(
  work: () => Promise<T>,
  otherwise: 'forbidden' | 'not-yours-to-grant' = 'forbidden',
): Promise<T> => {
  try {
    return await work()
  } catch (failure) {
    const { code } = failure as DatabaseFailure
    if (code === lastSuperAdmin) throw peopleError({ code: 'last-super-admin' }, {}, failure)
    if (isWallRefusal(failure) || isGonePlace(failure)) throw peopleError({ code: otherwise }, {}, failure)
    throw failure
  }
}
