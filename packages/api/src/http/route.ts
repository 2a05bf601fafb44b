import type { PermissionLevel } from '@veckovis/domain/access'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z, ZodType } from 'zod'
import type { ReadDetails } from '@veckovis/contracts/privacy'
import type { Audit, AuditEvent } from '../audit/audit'
import type { Access } from './admission/access'
import type { Actor } from './admission/actor'
import type { AddressedPlaces } from './admission/addressed-place'
import type { DeployKey } from './admission/deploy-key'
import type { MachineKey } from './admission/machine-key'
import type { UploadedFile } from './uploaded-file'
import type { RequireNewest, VersionedRecord } from './version-tag'

/**
 * What a handler gets: everything that the route declares is read and checked by
 * then. Of the four places that one is there which the route's access names; another one throws.
 */
export type RouteContext<Params, Query, Body, Action extends string> = AddressedPlaces & {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** Throws on a public route, which has none. */
  readonly actor: Actor
  /** The key of the call. Throws on a route that is not for keys. */
  readonly deployKey: DeployKey
  /** The machine key of the call. Throws on a route that is not for them. */
  readonly machineKey: MachineKey
  /** Who does what to the addressed unit, and when. Throws on a route that addresses no unit. */
  readonly caller: { readonly userId: number; readonly unitId: number; readonly at: Date }
  /** Whether the caller holds the route's right at this level on the addressed place. */
  readonly may: (level: PermissionLevel) => boolean
  /** Writes the declared actions, in the transaction of the change. */
  readonly audit: Audit<AuditEvent<Action>>
  /** Refuses a version that is not the newest. Throws on a route that does not declare `takesVersion`. */
  readonly requireNewest: RequireNewest
  /** Reads the file of the form. Throws on a route that does not declare `takesFile`. */
  readonly readFile: () => Promise<UploadedFile>
  /** The same with the texts of the form that come before the file, by their schema. */
  readonly readForm: <Fields extends ZodType>(
    schema: Fields,
  ) => Promise<Exclude<UploadedFile, Buffer> | { readonly file: Buffer; readonly fields: z.output<Fields> }>
  /**
   * Throws once nobody waits for the answer: asked before each record of long work, so that no row is begun for nobody.
   * The transaction that is under way is taken back. Throws on a route that does not declare `work: 'long'`.
   */
  readonly requireCaller: () => void
  /** Gives the answer the ETag of a record that the answer itself does not hold; see `answersVersion`. */
  readonly tag: (record: VersionedRecord) => void
  readonly now: Date
}

/** What the audit keeps of a read of special data: the question, whatever the answer is. */
export type Question = Omit<AuditEvent<string, ReadDetails>, 'action' | 'userId'>

/** Of several units one for each. */
export type Asked = Question | readonly [Question, ...Question[]]

/** `not-modified` (304): the person who asks holds the answer, which was audited when they got it. */
type Read<NotAsked = never> = { readonly answer: unknown; readonly asked: Asked | 'not-modified' | NotAsked }

/**
 * Special are health reasons, salaries and what people write about people. A route that takes or gives such data says
 * how it stands in the audit: a change by the actions that its work writes, a read by the row that is written here. What
 * is ordinary of a unit is special where it tells of fewer than five people.
 */
type WorkOn<Context, Action extends string> =
  | {
      readonly data: 'ordinary'
      readonly audit?: { readonly writes: readonly Action[] }
      readonly handler: (context: Context) => Promise<unknown>
    }
  | {
      readonly data: 'special'
      readonly audit: { readonly writes: readonly [Action, ...Action[]] }
      readonly handler: (context: Context) => Promise<unknown>
    }
  | {
      readonly data: 'special'
      readonly audit: { readonly reads: Action }
      readonly handler: (context: Context) => Promise<Read>
    }
  | {
      readonly data: 'special-of-few'
      readonly audit: { readonly reads: Action }
      readonly handler: (context: Context) => Promise<Read<'many-people'>>
    }

export type RouteDefinition<P extends ZodType, Q extends ZodType, B extends ZodType, Action extends string> = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below /api, in Fastify's notation. */
  readonly url: string
  readonly summary: string
  readonly access: Access
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** A POST that changes nothing, such as a search, whose words stand in no address. */
  readonly isRead?: true
  /**
   * 'long' goes through many records, one after the other: done in the room of long work, one call of a person at a
   * time, and apart from the saves. 'wide' is one answer of at most thousands of parts, such as the roles of a page of
   * people: one of them is at work at a time.
   */
  readonly work?: 'long' | 'wide'
  /** Reads If-Match: a version that is not the newest is answered 412. */
  readonly takesVersion?: true
  /**
   * Takes a form with the field `file`, and before it texts of these names, in place of a body: more bytes than these are
   * refused.
   */
  readonly takesFile?: { readonly mostBytes: number; readonly texts?: readonly string[] }
  /** The answer is a record with its version, which becomes the ETag. */
  readonly answersVersion?: true
  /** What a browser may keep of the answer, and why that is no harm; any other answer is kept by nobody. */
  readonly cached?: { readonly as: string; readonly because: string }
  /** Schema of the answer: for OpenAPI and for the tests of the route. */
  readonly answer: ZodType
  /** The place of the addressed record, of the kind that `access` names, as far as the database lets this user see it. */
  readonly placeOf?: (userId: number, params: z.output<P>) => Promise<number | undefined>
} & WorkOn<RouteContext<z.output<P>, z.output<Q>, z.output<B>, Action>, Action>

export type AnyRoute = RouteDefinition<ZodType, ZodType, ZodType, string>

/** Keeps the types of params, query, body and audited actions together with the handler that uses them. */
export const defineRoute = <P extends ZodType, Q extends ZodType, B extends ZodType, Action extends string = never>(
  route: RouteDefinition<P, Q, B, Action>,
): AnyRoute => route as AnyRoute
