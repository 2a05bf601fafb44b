import { holdsRight, type PermissionLevel } from '@veckovis/domain/access'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { auditBy, type Audit, type AuditEvent } from '../audit/audit'
import { requireCaller } from './caller-gone'
import { rightOf } from './admission/access'
import type { Admitted } from './admission/admit'
import { parsePart } from './admission/parse-part'
import type { AnyRoute, RouteContext } from './route'
import { readUploadedForm } from './uploaded-file'
import { requireNewestBy, versionTag, type VersionedRecord } from './version-tag'

/** What is known of a call when its work begins. */
export type Call = Admitted & {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly query: unknown
  readonly body: unknown
  readonly now: Date
  /** How many audit rows the call has left */
  readonly trail: { rows: number }
}

export const missing = (what: string): never => {
  throw new Error(`This route has no ${what}`)
}

const isAllowed = ({ access }: AnyRoute, { actor, places }: Call, level: PermissionLevel): boolean => {
  const [place] = Object.values(places)
  const right = typeof access === 'string' || access.permission === undefined ? undefined : rightOf(access)
  if (right === undefined || !actor || place === undefined) return missing('level on a place')
  return holdsRight(actor, { ...right, level }, place)
}

/** The writer of audit rows in the name of the caller. */
export const writerOf = ({ actor, places, trail }: Call): Audit<AuditEvent> => {
  const write = auditBy({ userId: actor?.userId ?? null, unitId: places.unit?.unitId ?? null })
  return async (transaction, ...events) => {
    await write(transaction, ...events)
    trail.rows += events.length
  }
}

/** The ETag of the answer. */
export const tagAnswer = (reply: FastifyReply, record: VersionedRecord): void =>
  void reply.header('etag', versionTag(record))

const formOf = ({ takesFile }: AnyRoute, { request }: Call) => readUploadedForm(request, takesFile ?? missing('file'))

const formReaderOf =
  (route: AnyRoute, call: Call): RouteContext<unknown, unknown, unknown, string>['readForm'] =>
  async schema => {
    const { file, fields } = await formOf(route, call)
    if (typeof file === 'string') return file
    return { file, fields: parsePart(schema, fields, 'body') as z.output<typeof schema> }
  }

/** What a handler gets of a call. What the route does not have throws, so that no handler leans on nothing. */
export const contextOf = (route: AnyRoute, call: Call): RouteContext<unknown, unknown, unknown, string> => {
  const { request, reply, actor, places, now } = call
  return {
    ...call,
    get actor() {
      return actor ?? missing('session')
    },
    get deployKey() {
      return call.deployKey ?? missing('deploy key')
    },
    get machineKey() {
      return call.machineKey ?? missing('machine key')
    },
    get unit() {
      return places.unit ?? missing('unit')
    },
    get department() {
      return places.department ?? missing('department')
    },
    get municipality() {
      return places.municipality ?? missing('municipality')
    },
    get county() {
      return places.county ?? missing('county')
    },
    get caller() {
      return { userId: this.actor.userId, unitId: this.unit.unitId, at: now }
    },
    get requireNewest() {
      return route.takesVersion ? requireNewestBy(request.headers['if-match']) : missing('version to rest on')
    },
    readFile: async () => (await formOf(route, call)).file,
    readForm: formReaderOf(route, call),
    requireCaller: () => (route.work === 'long' ? requireCaller(reply) : missing('long work')),
    may: level => isAllowed(route, call, level),
    audit: writerOf(call),
    tag: record => tagAnswer(reply, record),
  }
}
