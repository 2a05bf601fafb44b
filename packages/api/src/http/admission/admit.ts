import { everywhere, holdsRight, holdsRightSomewhere, reaches, type PlaceKind } from '@veckovis/domain/access'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../db/database'
import { generalError } from '../general-error'
import { bearerOf, type AccessTokens } from './access-token'
import type { AnyRoute } from '../route'
import { rightOf, type PlaceAccess } from './access'
import { loadActor, type Actor } from './actor'
import { rememberCaller } from './caller-of'
import { loadPlace, type AddressedPlaces } from './addressed-place'
import { parsePart } from './parse-part'
import type { PersonRoom } from './person-room'

export type AdmissionServices = {
  readonly database: Pick<Database, 'read'>
  readonly accessTokens: AccessTokens
  readonly now: () => Date
  readonly enterPerson: PersonRoom
}

/** A call that may go on. */
export type Admitted = {
  readonly actor: Actor | undefined
  readonly params: unknown
  /** The one place that the call addresses, if any. */
  readonly places: Partial<AddressedPlaces>
}

/** A request, and where its answer goes. */
type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }

const authenticate = async (
  { request, reply }: Exchange,
  { accessTokens, database, now, enterPerson }: AdmissionServices,
): Promise<Actor> => {
  const token = bearerOf(request.headers.authorization)
  const at = now()
  const claims = token === undefined ? undefined : await accessTokens.verify(token, at)
  if (claims) enterPerson(claims.userId, reply.raw)
  const actor = claims && (await loadActor(database.read, claims, at))
  if (!actor) throw generalError({ code: 'unauthenticated' })
  rememberCaller(request, actor.userId)
  return actor
}

/**
 * The place when the actor reaches it, its municipality holds the licence, and the actor holds the right there: asked in
 * this order. A foreign place and an absent one get the same answer, so that ids cannot be probed.
 */
export const admitPlace = async <Kind extends PlaceKind>(
  actor: Actor,
  access: PlaceAccess & { readonly place: Kind },
  id: number,
  { database, now }: Pick<AdmissionServices, 'database' | 'now'>,
): Promise<AddressedPlaces[Kind]> => {
  const place = await loadPlace(database.read, access.place, id, now())
  if (place === undefined || !reaches(actor, place)) throw generalError({ code: 'forbidden' })
  const licences = 'licences' in place ? place.licences : []
  if (access.licence !== undefined && !licences.includes(access.licence)) throw generalError({ code: 'not-licensed' })
  if (!holdsRight(actor, rightOf(access), place)) throw generalError({ code: 'forbidden' })
  return place
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

/** Session, place, licence and right, before the body is read. A place that the body names waits for `admitBody`. */
export const admit = async (route: AnyRoute, exchange: Exchange, services: AdmissionServices): Promise<Admitted> => {
  const { access } = route
  const actor = access === 'public' ? undefined : await authenticate(exchange, services)
  const params = parsePart(route.params, exchange.request.params, 'params')
  if (actor === undefined || typeof access === 'string' || access.from === 'body') return { actor, params, places: {} }
  const id = (kind: PlaceKind) => (access.from === 'record' ? placeOfRecord(route, actor, params) : idIn(params, kind))
  return { actor, params, places: await admitBy(access, actor, id, services) }
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
