import { type RoleItem } from '@veckovis/contracts/access'
import { treeCounty, unitAnswer } from '@veckovis/contracts/organisation'
import { currentUser, type CurrentUser } from '@veckovis/contracts/session'
import { createTestApp, makePerson, makePlaces, type MadeTree, type TestApp } from '@veckovis/testing'

let suite: TestApp
let tree: MadeTree
const password = 'Prov-2026!'

beforeAll(async () => {
  suite = await createTestApp()
  tree = await makePlaces(suite.database, {
    counties: [
      {
        name: 'Östra länet',
        municipalities: [{ name: 'Ö-kommun', departments: [{ name: 'A', units: ['Ensam'] }] }],
      },
      {
        name: 'Norra länet',
        municipalities: [
          {
            name: 'Åby',
            logoFilename: 'aby.svg',
            departments: [
              { name: 'Hemtjänst', units: ['Enhet 10', 'Enhet 2', 'Ängen', 'Zinken'] },
              { name: 'Boende', units: ['Solgläntan 🌻'] },
            ],
          },
          { name: 'Tom kommun', departments: [] },
        ],
      },
      { name: 'Tomma länet', municipalities: [] },
    ],
  })
}, 60_000)
afterAll(() => suite.close())

const place = (county: number, municipality = 0, department = 0, unit = 0) => {
  const c = tree.counties[county]
  const m = c?.municipalities[municipality]
  const d = m?.departments[department]
  return { county: c?.id ?? NaN, municipality: m?.id ?? NaN, department: d?.id ?? NaN, unit: d?.units[unit]?.id ?? NaN }
}

const tokenFor = async (roles: RoleItem[], extra = {}) => {
  const { email } = await makePerson(
    suite.database,
    { roles, password, ...extra },
    { at: suite.clock.now, hash: suite.hash },
  )
  const answer = await suite.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  return (answer.json() as { access_token: string }).access_token
}

const get = async (url: string, token: string) =>
  suite.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } })

const meAs = async (roles: RoleItem[], extra = {}): Promise<CurrentUser> =>
  currentUser.parse((await get('/user/me', await tokenFor(roles, extra))).json())

const unitsOf = ({ counties }: CurrentUser) =>
  counties.flatMap(c => c.municipalities.flatMap(m => m.departments.flatMap(d => d.units.map(({ name }) => name))))

describe('the tree of GET /user/me', () => {
  test.each<[string, () => RoleItem[], string[]]>([
    ['a unit', () => [{ id: 2, scope: { kind: 'unit', id: place(1).unit } }], ['Enhet 10']],
    [
      'a department',
      () => [{ id: 2, scope: { kind: 'department', id: place(1).department } }],
      ['Enhet 2', 'Enhet 10', 'Zinken', 'Ängen'],
    ],
    [
      'a municipality',
      () => [{ id: 2, scope: { kind: 'municipality', id: place(1).municipality } }],
      ['Solgläntan 🌻', 'Enhet 2', 'Enhet 10', 'Zinken', 'Ängen'],
    ],
    ['a county', () => [{ id: 2, scope: { kind: 'county', id: place(0).county } }], ['Ensam']],
    ['no place', () => [{ id: 2 }], ['Solgläntan 🌻', 'Enhet 2', 'Enhet 10', 'Zinken', 'Ängen', 'Ensam']],
    ['nothing', () => [], []],
  ])('R-126 a role on %s opens what lies below it, in Swedish order', async (_scope, roles, expected) => {
    expect(unitsOf(await meAs(roles()))).toEqual(expected)
  })

  test('R-126 a county has its municipalities with name and logoFilename, they their departments, and those units with id and name', async () => {
    const { counties } = await meAs([{ id: 2, scope: { kind: 'unit', id: place(1).unit } }])
    const { county, municipality, department, unit } = place(1)
    const units = [{ id: unit, name: 'Enhet 10' }]
    const departments = [{ id: department, name: 'Hemtjänst', units }]
    const municipalities = [{ id: municipality, name: 'Åby', logoFilename: 'aby.svg', departments }]
    expect(counties).toEqual([{ id: county, name: 'Norra länet', municipalities }])
  })

  test('two roles on one place show it once', async () => {
    const scope = { kind: 'unit' as const, id: place(1).unit }
    expect(
      unitsOf(
        await meAs([
          { id: 1, scope },
          { id: 2, scope },
        ]),
      ),
    ).toEqual(['Enhet 10'])
  })

  test('a super admin sees every place that has a unit', async () => {
    const me = await meAs([], { jobTitleId: 999 })
    expect(unitsOf(me)).toHaveLength(6)
    expect(me.counties.map(({ name }) => name)).toEqual(['Norra länet', 'Östra länet'])
  })

  test('a later unit comes by itself, a unit that was closed goes', async () => {
    const token = await tokenFor([{ id: 2, scope: { kind: 'department', id: place(0).department } }])
    const names = async () => unitsOf(currentUser.parse((await get('/user/me', token)).json()))
    await suite.database.asSystem(t =>
      t.query(
        "INSERT INTO unit (department_id, municipality_id, name) SELECT id, municipality_id, 'Ny enhet' FROM department WHERE id = $1",
        [place(0).department],
      ),
    )
    expect(await names()).toEqual(['Ensam', 'Ny enhet'])
    await suite.database.asSystem(t => t.query("UPDATE unit SET active = false WHERE name = 'Ny enhet'"))
    expect(await names()).toEqual(['Ensam'])
  })
})

