import { errorAnswer } from '@veckovis/contracts/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z, type ZodType } from 'zod'
import type { Database } from '../db/database'
import { AppError } from '../errors'
import { bearerOf, type AccessTokens } from './access-token'
import {
  holdsAny,
  includesLevel,
  levelOn,
  loadActor,
  loadMunicipality,
  loadUnit,
  mayChangeMunicipality,
  reaches,
  type Actor,
  type AddressedMunicipality,
  type AddressedUnit,
} from './actor'
import type { AnyRoute, Shown } from './route'
import { contextOf, missing, tagAnswer, writerOf, type Call } from './route-context'
import type { VersionedRecord } from './version-tag'

export type RouteServices = {
  readonly database: Database
  readonly accessTokens: AccessTokens
  readonly now: () => Date
}

type Admitted = {
  actor: Actor | undefined
  unit: AddressedUnit | undefined
  municipality: AddressedMunicipality | undefined
  params: unknown
}

const parse = (schema: ZodType | undefined, value: unknown, part: string): unknown => {
  if (schema === undefined) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues
    .slice(0, 50)
    .map(({ path, code, message }) => ({ path: path.join('.'), code, message }))
  throw new AppError('bad-request', { part, problems })
}

const authenticate = async (
  request: FastifyRequest,
  { accessTokens, database, now }: RouteServices,
): Promise<Actor> => {
  const token = bearerOf(request.headers.authorization)
  const claims = token === undefined ? undefined : await accessTokens.verify(token, now())
  const actor = claims && (await loadActor(database.read, claims))
  if (!actor) throw new AppError('unauthenticated')
  return actor
}

/** A foreign unit and an absent one get the same answer, so that ids cannot be probed. */
const admitUnit = async (
  route: AnyRoute,
  actor: Actor,
  unitId: number,
  services: RouteServices,
): Promise<AddressedUnit> => {
  const unit = await loadUnit(services.database.read, unitId, services.now())
  if (unit === undefined || !reaches(actor, unit)) throw new AppError('forbidden')
  if (route.access.kind !== 'unit') return unit
  if (!unit.licences.includes(route.access.area)) throw new AppError('not-licensed')
  const level = levelOn(actor, route.access.permission, unit)
  if (level === null || !includesLevel(level, route.access.level)) throw new AppError('forbidden')
  return unit
}

/** The schemas of such routes make a number of it. */
const unitIdIn = (value: unknown): number => (value as { unitId: number }).unitId

/** The unit that the address names, by itself or by a record; a record that the user cannot see is as absent. */
const unitInAddress = async (route: AnyRoute, actor: Actor, params: unknown, services: RouteServices) => {
  const { access } = route
  const isNamed = access.kind === 'unit-in-reach' || (access.kind === 'unit' && access.from === 'params')
  if (isNamed) return admitUnit(route, actor, unitIdIn(params), services)
  if (access.kind !== 'unit' || access.from === 'body') return undefined
  const { unitOf = () => missing('unit of its record') } = route
  const unitId = await unitOf(actor.userId, params)
  if (unitId === undefined) throw new AppError('forbidden')
  return admitUnit(route, actor, unitId, services)
}

/** A foreign municipality and an absent one get the same answer, too. */
const municipalityInAddress = async (route: AnyRoute, actor: Actor, params: unknown, services: RouteServices) => {
  const { access } = route
  if (access.kind !== 'municipality') return undefined
  const { municipalityId } = params as { municipalityId: number }
  const municipality = await loadMunicipality(services.database.read, municipalityId, services.now())
  if (municipality === undefined || !mayChangeMunicipality(actor, access, municipality)) throw new AppError('forbidden')
  if (!municipality.licences.includes(access.area)) throw new AppError('not-licensed')
  return municipality
}

const admit = async (route: AnyRoute, request: FastifyRequest, services: RouteServices): Promise<Admitted> => {
  const { access } = route
  if (access.kind === 'public')
    return {
      actor: undefined,
      unit: undefined,
      municipality: undefined,
      params: parse(route.params, request.params, 'params'),
    }
  const actor = await authenticate(request, services)
  const params = parse(route.params, request.params, 'params')
  if (access.kind === 'super-admin' && !actor.isSuperAdmin) throw new AppError('forbidden')
  if (access.kind === 'any-permission' && !holdsAny(actor, access.permissions)) throw new AppError('forbidden')
  const unit = await unitInAddress(route, actor, params, services)
  return { actor, params, unit, municipality: await municipalityInAddress(route, actor, params, services) }
}

/** The answer of a read of special data, once it is noted what it showed. */
const noted = async (route: AnyRoute, call: Call, answered: unknown, { database }: RouteServices): Promise<unknown> => {
  if (route.audit === undefined || !('reads' in route.audit)) return answered
  const { answer, shown } = answered as Shown
  const event = shown && { ...shown, action: route.audit.reads }
  const { userId } = call.actor ?? missing('session')
  // What cannot be noted is not shown: the answer waits.
  if (event) await database.asUser(userId, transaction => writerOf(call)(transaction, event))
  return answer
}

const handle = async (
  route: AnyRoute,
  admitted: Admitted,
  { request, reply }: Pick<Call, 'request' | 'reply'>,
  services: RouteServices,
) => {
  const { actor } = admitted
  let { unit } = admitted
  const query = parse(route.query, request.query, 'query')
  const body = parse(route.body, request.body, 'body')
  if (actor && route.access.kind === 'unit' && route.access.from === 'body')
    unit = await admitUnit(route, actor, unitIdIn(body), services)
  const call: Call = { ...admitted, unit, request, reply, query, body, now: services.now() }
  const answer = await noted(route, call, await route.handler(contextOf(route, call)), services)
  if (route.answersVersion) tagAnswer(reply, answer as VersionedRecord)
  return answer
}

/** For the description; `requireNewest` of the context reads it. */
const basedOnVersion = z.looseObject({ 'if-match': z.string().optional() })

/** Registers the routes below the prefix of `app`: admission before the body is even read, then validation, then work. */
export const registerRoutes = (app: FastifyInstance, routes: readonly AnyRoute[], services: RouteServices): void => {
  const admissions = new WeakMap<FastifyRequest, Admitted>()
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.url,
      schema: {
        summary: route.summary,
        ...(route.params ? { params: route.params } : {}),
        ...(route.query ? { querystring: route.query } : {}),
        ...(route.body ? { body: route.body } : {}),
        ...(route.takesVersion ? { headers: basedOnVersion } : {}),
        response: { 200: route.answer, '4xx': errorAnswer, '5xx': errorAnswer },
      },
      onRequest: async request => {
        admissions.set(request, await admit(route, request, services))
      },
      handler: async (request, reply) => {
        const admitted = admissions.get(request)
        if (admitted === undefined) throw new Error('The request was not admitted')
        const answer = await handle(route, admitted, { request, reply }, services)
        return reply.sent ? reply : answer
      },
    })
  }
}
