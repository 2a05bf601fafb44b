import { peopleAccess, seesPerson, seesRole, type PermissionLevel, type PlaceKind } from '@veckovis/domain/access'
import { createPeopleWorld, type PeoplePlace, type PeopleWorld } from '@veckovis/testing/people-world'
import { loadPerson } from '../person-repository'

let world: PeopleWorld
beforeAll(async () => {
  world = await createPeopleWorld()
}, 60_000)
afterAll(() => world.close())

type Held = readonly [id: number, level: PermissionLevel, kind?: PlaceKind, where?: PeoplePlace]

const administrators: (readonly Held[])[] = [
  [[6, 'READ', 'unit']],
  [[6, 'WRITE', 'department']],
  [
    [6, 'APPROVE', 'municipality'],
    [2, 'WRITE', 'municipality'],
  ],
  [
    [6, 'READ', 'municipality'],
    [6, 'APPROVE', 'unit', 'far'],
  ],
  [
    [6, 'APPROVE', 'county'],
    [2, 'APPROVE', 'county'],
  ],
  [[6, 'WRITE']],
  [
    [6, 'APPROVE'],
    [2, 'APPROVE'],
    [3, 'READ'],
  ],
]

const administered: { readonly roles: readonly Held[]; readonly home?: PeoplePlace; readonly jobTitleId?: number }[] = [
  { roles: [] },
  { roles: [], home: 'own' },
  { roles: [], home: 'far' },
  { roles: [[2, 'READ', 'unit']] },
  { roles: [[2, 'APPROVE', 'unit', 'sibling']], home: 'near' },
  {
    roles: [
      [2, 'WRITE', 'unit'],
      [2, 'WRITE', 'unit', 'far'],
    ],
  },
  { roles: [[2, 'WRITE', 'municipality']], home: 'own' },
  { roles: [[3, 'READ', 'county']] },
  { roles: [[2, 'READ']] },
  { roles: [[999, 'READ', 'unit']] },
  { roles: [[2, 'READ', 'unit']], jobTitleId: 999 },
]

test('the list, the record, what they allow and the rows of the table are what the domain says of each administrator and each person (A-172, A-173)', async () => {
  const rolesOf = (held: readonly Held[]) => held.map(each => world.role(...each))
  const targets: number[] = []
  for (const { roles, home, jobTitleId } of administered) {
    const { id } = await world.make({ roles: rolesOf(roles), lastName: 'Mål', ...(jobTitleId && { jobTitleId }) })
    if (home)
      await world.owner('UPDATE app_user SET home_municipality_id = $2 WHERE id = $1', [
        id,
        world.places[home].municipality,
      ])
    targets.push(id)
  }
  const askers = [
    { user: world.people.superAdmin, jobTitleId: 999, roles: [] as ReturnType<typeof rolesOf> },
    ...(await Promise.all(
      administrators.map(async held => {
        const roles = rolesOf(held)
        return { user: await world.make({ roles, lastName: 'Fråga' }), jobTitleId: null, roles }
      }),
    )),
  ]
  const wrong: unknown[] = []
  for (const { user, jobTitleId, roles } of askers) {
    const holder = { userId: user.id, jobTitleId, roles }
    const listed = new Map((await world.list(user, '?pageSize=100', 'mål')).items.map(item => [item.id, item]))
    for (const id of targets) {
      const person = await world.database.asSystem(({ query }) => loadPerson(query, id))
      if (person === undefined) throw new Error('This person was made')
      const what = { roles, target: administered[targets.indexOf(id)] }
      const answer = await world.call(user, 'GET', `/user/${id}`)
      const sees = seesPerson(holder, person)
      const { rowCount } = await world.database.asUser(user.id, t =>
        t.query('SELECT FROM app_user WHERE id = $1', [id]),
      )
      if (listed.has(id) !== sees || answer.statusCode !== (sees ? 200 : 404) || rowCount !== Number(sees))
        wrong.push({ ...what, sees })
      if (!sees) continue
      const may = peopleAccess(holder).accessTo(person)
      const record = await world.record(user, id)
      const shown = person.roles.filter(role => seesRole(holder, role)).map(({ roleId }) => roleId)
      const elsewhere = shown.length < person.roles.length
      const said = [record.may, listed.get(id)?.may, record.roles.map(({ roleId }) => roleId), record.rolesElsewhere]
      if (JSON.stringify(said) !== JSON.stringify([may, may, shown, elsewhere])) wrong.push({ ...what, said })
    }
  }
  expect(wrong).toEqual([])
}, 60_000)

test('a role is shown with its place, the names above it and whether it may be taken', async () => {
  const both = await world.make({
    roles: [
      world.role(2, 'WRITE', 'unit'),
      world.role(2, 'APPROVE', 'department', 'boende'),
      world.role(2, 'READ', 'unit', 'far'),
    ],
  })
  const { roles, rolesElsewhere } = await world.record(world.people.administrator, both.id)
  expect(rolesElsewhere).toBe(true)
  expect(roles.map(({ scope, placeNames, levels, mayTake }) => [scope?.kind, placeNames, levels, mayTake])).toEqual([
    ['unit', ['Län A', 'Egen kommun', 'Hemtjänst', 'Enhet 1'], ['WRITE'], true],
    ['department', ['Län A', 'Egen kommun', 'Boende'], ['APPROVE'], false],
  ])
  const reader = await world.record(world.people.reader, both.id)
  expect(reader.roles.map(({ mayTake }) => mayTake)).toEqual([false, false])
})

test('somebody whom one does not get to see and nobody at all are answered alike', async () => {
  const ask = (id: number) => world.call(world.people.administrator, 'GET', `/user/${id}`)
  const [foreign, absent] = [await ask(world.people.stranger.id), await ask(9_999_999_999)]
  expect([foreign.statusCode, foreign.body]).toEqual([absent.statusCode, absent.body])
  expect(foreign.statusCode).toBe(404)
})

test('R-422 what one may give: six areas up to the own level on the own places, a super admin everything', async () => {
  const ask = async (user: typeof world.people.superAdmin) => world.succeed(user, 'GET', '/user/grantable')
  const all = Object.fromEntries([1, 2, 3, 4, 5, 6].map(area => [area, 'APPROVE']))
  expect(await ask(world.people.superAdmin)).toEqual({
    superAdmin: true,
    places: [{ scope: null, placeNames: [], areas: all }],
  })
  const { municipality } = world.places.own
  const areas = { 1: 'WRITE', 2: 'WRITE', 3: 'WRITE', 4: 'WRITE', 5: 'WRITE', 6: 'APPROVE' }
  expect(await ask(world.people.administrator)).toEqual({
    superAdmin: false,
    places: [{ scope: { kind: 'municipality', id: municipality }, placeNames: ['Län A', 'Egen kommun'], areas }],
  })
  expect(await ask(world.people.writer)).toEqual({ superAdmin: false, places: [] })
  const mixed = await world.make({
    roles: [world.role(6, 'APPROVE', 'department'), world.role(2, 'READ', 'county'), world.role(3, 'WRITE', 'unit')],
  })
  expect((await ask(mixed)) as { places: object[] }).toMatchObject({
    places: [
      { scope: { kind: 'unit', id: world.places.own.unit }, areas: { 2: 'READ', 3: 'WRITE', 6: 'APPROVE' } },
      { scope: { kind: 'department' }, areas: { 2: 'READ', 6: 'APPROVE' } },
    ],
  })
})
