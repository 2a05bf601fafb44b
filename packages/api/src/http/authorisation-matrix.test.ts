import {
  changePerson,
  createTestApp,
  makeForecast,
  makePerson,
  makePlaces,
  makeStaffMember,
  type TestApp,
} from '@veckovis/testing'
import { createSessionServices } from '../app'
import { createPasswordHasher } from '../areas/session/password-hash'
import { listRoutes } from '../composition'
import type { AnyRoute } from './route'

/** What each kind of caller gets from a route on each kind of unit: the status codes that mean "admitted" are 2xx. */
type Expectation = 'admitted' | 401 | 403
type Who =
  'nobody' | 'expired' | 'reader' | 'writer' | 'approver' | 'economist' | 'other area' | 'deactivated' | 'super admin'
type Where = 'own' | 'sibling' | 'other department' | 'other municipality' | 'other county' | 'absent' | 'unlicensed'

let suite: TestApp
const units = {} as Record<Where, number>
/** One staff member of each unit. */
const staff = {} as Record<Where, number>
/** One needs and one resource budget of each unit, and its municipality. */
const needs = {} as Record<Where, number>
const resources = {} as Record<Where, number>
const municipalities = {} as Record<Where, number>
const tokens = {} as Record<Who, string>
const hash = createPasswordHasher({ memoryKib: 1024, passes: 1 }).hash

const signIn = async (email: string, password: string) => {
  const answer = await suite.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  return (answer.json() as { access_token: string }).access_token
}

const allRoutes = () => listRoutes(createSessionServices(suite.dependencies))

/** The areas that a call may need a licence for: those of the routes there are, a new area's too. */
const licensedAreas = () => [
  ...new Set(
    allRoutes().flatMap(({ access }) =>
      access.kind === 'unit' || access.kind === 'municipality' ? [access.area] : [],
    ),
  ),
]

const makeUnits = async () => {
  const licences = licensedAreas()
  const department = (...names: string[]) => ({ name: 'Avdelning', units: names })
  const made = await makePlaces(suite.database, {
    counties: [
      {
        name: 'Län A',
        municipalities: [
          {
            name: 'Kommun A1',
            licences,
            departments: [department('own', 'sibling'), { ...department('x'), name: 'Annan' }],
          },
          { name: 'Kommun A2', licences, departments: [department('y')] },
          { name: 'Kommun utan licens', licences: [], departments: [department('u')] },
        ],
      },
      { name: 'Län B', municipalities: [{ name: 'Kommun B1', licences, departments: [department('z')] }] },
    ],
  })
  const [a, b] = made.counties
  const id = (county: typeof a, municipality: number, departmentIndex: number, unit: number) =>
    county?.municipalities[municipality]?.departments[departmentIndex]?.units[unit]?.id ?? 0
  Object.assign(units, {
    own: id(a, 0, 0, 0),
    sibling: id(a, 0, 0, 1),
    'other department': id(a, 0, 1, 0),
    'other municipality': id(a, 1, 0, 0),
    'other county': id(b, 0, 0, 0),
    unlicensed: id(a, 2, 0, 0),
    absent: 9_999_999_999,
  })
  for (const where of places) {
    const unitId = units[where]
    staff[where] = where === 'absent' ? units.absent : (await makeStaffMember(suite.database, { unitId })).id
    await makeBudgets(where)
  }
}

const idIn = async (sql: string, unitId: number): Promise<number> => {
  const { rows } = await suite.database.asSystem(t => t.query<{ id: number }>(sql, [unitId]))
  return rows[0]?.id ?? Number.NaN
}

const makeBudgets = async (where: Where) => {
  const unitId = units[where]
  if (where === 'absent') {
    for (const ids of [needs, resources, municipalities]) ids.absent = unitId
    return
  }
  await makeForecast(suite.database, { unitId, year: 2026 }, suite.clock.now)
  needs[where] = await idIn('SELECT id FROM needs_budget WHERE unit_id = $1', unitId)
  resources[where] = await idIn('SELECT id FROM resource_budget WHERE unit_id = $1', unitId)
  municipalities[where] = await idIn(
    'SELECT d.municipality_id AS id FROM unit u JOIN department d ON d.id = u.department_id WHERE u.id = $1',
    unitId,
  )
}

