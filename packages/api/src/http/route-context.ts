import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditBy, type Audit, type AuditEvent } from '../audit/audit'
import { includesLevel, levelOn, type Actor, type AddressedMunicipality, type AddressedUnit, type Level } from './actor'
import type { AnyRoute, RouteContext } from './route'
import { requireNewestBy, versionTag, type VersionedRecord } from './version-tag'

/** What is known of a call when its work begins. */
export type Call = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly actor: Actor | undefined
  readonly unit: AddressedUnit | undefined
  readonly municipality: AddressedMunicipality | undefined
  readonly now: Date
}

export const missing = (what: string): never => {
  throw new Error(`This route has no ${what}`)
}

const isAllowed = (route: AnyRoute, { actor, unit }: Call, level: Level): boolean => {
  if (route.access.kind !== 'unit' || !actor || !unit) return missing('level on a unit')
  const held = levelOn(actor, route.access.permission, unit)
  return held !== null && includesLevel(held, level)
}

/** The writer of audit rows in the name of the caller. */
export const writerOf = ({ actor, unit, now }: Call): Audit<AuditEvent> =>
  auditBy({ userId: actor?.userId ?? null, unitId: unit?.unitId ?? null, at: now })

/** The ETag of the answer. */
export const tagAnswer = (reply: FastifyReply, record: VersionedRecord): void =>
  void reply.header('etag', versionTag(record))

/** What a handler gets of a call. What the route does not have throws, so that no handler leans on nothing. */
export const contextOf = (route: AnyRoute, call: Call): RouteContext<unknown, unknown, unknown, string> => {
  const { request, reply, actor, unit, municipality, now } = call
  return {
    ...call,
    get actor() {
      return actor ?? missing('session')
    },
    get unit() {
      return unit ?? missing('unit')
    },
    get municipality() {
      return municipality ?? missing('municipality')
    },
    get caller() {
      return { userId: this.actor.userId, unitId: this.unit.unitId, at: now }
    },
    get requireNewest() {
      return route.takesVersion ? requireNewestBy(request.headers['if-match']) : missing('version to rest on')
    },
    may: level => isAllowed(route, call, level),
    audit: writerOf(call),
    tag: record => tagAnswer(reply, record),
  }
}
