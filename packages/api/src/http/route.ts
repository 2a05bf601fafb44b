import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z, ZodType } from 'zod'
import type { Actor, AddressedMunicipality, AddressedUnit, Level, MunicipalityHolder } from './actor'

/** Who may call a route. Everything but `public` needs a session; checks run in this order before any work. */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'any-permission'; readonly permissions: readonly number[] }
  | { readonly kind: 'super-admin' }
  | {
      readonly kind: 'unit'
      readonly permission: number
      readonly level: Level
      /** Licence key of the area that the route belongs to. */
      readonly area: string
      /** Where the unit's id stands; `record`: the address names a record, and `unitOf` tells the record's unit. */
      readonly from: 'params' | 'body' | 'record'
    }
  /** The address names a municipality; a super admin, or who holds the level with that job title on all of it. */
  | ({ readonly kind: 'municipality'; readonly area: string } & MunicipalityHolder)
  /** Reaching the unit is enough, whatever the permission and the licence. */
  | { readonly kind: 'unit-in-reach' }

type RouteContext<Params, Query, Body> = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** Throws on a public route, which has none. */
  readonly actor: Actor
  /** Throws on a route that addresses no unit. */
  readonly unit: AddressedUnit
  /** Throws on a route that addresses no municipality. */
  readonly municipality: AddressedMunicipality
  readonly now: Date
}

export type RouteDefinition<P extends ZodType, Q extends ZodType, B extends ZodType> = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below /api, in Fastify's notation. */
  readonly url: string
  readonly summary: string
  readonly access: Access
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** Reads If-Match: a version that is not the newest is answered 412. */
  readonly takesVersion?: true
  /** Schema of the answer: for OpenAPI and for the tests of the route. */
  readonly answer: ZodType
  /** The unit of the addressed record as far as the database lets this user see it. */
  readonly unitOf?: (userId: number, params: z.output<P>) => Promise<number | undefined>
  readonly handler: (context: RouteContext<z.output<P>, z.output<Q>, z.output<B>>) => Promise<unknown>
}

export type AnyRoute = RouteDefinition<ZodType, ZodType, ZodType>

/** Keeps the types of params, query and body together with the handler that uses them. */
export const defineRoute = <P extends ZodType, Q extends ZodType, B extends ZodType>(
  route: RouteDefinition<P, Q, B>,
): AnyRoute => route as RouteDefinition<ZodType, ZodType, ZodType>
