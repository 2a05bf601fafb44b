import { holdsRight, placeKinds, reaches, type PermissionLevel, type PlaceKind } from '@veckovis/domain/access'
import {
  createAccessWorld,
  isClosed,
  wheres,
  type AccessWorld,
  type Where,
  type Who,
} from '@veckovis/testing/access-world'
import { idInPath } from '@veckovis/contracts/wire'
import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { mapErrors } from '../error-mapping'
import { registerRoutes } from '../register-routes'
import { defineRoute, type AnyRoute } from '../route'
import { rightOf, type PlaceAccess } from './access'
import { createAccessTokens } from './access-token'

/** Every kind of place, wherever its id stands, for kinds that no area has routes of yet as well. */
const sources = ['params', 'body', 'record'] as const
const levels: readonly PermissionLevel[] = ['READ', 'WRITE', 'APPROVE']
type Source = (typeof sources)[number]
type Case = {
  readonly kind: PlaceKind
  readonly from: Source
  readonly level: PermissionLevel
  readonly isLicensed: boolean
}

const cases: Case[] = placeKinds.flatMap(kind =>
  sources.flatMap(from => [
    { kind, from, level: 'READ' as const, isLicensed: true },
    ...levels.map(level => ({ kind, from, level, isLicensed: false })),
  ]),
)

const accessOf = ({ kind, from, level, isLicensed }: Case): PlaceAccess & { readonly place: PlaceKind } => ({
  place: kind,
  from,
  permission: 3,
  level,
  ...(isLicensed && { licence: 'budget' }),
})

const urlOf = ({ kind, from, level, isLicensed }: Case) =>
  `/${kind}/${from}/${level}/${isLicensed ? 'licensed' : 'free'}${from === 'body' ? '' : `/:${from === 'record' ? 'id' : `${kind}Id`}`}`

/** The answer is the place that the handler was given. */
const routeOf = (one: Case): AnyRoute => {
  const { kind, from } = one
  const placeId = `${kind}Id`
  return defineRoute({
    method: 'POST',
    url: urlOf(one),
    summary: 'The place',
    access: accessOf(one),
    data: 'ordinary',
    answer: z.unknown(),
    ...(from === 'params' && { params: z.object({ [placeId]: idInPath }) }),
    ...(from === 'body' && { body: z.object({ [placeId]: z.int() }) }),
    ...(from === 'record' && {
      params: z.object({ id: idInPath }),
      // The record's id is its place's, one up.
      placeOf: async (_: number, params: unknown) => (params as { id: number }).id - 1,
    }),
    handler: async context => ({ [placeId]: (context[kind] as Readonly<Record<string, unknown>>)[placeId] }),
  })
}

let world: AccessWorld
let app: FastifyInstance
beforeAll(async () => {
  world = await createAccessWorld(['budget'])
  const { database, now, secret } = world.suite.dependencies
  app = Fastify()
  app.setValidatorCompiler(() => value => ({ value }))
  app.setSerializerCompiler(() => value => JSON.stringify(value))
  mapErrors(app)
  await registerRoutes(app, cases.map(routeOf), {
    database,
    now,
    accessTokens: createAccessTokens(secret),
    enterPerson: () => undefined,
    requireKey: async () => ({ id: 0, moduleId: '' }),
    requireMachineKey: async () => ({ id: 1, municipalityId: 1, isOfAll: true }),
  })
  await app.ready()
}, 60_000)
afterAll(async () => {
  await app.close()
  await world.close()
})

const expected = (one: Case, who: Who, where: Where) => {
  const holder = world.people[who]
  const place = world.placeOf(where, one.kind)
  if (where === 'absent' || !reaches(holder, place)) return 'forbidden'
  if (isClosed(where, one.kind)) return 'unit-inactive'
  // A county holds no licence.
  if (one.isLicensed && (one.kind === 'county' || where === 'unlicensed')) return 'not-licensed'
  if (!holdsRight(holder, rightOf(accessOf(one)), place)) return 'forbidden'
  return { [`${one.kind}Id`]: place[`${one.kind}Id`] }
}

const answered = async (one: Case, who: Who, where: Where): Promise<unknown> => {
  const id = world.placeOf(where, one.kind)[`${one.kind}Id`] ?? NaN
  const answer = await app.inject({
    method: 'POST',
    url: urlOf(one)
      .replace(':id', String(Math.min(id + 1, 9_999_999_999)))
      .replace(/:\w+Id/, String(id)),
    headers: { authorization: `Bearer ${world.people[who].token}` },
    ...(one.from === 'body' && { payload: { [`${one.kind}Id`]: id } }),
  })
  const body = answer.json() as { code?: string }
  return answer.statusCode === 200 ? body : body.code
}

test.each(placeKinds)(
  'a call that addresses a %s is admitted as the domain says, and is given it',
  async kind => {
    for (const one of cases.filter(each => each.kind === kind))
      for (const who of Object.keys(world.people) as Who[])
        for (const where of wheres) {
          const what = `${urlOf(one)} as ${who} on ${where}`
          expect([what, await answered(one, who, where)]).toEqual([what, expected(one, who, where)])
        }
  },
  120_000,
)
