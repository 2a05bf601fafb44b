import { everywhere, holdsRight, holdsRightSomewhere, reaches } from '@veckovis/domain/access'
import { makeForecast } from '@veckovis/testing'
import {
  createAccessWorld,
  isClosed,
  wheres,
  type AccessWorld,
  type Where,
  type Who,
} from '@veckovis/testing/access-world'
import { licencesOf, readWhoMayCall } from '@veckovis/testing/who-may-call'
import { createSessionServices } from '../app'
import { listRoutes } from '../composition'
import { isKeyAccess, rightOf } from './admission/access'
import type { AnyRoute } from './route'

type Caller = Who | 'nobody' | 'expired' | 'deactivated'
type Expectation = 'admitted' | 'unauthenticated' | 'forbidden' | 'not-licensed' | 'unit-inactive'

const areas = readWhoMayCall()

let world: AccessWorld
/** By where and by the address of its kind: a record of the unit there. */
const records = {} as Record<Where, Record<string, number>>

const idBy = async (statement: string, unitId: number): Promise<number> => {
  const { rows } = await world.suite.database.asSystem(t => t.query<{ id: number }>(statement, [unitId]))
  if (rows[0] === undefined) throw new Error(`No record of unit ${unitId} from: ${statement}`)
  return rows[0].id
}

const makeRecords = async (where: Where) => {
  const { unitId } = world.lineages[where]
  const { database, clock } = world.suite
  // Budgets and forecast of a year; other records are made by the statement of their area.
  if (where !== 'absent') await makeForecast(database, { unitId: unitId ?? NaN, year: 2026 }, clock.now)
  records[where] = {}
  for (const [address, statement] of areas.flatMap(area => Object.entries(area.samples?.records ?? {})))
    records[where][address] = where === 'absent' ? (unitId ?? NaN) : await idBy(statement, unitId ?? NaN)
}

beforeAll(async () => {
  world = await createAccessWorld(licencesOf(areas))
  for (const where of wheres) await makeRecords(where)
}, 60_000)
afterAll(() => world.close())

const allRoutes = () => listRoutes(createSessionServices(world.suite.dependencies))

const tokenOf = (who: Caller): string | null => {
  if (who === 'nobody') return null
  return who === 'expired' || who === 'deactivated' ? world.refused[who].token : world.people[who].token
}

/** What the domain says of a call; the order of the answers is that of the admission. */
const expected = ({ access }: AnyRoute, who: Caller, where: Where): Expectation => {
  if (access === 'public') return 'admitted'
  if (who === 'nobody' || who === 'expired' || who === 'deactivated') return 'unauthenticated'
  if (access === 'signed-in') return 'admitted'
  // A session is no key, no matter who has it.
  if (access === 'machine-key' || isKeyAccess(access)) return 'unauthenticated'
  const holder = world.people[who]
  const right = rightOf(access)
  const answer = (isHeld: boolean) => (isHeld ? 'admitted' : 'forbidden')
  if (access.place === 'somewhere') return answer(holdsRightSomewhere(holder, right))
  if (access.place === 'everywhere') return answer(holdsRight(holder, right, everywhere))
  const place = world.placeOf(where, access.place)
  if (where === 'absent' || !reaches(holder, place)) return 'forbidden'
  if (isClosed(where, access.place)) return 'unit-inactive'
  if (where === 'unlicensed' && access.licence !== undefined) return 'not-licensed'
  return answer(holdsRight(holder, right, place))
}

const kindOf = ({ url }: AnyRoute) => Object.keys(records.own).find(address => `${url}/`.startsWith(`${address}/`))

const statementOf = (kind: string): string | undefined =>
  areas.map(({ samples }) => samples?.records?.[kind]).find(found => found !== undefined)

/** What a call has removed is there again for the next caller, where the statement makes one. */
const makeAgain = async (route: AnyRoute, where: Where) => {
  const kind = kindOf(route) ?? ''
  const statement = statementOf(kind) ?? ''
  if (/^\s*(INSERT|WITH)\b/.test(statement))
    records[where][kind] = await idBy(statement, world.lineages[where].unitId ?? NaN)
}

const addressOf = (route: AnyRoute, where: Where): string => {
  const kind = kindOf(route)
  const address =
    kind === undefined ? route.url : route.url.replace(kind, kind.replace(/:\w+$/, String(records[where][kind])))
  return address
    .replace(/:(county|municipality|department|unit)Id/, (_, place: 'unit') =>
      String(world.lineages[where][`${place}Id`]),
    )
    .replace(':year', '2026')
    .replace(':kind', 'unit')
    .replace(/:\w+/g, '999999')
}

