import type { PersonRecord, PersonRow } from '@veckovis/contracts/people'
import { peopleAccess, type Administrator } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { countUnits } from '../list/count-units'
import { loadInvitations } from '../list/load-invitations'
import type { PeopleNeeds } from '../people-services'
import { loadOwnRights } from '../rights/own-rights'
import type { ListedPerson, StoredPerson } from '../stored-person'
import { showRecord, showRow, type Beside } from './show-person'

/** Who is answered, from which transaction, and when. */
export type Answering = {
  readonly transaction: Transaction
  readonly needs: PeopleNeeds
  readonly administrator: Administrator
  readonly now: Date
}

const loadBeside = async (
  { transaction, needs, administrator, now }: Answering,
  people: readonly ListedPerson[],
): Promise<Beside> => ({
  units: await countUnits(transaction.query, administrator, people),
  invitation: await loadInvitations(transaction, needs, { ids: people.map(({ userId }) => userId), now }),
})

/** People as the administrator gets to see them in a list. */
export const answerRows = async (answering: Answering, people: readonly ListedPerson[]): Promise<PersonRow[]> => {
  const beside = await loadBeside(answering, people)
  const access = peopleAccess(answering.administrator)
  return people.map(person => showRow(access, person, beside))
}

/** A person as the administrator gets to see them alone. */
export const answerRecord = async (answering: Answering, person: StoredPerson): Promise<PersonRecord> => ({
  ...showRecord(peopleAccess(answering.administrator), person, await loadBeside(answering, [person])),
  ownRights: await loadOwnRights(answering.transaction.query, person.userId),
})
