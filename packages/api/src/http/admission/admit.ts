import { everywhere, holdsRight, holdsRightSomewhere, reaches, type PlaceKind } from '@veckovis/domain/access'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../db/database'
import { sentAtOnce } from '../../db/sent-at-once'
import { generalError } from '../general-error'
import { bearerOf, type AccessClaims, type AccessTokens } from './access-token'
import type { AnyRoute } from '../route'
import { isKeyAccess, rightOf, type PlaceAccess } from './access'
import { loadActor, type Actor } from './actor'
import { rememberCaller } from './caller-of'
import { loadPlace, loadUnits, type AddressedPlaces, type AddressedUnit } from './addressed-place'
import type { DeployKey, RequireKey } from './deploy-key'
import type { MachineKey, RequireMachineKey } from './machine-key'
import { parsePart } from './parse-part'
import type { PersonRoom } from './person-room'

export type AdmissionServices = {
  readonly database: Pick<Database, 'read' | 'readTogether'>
  readonly accessTokens: AccessTokens
  readonly now: () => Date
  readonly enterPerson: PersonRoom
  readonly requireKey: RequireKey
  readonly requireMachineKey: RequireMachineKey
}

/** A call that may go on. */
export type Admitted = {
  readonly actor: Actor | undefined
  /** Of a call by a deploy key. */
  readonly deployKey?: DeployKey
  /** Of a call by a machine key. */
  readonly machineKey?: MachineKey
  readonly params: unknown
  /** The one place that the call addresses, if any. */
  readonly places: Partial<AddressedPlaces>
}

/** A request, and where its answer goes. */
type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }

const claimsOf = async (
  { request, reply }: Exchange,
  { accessTokens, now, enterPerson }: AdmissionServices,
): Promise<AccessClaims> => {
  const token = bearerOf(request.headers.authorization)
  const claims = token === undefined ? undefined : await accessTokens.verify(token, now())
  if (claims === undefined) throw generalError({ code: 'unauthenticated' })
  enterPerson(claims.userId, reply.raw)
  return claims
}

/**
 * The place when the actor reaches it, it is open, its municipality holds the licence, and the actor holds the right
 * there: asked in this order. A foreign place and an absent one get the same answer, so that ids cannot be probed. What
 * administers places addresses none, so that a closed one can be opened again.
 */
const admitTo = <Found extends AddressedPlaces[PlaceKind]>(
  actor: Actor,
  access: PlaceAccess,
  place: Found | undefined,
): Found => {
  if (place === undefined || !reaches(actor, place)) throw generalError({ code: 'forbidden' })
  if ('isOpen' in place && !place.isOpen) throw generalError({ code: 'unit-inactive' })
  const licences = 'licences' in place ? place.licences : []
  if (access.licence !== undefined && !licences.includes(access.licence)) throw generalError({ code: 'not-licensed' })
  if (!holdsRight(actor, rightOf(access), place)) throw generalError({ code: 'forbidden' })
  return place
}

/** The place of that id, when the actor may do there what `access` says. */
export const admitPlace = async <Kind extends PlaceKind>(
  actor: Actor,
  access: PlaceAccess & { readonly place: Kind },
  id: number,
  { database, now }: { readonly database: Pick<Database, 'read'>; readonly now: () => Date },
): Promise<AddressedPlaces[Kind]> => admitTo(actor, access, await loadPlace(database.read, access.place, id, now()))

/** The units of these ids, when the actor may do in each of them what `access` says. */
export const admitUnits = async (
  actor: Actor,
  access: PlaceAccess & { readonly place: 'unit' },
  ids: readonly number[],
  { database, now }: { readonly database: Pick<Database, 'read'>; readonly now: Date },
): Promise<AddressedUnit[]> => {
  const found = new Map((await loadUnits(database.read, ids, now)).map(unit => [unit.unitId, unit]))
  return ids.map(id => admitTo(actor, access, found.get(id)))
}