const makePeople = async () => {
  const scopes = [units.own, units.unlicensed].map(id => ({ kind: 'unit' as const, id }))
  const holding = (ids: number[], level: 'READ' | 'WRITE' | 'APPROVE') =>
    scopes.flatMap(scope => ids.map(id => ({ id, levels: [level], scope })))
  const make = async (who: Who, person: Parameters<typeof makePerson>[1]) => {
    const { email, password, id } = await makePerson(suite.database, person, { at: suite.clock.now, hash })
    tokens[who] = await signIn(email, password)
    return id
  }
  await make('reader', { roles: holding([1, 2, 3, 4, 5], 'READ') })
  await make('writer', { roles: holding([1, 2, 3, 4, 5], 'WRITE') })
  await make('approver', { roles: holding([1, 2, 3, 4, 5], 'APPROVE') })
  const inMunicipality = (where: Where) =>
    ({ id: 3, levels: ['APPROVE'], scope: { kind: 'municipality', id: municipalities[where] } }) as const
  const wide = [inMunicipality('own'), inMunicipality('unlicensed')]
  await make('economist', { roles: wide.map(role => ({ ...role, levels: [...role.levels] })), jobTitleId: 4 })
  await make('other area', { roles: holding([6], 'WRITE') })
  await make('super admin', { roles: [], jobTitleId: 999 })
  const gone = await make('deactivated', { roles: holding([2], 'WRITE') })
  await changePerson(suite.database, { id: gone, active: false })
  tokens.nobody = ''
  suite.clock.now = new Date(suite.clock.now.getTime() - 3_600_000)
  await make('expired', { roles: holding([2], 'WRITE') })
  suite.clock.now = new Date(suite.clock.now.getTime() + 3_600_000)
}

beforeAll(async () => {
  suite = await createTestApp()
  await makeUnits()
  await makePeople()
}, 60_000)
afterAll(() => suite.close())

const callers: Who[] = [
  'nobody',
  'expired',
  'deactivated',
  'other area',
  'reader',
  'writer',
  'approver',
  'economist',
  'super admin',
]
const places: Where[] = [
  'own',
  'sibling',
  'other department',
  'other municipality',
  'other county',
  'absent',
  'unlicensed',
]

const levels = ['READ', 'WRITE', 'APPROVE'] as const
/** The highest level that each kind of caller holds where it holds anything. */
const levelOf: Partial<Record<Who, (typeof levels)[number]>> = {
  reader: 'READ',
  writer: 'WRITE',
  approver: 'APPROVE',
  economist: 'APPROVE',
  'super admin': 'APPROVE',
}

const inMunicipalityOfOwn: readonly Where[] = ['own', 'sibling', 'other department']

const isReached = (who: Who, where: Where): boolean => {
  if (who === 'super admin') return where !== 'absent'
  if (where === 'unlicensed') return true
  return who === 'economist' ? inMunicipalityOfOwn.includes(where) : where === 'own'
}

const holdsPermission = (who: Who, permission: number) =>
  who === 'economist' ? permission === 3 : levelOf[who] !== undefined

const expected = (route: AnyRoute, who: Who, where: Where): Expectation => {
  const { access } = route
  if (access.kind === 'public') return 'admitted'
  if (who === 'nobody' || who === 'expired' || who === 'deactivated') return 401
  if (access.kind === 'signed-in') return 'admitted'
  if (access.kind === 'super-admin') return who === 'super admin' ? 'admitted' : 403
  if (access.kind === 'any-permission')
    return access.permissions.some(permission => holdsPermission(who, permission)) ? 'admitted' : 403
  if (access.kind === 'unit-in-reach') return isReached(who, where) ? 'admitted' : 403
  if (!isReached(who, where) || where === 'unlicensed') return 403
  if (access.kind === 'municipality') return who === 'super admin' || who === 'economist' ? 'admitted' : 403
  const held = levelOf[who]
  const isHigh = held !== undefined && levels.indexOf(held) >= levels.indexOf(access.level)
  return isHigh && holdsPermission(who, access.permission) ? 'admitted' : 403
}

/** A body that passes each route's own schema, so that admission alone decides. */
const bodyOf = (route: AnyRoute, unitId: number): object | undefined => {
  if (route.url === '/forecast/excel-import') return { data: { '2026': { rows: [['Semester', 1]] } }, unitId }
  if (route.method === 'PATCH') return { absences: [], substitutes: [], myForecast: [] }
  return route.body ? {} : undefined
}

