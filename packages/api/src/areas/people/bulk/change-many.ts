import type { BulkOutcome, GivenRole } from '@veckovis/contracts/people'
import { permissionIds } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../errors'
import { peopleError } from '../people-error'
import { holdPeople, loadStill, requirePerson, type Administration } from '../rights/administration'
import { giveRoles, keyOf, readRoles } from '../rights/change-roles'
import { changeActivity } from '../rights/change-standing'
import { refuseWithout } from '../rights/refuse-change'
import type { Changing } from '../keeping/change-person'
import type { Inviting } from '../people-services'
import type { StoredPerson } from '../stored-person'

type Change<Action extends string> = (administration: Administration<Action>, person: StoredPerson) => Promise<void>

export const activityOf =
  (active: boolean, inviting: Inviting): Change<'person-activated' | 'person-deactivated'> =>
  (administration, person) =>
    changeActivity({ ...administration, ...inviting }, person, active)

/** Beside the roles that the person has; who has it already stays as they are. */
export const roleOf =
  (role: GivenRole): Change<'role-given'> =>
  async (administration, person) => {
    // A super admin is made with the title, one person at a time.
    if (role.id === permissionIds.superAdmin) throw peopleError({ code: 'super-admin-only' })
    const held = new Set(person.roles.map(keyOf))
    const given = (await readRoles(administration, [role])).filter(one => !held.has(keyOf(one)))
    if (given.length === 0) return
    refuseWithout('grant', administration.administrator, person)
    await giveRoles(administration, person.userId, given)
  }

type Many<Action extends string> = Omit<Changing<Action>, 'transaction'> & {
  /** Throws once nobody waits for the answer */
  readonly requireCaller: () => void
  /** A transaction in the administrator's name */
  readonly work: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>
  readonly sentence: (refusal: AppError) => string
}

const changeOne = async <Action extends string>(
  { work, sentence, requireCaller, ...changing }: Many<Action>,
  id: number,
  change: Change<Action>,
): Promise<BulkOutcome['items'][0]> => {
  requireCaller()
  try {
    return await work(async transaction => {
      const administrator = await holdPeople(transaction, changing.administratorId, [id])
      const administration = { ...changing, transaction, administrator }
      await change(administration, await requirePerson(administration, id))
      const { version } = await loadStill(administration, id)
      return { done: true, id, version }
    })
  } catch (failure) {
    if (!(failure instanceof AppError)) throw failure
    return { done: false, id, code: failure.refusal.code, message: sentence(failure) }
  }
}

/** One after the other, each all or nothing; a refusal of one is told beside it and stops no other. */
export const changeMany = async <Action extends string>(
  many: Many<Action>,
  ids: readonly number[],
  change: Change<Action>,
): Promise<BulkOutcome> => {
  const items: BulkOutcome['items'] = []
  for (const id of ids) items.push(await changeOne(many, id, change))
  return { items }
}