/** A body that names the place has to pass the schema; for any other call admission comes before the body is read. */
const bodyOf = (route: AnyRoute, where: Where): object | undefined => {
  if (route.body === undefined) return undefined
  const { access } = route
  if (typeof access === 'string' || access.from !== 'body') return {}
  const sample = areas
    .map(({ samples }) => samples?.bodies?.[`${route.method} ${route.url}`])
    .find(found => found !== undefined)
  return { ...sample, [`${access.place}Id`]: world.lineages[where][`${access.place as 'unit'}Id`] }
}

const call = (route: AnyRoute, who: Caller, where: Where) => {
  const token = tokenOf(who)
  const payload = bodyOf(route, where)
  return world.suite.app.inject({
    method: route.method,
    url: `/api${addressOf(route, where)}`,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload }),
  })
}

const isPlaceRoute = ({ access }: AnyRoute) =>
  typeof access === 'object' && access.place !== 'somewhere' && access.place !== 'everywhere'

const verdict = async (route: AnyRoute, who: Caller, where: Where): Promise<string> => {
  await world.suite.forgetLimits()
  const answer = await call(route, who, where)
  const { statusCode } = answer
  if (route.method === 'DELETE' && statusCode < 400) await makeAgain(route, where)
  if (statusCode >= 500) return String(statusCode)
  // Sign-in itself answers 401 to what is no sign-in.
  if ((statusCode !== 401 && statusCode !== 403) || route.access === 'public') return 'admitted'
  return (answer.json() as { code: string }).code
}

test('every route answers every caller on every place as the domain says', async () => {
  const routes = allRoutes().filter(route => route.url !== '/auth/logout')
  expect(routes.length).toBeGreaterThan(15)
  const callers: Caller[] = ['nobody', 'expired', 'deactivated', ...(Object.keys(world.people) as Who[])]
  const wrong: string[] = []
  for (const route of routes)
    for (const who of callers)
      for (const where of isPlaceRoute(route) ? wheres : (['own'] as const)) {
        const [got, want] = [await verdict(route, who, where), expected(route, who, where)]
        if (got !== want) wrong.push(`${route.method} ${route.url} as ${who} on ${where}: ${got} instead of ${want}`)
      }
  expect(wrong).toEqual([])
}, 240_000)

test('no answer may be kept but those whose route says how and why, and no refusal at all', async () => {
  const kept: string[] = []
  for (const route of allRoutes().filter(({ url }) => url !== '/auth/logout'))
    for (const who of ['super admin', 'nobody'] as const) {
      const { statusCode, headers } = await call(route, who, 'own')
      const allowed = statusCode < 400 && route.cached ? route.cached.as : 'no-store'
      if (headers['cache-control'] !== allowed) kept.push(`${route.method} ${route.url}: ${headers['cache-control']}`)
    }
  expect(kept).toEqual([])
  const exceptions = allRoutes().filter(({ cached }) => cached !== undefined)
  expect(exceptions.map(({ url }) => url)).toEqual(['/diary/calendar/:secret', '/modules', '/uploads/:filename'])
}, 60_000)

const askYears = (unitId: number | string | undefined) =>
  world.suite.app.inject({
    url: `/api/forecast/unit/${unitId}/years`,
    headers: { authorization: `Bearer ${world.people['unit writer'].token}` },
  })

test('a foreign unit and an absent one get the same answer', async () => {
  const { lineages } = world
  const [foreign, absent] = [await askYears(lineages['other county'].unitId), await askYears(lineages.absent.unitId)]
  expect(foreign.json()).toEqual(absent.json())
  expect(foreign.statusCode).toBe(403)
})

test('an area without a licence answers 403 and says so', async () => {
  const answer = await askYears(world.lineages.unlicensed.unitId)
  expect(answer.json()).toMatchObject({ statusCode: 403, code: 'not-licensed' })
})

test('a closed unit, and a unit of a closed department, answers 403 and says so, also to a super admin', async () => {
  for (const where of ['closed', 'in a closed department'] as const) {
    const answer = await world.suite.app.inject({
      url: `/api/unit/${world.lineages[where].unitId}`,
      headers: { authorization: `Bearer ${world.people['super admin'].token}`, 'accept-language': 'en' },
    })
    const message = 'The unit is closed for planning.'
    expect(answer.json()).toMatchObject({ statusCode: 403, code: 'unit-inactive', message })
  }
})

test.each(['12abc', '1e3', '-1', '0', '01', '1.0', '%31%32x', '99999999999'])(
  'the unit id %s is refused',
  async unitId => {
    expect((await askYears(unitId)).statusCode).toBe(400)
  },
)