const call = (route: AnyRoute, who: Who, where: Where) => {
  const unitId = units[where]
  const address = route.url
    .replace(':unitId', String(unitId))
    .replace(':year', '2026')
    .replace(/:forecastId/, '1')
    .replace('/staff/:id', `/staff/${staff[where]}`)
    .replace('/need/:id', `/need/${needs[where]}`)
    .replace('/budget/:id', `/budget/${resources[where]}`)
    .replace('/settings/budget/municipality/:municipalityId', `/settings/budget/municipality/${municipalities[where]}`)
    .replace(':settingId', '999999')
    .replace(/:(municipalityId|licenceId|noteId)/, '999999')
  const payload = bodyOf(route, unitId)
  return suite.app.inject({
    method: route.method,
    url: `/api${address}${route.url === '/forecast/unit/:unitId' ? '?year=2026' : ''}`,
    headers: tokens[who] === '' ? {} : { authorization: `Bearer ${tokens[who]}` },
    ...(payload === undefined ? {} : { payload }),
  })
}

test('every route stands in the matrix with the unit it addresses, and every combination is answered as it says', async () => {
  const routes = allRoutes().filter(route => route.url !== '/auth/logout')
  expect(routes.length).toBeGreaterThan(15)
  const wrong: string[] = []
  for (const route of routes)
    for (const who of callers)
      for (const where of ['unit', 'unit-in-reach', 'municipality'].includes(route.access.kind)
        ? places
        : (['own'] as const)) {
        Object.values(suite.dependencies.limits).forEach(limit => limit.forgetAll())
        const { statusCode } = await call(route, who, where)
        const want = expected(route, who, where)
        const isAdmitted =
          statusCode !== 403 && (statusCode !== 401 || route.access.kind === 'public') && statusCode < 500
        if (want === 'admitted' ? !isAdmitted : statusCode !== want)
          wrong.push(`${route.method} ${route.url} as ${who} on ${where}: ${statusCode} instead of ${want}`)
      }
  expect(wrong).toEqual([])
}, 120_000)

test('a foreign unit and an absent one get the same answer', async () => {
  const ask = (unitId: number) =>
    suite.app.inject({
      url: `/api/forecast/unit/${unitId}/years`,
      headers: { authorization: `Bearer ${tokens.writer}` },
    })
  const [foreign, absent] = [await ask(units['other county']), await ask(units.absent)]
  expect(foreign.json()).toEqual(absent.json())
  expect(foreign.statusCode).toBe(403)
})

test('an area without a licence answers 403 and says so', async () => {
  const answer = await suite.app.inject({
    url: `/api/forecast/unit/${units.unlicensed}/years`,
    headers: { authorization: `Bearer ${tokens.writer}` },
  })
  expect(answer.json()).toMatchObject({ statusCode: 403, code: 'not-licensed' })
})

test.each(['12abc', '1e3', '-1', '0', '01', '1.0', '%31%32x', '99999999999'])(
  'the unit id %s is refused',
  async unitId => {
    const answer = await suite.app.inject({
      url: `/api/forecast/unit/${unitId}/years`,
      headers: { authorization: `Bearer ${tokens.writer}` },
    })
    expect(answer.statusCode).toBe(400)
  },
)

describe('the second wall, by SQL as the application’s own role', () => {
  const count = async (userId: number) => {
    const { rows } = await suite.database.asUser(userId, transaction =>
      transaction.query<{ unit_id: number }>('SELECT DISTINCT unit_id FROM forecast ORDER BY 1'),
    )
    return rows.map(row => row.unit_id)
  }

  test('a person sees the forecasts of the units in reach and no others', async () => {
    const { id } = await makePerson(
      suite.database,
      { roles: [{ id: 2, levels: ['READ'], scope: { kind: 'unit', id: units.sibling } }] },
      { at: suite.clock.now, hash },
    )
    expect(await count(id)).toEqual([units.sibling])
    expect(await count(999_999)).toEqual([])
  })

  test('rows of foreign units cannot be written', async () => {
    const { id } = await makePerson(
      suite.database,
      { roles: [{ id: 2, levels: ['WRITE'], scope: { kind: 'unit', id: units.sibling } }] },
      { at: suite.clock.now, hash },
    )
    const changed = await suite.database.asUser(id, transaction =>
      transaction.query('UPDATE forecast SET version = version + 1 WHERE unit_id = $1', [units.own]),
    )
    expect(changed.rowCount).toBe(0)
  })

  test('audit rows cannot be changed or removed', async () => {
    for (const sql of ['DELETE FROM audit_event', "UPDATE audit_event SET action = 'x'"])
      await expect(suite.database.asSystem(transaction => transaction.query(sql))).rejects.toThrow(/permission denied/)
  })
})