test('roles come with their level and place', async () => {
  const scope = { kind: 'municipality' as const, id: place(1).municipality }
  const { roles } = await meAs([{ id: 2, levels: ['WRITE'], scope }, { id: 100 }])
  expect(roles).toEqual([
    { id: 2, levels: ['WRITE'], scope },
    { id: 100, levels: ['READ'] },
  ])
})

test('the answer holds nothing about the password', async () => {
  const { body } = await get('/user/me', await tokenFor([]))
  expect(body).not.toMatch(/argon2|password/i)
})

describe('GET /county', () => {
  const treeAs = async (roles: RoleItem[], extra = {}) =>
    treeCounty.array().parse((await get('/county', await tokenFor(roles, extra))).json())

  test('a super admin gets the whole country, places without a unit too, in Swedish order', async () => {
    const counties = await treeAs([], { jobTitleId: 999 })
    expect(counties.map(({ name }) => name)).toEqual(['Norra länet', 'Tomma länet', 'Östra länet'])
    expect(counties[0]?.municipalities).toEqual([
      { id: place(1, 1).municipality, name: 'Tom kommun', logoFilename: null, departments: [] },
      expect.objectContaining({ id: place(1).municipality, name: 'Åby', logoFilename: 'aby.svg' }),
    ])
    const departments = counties[0]?.municipalities[1]?.departments ?? []
    expect(departments.map(({ name, units }) => [name, units.map(unit => unit.name)])).toEqual([
      ['Boende', ['Solgläntan 🌻']],
      ['Hemtjänst', ['Enhet 2', 'Enhet 10', 'Zinken', 'Ängen']],
    ])
    expect(counties[1]).toEqual({ id: place(2).county, name: 'Tomma länet', municipalities: [] })
  })

  test('what was closed is not in it', async () => {
    await suite.database.asSystem(t =>
      t.query(
        "INSERT INTO unit (department_id, municipality_id, name, active) SELECT id, municipality_id, 'Stängd enhet', false FROM department WHERE id = $1",
        [place(0).department],
      ),
    )
    await suite.database.asSystem(t =>
      t.query("INSERT INTO department (municipality_id, name, active) VALUES ($1, 'Stängd avdelning', false)", [
        place(0).municipality,
      ]),
    )
    expect(JSON.stringify(await treeAs([{ id: 999 }]))).not.toContain('Stängd')
  })

  test.each<[string, () => RoleItem[]]>([
    ['a role that holds everywhere', () => [{ id: 2, levels: ['APPROVE'] }]],
    ['the role that administers users', () => [{ id: 6, scope: { kind: 'county', id: place(0).county } }]],
    ['no role', () => []],
  ])('%s is not enough', async (_who, roles) => {
    const answer = await get('/county', await tokenFor(roles()))
    expect([answer.statusCode, answer.json()]).toEqual([403, expect.objectContaining({ code: 'forbidden' })])
  })
})

describe('GET /unit/{id}', () => {
  test('names the unit, its department and its municipality', async () => {
    const { unit } = place(1)
    const answer = await get(`/unit/${unit}`, await tokenFor([{ id: 1, scope: { kind: 'unit', id: unit } }]))
    expect(unitAnswer.parse(answer.json())).toEqual({
      id: unit,
      name: 'Enhet 10',
      department: 'Hemtjänst',
      municipality: { name: 'Åby', logo: 'aby.svg' },
    })
  })

  test('a foreign and an absent unit get the same 403', async () => {
    const token = await tokenFor([{ id: 1, scope: { kind: 'unit', id: place(1).unit } }])
    const [foreign, absent] = [await get(`/unit/${place(0).unit}`, token), await get('/unit/999999', token)]
    expect(foreign.statusCode).toBe(403)
    expect(foreign.body).toBe(absent.body)
  })

  test.each(['12abc', '1e3', '-1', '0', '%20', '1;2', 'null'])('the id %s is refused', async id => {
    expect((await get(`/unit/${id}`, await tokenFor([]))).statusCode).toBe(400)
  })
})

test('A-020 the unit that somebody chooses is theirs at the next sign-in, of those in their reach', async () => {
  const [own, other] = [place(1, 0, 0, 0), place(1, 0, 0, 1)]
  const token = await tokenFor([{ id: 2, scope: { kind: 'unit', id: own.unit } }])
  const choose = async (unitId: unknown) => (await get(`/unit/${String(unitId)}`, token)).statusCode
  const kept = async () => currentUser.parse((await get('/user/me', token)).json()).lastUnitId
  expect(await kept()).toBeNull()
  expect([await choose(own.unit), await kept()]).toEqual([200, own.unit])
  expect([await choose(other.unit), await choose('x'), await kept()]).toEqual([403, 400, own.unit])
})
