import { errorAnswer } from '@veckovis/contracts/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '../db/database'
import { admit, admitBody, type AdmissionServices, type Admitted } from './admission/admit'
import { parsePart, refuseBrokenQuery } from './admission/parse-part'
import { bodyLimitOf } from './body-limit'
import { refusingLostRight } from './refuse-lost-right'
import { createLongWorkRoom, createSaveRoom, createWideWorkRoom } from './rooms'
import type { AnyRoute, Asked, Question } from './route'
import { contextOf, missing, tagAnswer, writerOf, type Call } from './route-context'
import { takeForms } from './uploaded-file'
import type { VersionedRecord } from './version-tag'

export type RouteServices = AdmissionServices & { readonly database: Database }

type Answered = { readonly answer: unknown; readonly asked: Asked | 'not-modified' | 'many-people' }

const questionsOf = ({ asked }: Answered, { reply }: Call): readonly Question[] => {
  if (asked === 'not-modified' && reply.statusCode !== 304) throw new Error('An answer without a question is no 304')
  return typeof asked === 'string' ? [] : [asked].flat()
}

/** The answer of a read of special data, once the audit says what was asked. */
const audited = async (
  route: AnyRoute,
  call: Call,
  answered: unknown,
  { database }: RouteServices,
): Promise<unknown> => {
  if (route.audit === undefined || !('reads' in route.audit)) return answered
  const { reads: action } = route.audit
  const questions = questionsOf(answered as Answered, call)
  if (questions.length === 0) return (answered as Answered).answer
  const { userId } = call.actor ?? missing('session')
  const write = writerOf(call)
  // What cannot be written down is not shown: the answer waits.
  const events = questions.map(each => ({ ...each, action }))
  await database.asUser(userId, transaction => write(transaction, ...events))
  return (answered as Answered).answer
}

/** A change that turns out to be none, such as a repeat, answers the same special data, and is not to do so unseen. */
const refuseWithoutTrail = ({ data, audit, method, url }: AnyRoute, { trail }: Call): void => {
  if (data !== 'special' || audit === undefined || 'reads' in audit || trail.rows > 0) return
  throw new Error(`${method} ${url} carries special data and has left no audit row`)
}

/** A search sends what was typed in its body, and reads. */
const reads = ({ method, audit, isRead }: AnyRoute) =>
  method === 'GET' || isRead === true || (audit !== undefined && 'reads' in audit)

const handle = async (
  route: AnyRoute,
  admitted: Admitted,
  { request, reply }: Pick<Call, 'request' | 'reply'>,
  services: RouteServices,
) => {
  refuseBrokenQuery(request.raw.url ?? '')
  const query = parsePart(route.query, request.query, 'query')
  // An empty text is no body.
  const body = parsePart(route.body, request.body === '' ? undefined : request.body, 'body')
  const places = await admitBody(route, admitted, body, services)
  // Before the work, which may send the answer itself; a refusal takes it back.
  if (route.cached) void reply.header('cache-control', route.cached.as)
  const call: Call = { ...admitted, places, request, reply, query, body, now: services.now(), trail: { rows: 0 } }
  const answer = await refusingLostRight(
    call,
    { ...services, isChange: !reads(route), isLong: route.work === 'long' },
    async () => {
      const answered = await audited(route, call, await route.handler(contextOf(route, call)), services)
      refuseWithoutTrail(route, call)
      return answered
    },
  )
  if (route.answersVersion) tagAnswer(reply, answer as VersionedRecord)
  return answer
}

/** For the description: beside what every refusal has stand the details that its code has. */
const refusal = errorAnswer.loose()

/** For the description; `requireNewest` of the context reads it. */
const basedOnVersion = z.looseObject({ 'if-match': z.string().optional() })

/**
 * Changes of what places hold; sign-ins and what goes with them do not wait behind those. A file comes as slowly as its
 * sender likes, and no save is to wait for that.
 */
const isSave = (route: AnyRoute) => !reads(route) && typeof route.access !== 'string' && route.takesFile === undefined

/** Each kind of work in its room, so that none of them takes the place of another. */
const createRooms = ({ database }: RouteServices) => {
  const inSaveRoom = createSaveRoom(database.connections)
  const rooms = { long: createLongWorkRoom(database.connections), wide: createWideWorkRoom() }
  return <T>(route: AnyRoute, { actor }: Admitted, work: () => Promise<T>): Promise<T> => {
    const inRoom = route.work ? rooms[route.work] : isSave(route) ? inSaveRoom : undefined
    return inRoom === undefined ? work() : inRoom((actor ?? missing('session')).userId, work)
  }
}

/** For the description: a form with its texts and a file. */
const formOf = ({ texts = [] }: NonNullable<AnyRoute['takesFile']>) =>
  z.object({
    ...Object.fromEntries(texts.map(name => [name, z.string()])),
    file: z.string().meta({ format: 'binary' }),
  })

/** For the description; the routes check with their own schemas, after admission. */
const describe = (route: AnyRoute) => ({
  summary: route.summary,
  ...(route.params ? { params: route.params } : {}),
  ...(route.query ? { querystring: route.query } : {}),
  ...(route.body ? { body: route.body } : {}),
  ...(route.takesFile ? { consumes: ['multipart/form-data'], body: formOf(route.takesFile) } : {}),
  ...(route.takesVersion ? { headers: basedOnVersion } : {}),
  response: { 200: route.answer, '4xx': refusal, '5xx': refusal },
})

/** Registers a route on a scope of the server: admission before the body is even read, then validation, then work. */
const routeRegistrar = (services: RouteServices) => {
  const inItsRoom = createRooms(services)
  const admissions = new WeakMap<FastifyRequest, Admitted>()
  return (scope: FastifyInstance, route: AnyRoute): void => {
    scope.route({
      method: route.method,
      url: route.url,
      bodyLimit: bodyLimitOf(route.body, route.access),
      schema: describe(route),
      onRequest: async (request, reply) => {
        admissions.set(request, await admit(route, { request, reply }, services))
      },
      handler: async (request, reply) => {
        const admitted = admissions.get(request)
        if (admitted === undefined) throw new Error('The request was not admitted')
        const work = () => handle(route, admitted, { request, reply }, services)
        const answer = await inItsRoom(route, admitted, work)
        return reply.sent ? reply : answer
      },
    })
  }
}

/** Registers the routes below the prefix of `app`; those that take a file in a scope of their own, which alone reads forms. */
export const registerRoutes = async (
  app: FastifyInstance,
  routes: readonly AnyRoute[],
  services: RouteServices,
): Promise<void> => {
  const register = routeRegistrar(services)
  for (const route of routes.filter(({ takesFile }) => takesFile === undefined)) register(app, route)
  await app.register(async scope => {
    await takeForms(scope)
    for (const route of routes.filter(({ takesFile }) => takesFile !== undefined)) register(scope, route)
  })
}
