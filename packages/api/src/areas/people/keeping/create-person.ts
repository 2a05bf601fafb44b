import type { NewPerson } from '@veckovis/contracts/people'
import {
  holdsLevel,
  isSuperAdmin,
  permissionIds,
  scopesOf,
  type Administrator,
  type Place,
} from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { requestDigest } from '../../../http/request-digest'
import type { Language } from '../../../http/language'
import { peopleError } from '../people-error'
import { invitePerson } from '../inviting/invite-person'
import type { PeopleNeeds } from '../people-services'
import { holdPeople, loadStill, requirePerson } from '../rights/administration'
import { changeJobTitle } from '../rights/change-standing'
import { changeOwnRights } from '../rights/own-rights'
import { giveRoles, readRoles, type RoleOnPlace } from '../rights/change-roles'
import { loadPlaces } from '../rights/role-places'
import { detailsSent, placesOf, type StoredPerson } from '../stored-person'
import { askForAddress } from './ask-for-address'
import type { Changing } from './change-person'
import { settleSuperAdmin } from './super-admin-role'

export type Making = Changing<
  'person-created' | 'person-claimed' | 'role-given' | 'job-title-changed' | 'person-changed' | 'person-invited'
> & {
  readonly language: Language
  readonly now: Date
}

type Request = { readonly madeBy: number; readonly requestId: string; readonly digest: Buffer }

const requestOf = (madeBy: number, person: NewPerson): Request => ({
  madeBy,
  requestId: person.requestId,
  digest: requestDigest(person),
})

/** The person of an earlier call with this request; another body under the same id may not be guessed at. */
const findRepeat = async (
  { query }: Transaction,
  { madeBy, requestId, digest }: Request,
): Promise<number | undefined> => {
  const { rows } = await query<{ id: number; isSame: boolean }>(
    'SELECT id, request_digest = $3 AS "isSame" FROM account WHERE made_by = $1 AND request_id = $2',
    [madeBy, requestId, digest],
  )
  const [found] = rows
  if (found === undefined || found.isSame) return found?.id
  throw peopleError({ code: 'conflict', details: { reason: 'request-repeated', id: found.id } })
}

/** The municipality of the only place where the administrator edits people. */
const homeOfAdministrator = async (
  transaction: Transaction,
  administrator: Administrator,
): Promise<Place | undefined> => {
  const scopes = scopesOf(administrator, { permissions: [permissionIds.users], level: 'WRITE' }) ?? []
  const placeOf = await loadPlaces(transaction, scopes)
  const municipalities = new Map(scopes.map(placeOf).map(place => [place?.municipalityId, place]))
  const [only] = municipalities.values()
  return municipalities.size === 1 ? only : undefined
}

/** Where the person belongs. The person who makes somebody gets to see them afterwards: by the home, or by a role. */
const homeOf = async (
  transaction: Transaction,
  administrator: Administrator,
  { homeMunicipalityId }: NewPerson,
  roles: readonly RoleOnPlace[],
): Promise<number | null> => {
  const edits = (place: Place) => holdsLevel(administrator, permissionIds.users, 'WRITE', place)
  if (homeMunicipalityId !== undefined) {
    const scope = { kind: 'municipality', id: homeMunicipalityId } as const
    const home = (await loadPlaces(transaction, [scope]))(scope)
    if (home === undefined || !edits(home)) throw peopleError({ code: 'forbidden' })
    return homeMunicipalityId
  }
  const ofRole = roles.find(({ place }) => place.municipalityId !== undefined)?.place
  const { countyId, municipalityId } = ofRole ?? (await homeOfAdministrator(transaction, administrator)) ?? {}
  const isSeen = roles.length > 0 || (municipalityId !== undefined && edits({ countyId, municipalityId }))
  if (!isSeen && !isSuperAdmin(administrator)) throw peopleError({ code: 'forbidden' })
  return municipalityId ?? null
}

/**
 * A new account; or a sign-up with the address that is taken up; or a new one instead of an account that another
 * municipality has made with an address of ours, and that nobody has used.
 */
const insertPerson = async (
  { transaction, administratorId, audit, securityLog, now }: Making,
  { digest, requestId }: Request,
  person: NewPerson,
  made: { readonly home: number | null; readonly nobodysHash: string },
): Promise<number> => {
  const { email, active } = person
  const details = Object.values(detailsSent(person))
  const idOf = async (name: string, values: unknown[]) =>
    (await transaction.query<{ id: number | null }>(`SELECT ${name}(${placesOf(values)}) AS id`, values)).rows[0]?.id ??
    undefined
  const create = () => idOf('create_person', [...details, made.nobodysHash, active, made.home, requestId, digest, now])
  const claim = () => idOf('claim_person', [...details, active, made.home, requestId, digest])
  const written = async (action: 'person-created' | 'person-claimed', id: number, details: object) => {
    await audit(transaction, { action, subject: `user/${id}`, details })
    return id
  }
  const created = await create()
  if (created !== undefined) return written('person-created', created, {})
  const claimed = await claim()
  if (claimed !== undefined) return written('person-claimed', claimed, {})
  const replaced = await idOf('free_address', [email])
  const instead = replaced && (await create())
  if (!instead) throw peopleError({ code: 'email-taken' })
  await securityLog.record(transaction, {
    kind: 'account-changed',
    userId: administratorId,
    subject: `user/${replaced}`,
    details: { active: false },
  })
  return written('person-claimed', instead, { replaced })
}

/** Whom the call has made; of a repeat the person as they are now. */
export const createPerson = async (making: Making, needs: PeopleNeeds, person: NewPerson): Promise<StoredPerson> => {
  const { transaction, administratorId, language, now } = making
  const administrator = await holdPeople(transaction, administratorId, [])
  const request = requestOf(administratorId, person)
  const repeated = await findRepeat(transaction, request)
  const administration = { ...making, administrator }
  if (repeated !== undefined) return requirePerson(administration, repeated)
  const asked = { jobTitleId: person.jobTitleId ?? undefined, roles: await readRoles(administration, person.roles) }
  const { jobTitleId = null, roles = [] } = settleSuperAdmin(asked, { jobTitleId: null, roles: [] })
  const home = await homeOf(transaction, administrator, person, roles)
  const nobodysHash = await needs.nobodysHash()
  await askForAddress({ ...needs, transaction, administrator, now }, person.email)
  const id = await insertPerson(making, request, person, { home, nobodysHash })
  await giveRoles(administration, id, roles)
  const made = await loadStill(administration, id)
  const { ownRights } = person
  if (made.jobTitleId === jobTitleId && !person.invite && ownRights === undefined) return made
  await changeJobTitle(administration, made, jobTitleId)
  if (ownRights !== undefined)
    await changeOwnRights(administration, await loadStill(administration, id), { given: ownRights, taken: [] })
  if (person.invite)
    await invitePerson({ ...needs, language, now })(administration, await loadStill(administration, id))
  return loadStill(administration, id)
}