/** The schema of such a route makes a number of it. */
const idIn = (value: unknown, kind: PlaceKind): number => {
  const id = (value as Readonly<Record<string, unknown>> | undefined)?.[`${kind}Id`]
  if (typeof id !== 'number') throw new Error(`This route has no ${kind}Id`)
  return id
}

const placeOfRecord = async ({ placeOf }: AnyRoute, actor: Actor, params: unknown): Promise<number> => {
  if (placeOf === undefined) throw new Error('This route does not tell the place of its record')
  const id = await placeOf(actor.userId, params)
  // A record that the actor cannot see is as absent.
  if (id === undefined) throw generalError({ code: 'forbidden' })
  return id
}

const admitBy = async (
  access: PlaceAccess,
  actor: Actor,
  id: (kind: PlaceKind) => Promise<number> | number,
  services: AdmissionServices,
): Promise<Partial<AddressedPlaces>> => {
  const { place } = access
  if (place === 'everywhere' || place === 'somewhere') {
    const right = rightOf(access)
    const isHeld = place === 'somewhere' ? holdsRightSomewhere(actor, right) : holdsRight(actor, right, everywhere)
    if (!isHeld) throw generalError({ code: 'forbidden' })
    return {}
  }
  return { [place]: await admitPlace(actor, { ...access, place }, await id(place), services) }
}

type ReadParams = { readonly params: unknown } | { readonly refusal: unknown }

/** What is wrong with an address is said once the caller is known. */
const readParams = ({ params }: AnyRoute, { request }: Exchange): ReadParams => {
  try {
    return { params: parsePart(params, request.params, 'params') }
  } catch (refusal) {
    return { refusal }
  }
}

/** The place that the address names, if it names one. */
const placeOfAddress = ({ access }: AnyRoute, read: ReadParams) => {
  if (typeof access === 'string' || (access.from ?? 'params') !== 'params' || 'refusal' in read) return undefined
  const { place: kind } = access
  return kind === 'everywhere' || kind === 'somewhere' ? undefined : { kind, access, id: idIn(read.params, kind) }
}

/**
 * Session, place, licence and right, before the body is read. The place of the address is read together with the caller
 * and looked at after it; one that the body names waits for `admitBody`.
 */
export const admit = async (route: AnyRoute, exchange: Exchange, services: AdmissionServices): Promise<Admitted> => {
  const { access } = route
  const read = readParams(route, exchange)
  const paramsOf = () => {
    if ('refusal' in read) throw read.refusal
    return read.params
  }
  if (access === 'public') return { actor: undefined, params: paramsOf(), places: {} }
  if (isKeyAccess(access)) {
    const deployKey = await services.requireKey(exchange.request, access, services.now())
    return { actor: undefined, deployKey, params: paramsOf(), places: {} }
  }
  if (access === 'machine-key') {
    const machineKey = await services.requireMachineKey(exchange.request, services.now())
    return { actor: undefined, machineKey, params: paramsOf(), places: {} }
  }
  const claims = await claimsOf(exchange, services)
  const at = services.now()
  const addressed = placeOfAddress(route, read)
  const [actor, place] = await services.database.readTogether(query =>
    sentAtOnce([loadActor(query, claims, at), addressed && loadPlace(query, addressed.kind, addressed.id, at)]),
  )
  if (!actor) throw generalError({ code: 'unauthenticated' })
  rememberCaller(exchange.request, actor.userId)
  const params = paramsOf()
  if (addressed) return { actor, params, places: { [addressed.kind]: admitTo(actor, addressed.access, place) } }
  if (typeof access === 'string' || access.from === 'body') return { actor, params, places: {} }
  return { actor, params, places: await admitBy(access, actor, () => placeOfRecord(route, actor, params), services) }
}

/** The same for a place that stands in the body; any other call goes on as it was admitted. */
export const admitBody = async (
  { access }: AnyRoute,
  { actor, places }: Admitted,
  body: unknown,
  services: AdmissionServices,
): Promise<Partial<AddressedPlaces>> =>
  actor === undefined || typeof access === 'string' || access.from !== 'body'
    ? places
    : admitBy(access, actor, kind => idIn(body, kind), services)
