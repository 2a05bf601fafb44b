import { accountsToDo, personSortFields } from '@veckovis/contracts/people'
import { createPeopleWorld, type PeopleWorld } from '@veckovis/testing/people-world'

let world: PeopleWorld
beforeAll(async () => {
  world = await createPeopleWorld()
}, 60_000)
afterAll(() => world.close())

const names = async (...asked: Parameters<PeopleWorld['list']>) =>
  (await world.list(...asked)).items.map(({ lastName }) => lastName)

test('R-407 anyone who holds Users sees the people of their places, a super admin all, in Swedish order', async () => {
  const { superAdmin, administrator, reader } = world.people
  expect(await names(superAdmin)).toEqual(['Adminsson', 'Främling', 'Läsare', 'Skrivare', 'Super', 'Öberg'])
  for (const who of [administrator, reader])
    expect(await names(who)).toEqual(['Adminsson', 'Läsare', 'Skrivare', 'Öberg'])
  expect(await names(superAdmin, '?direction=descending')).toEqual(
    ['Adminsson', 'Främling', 'Läsare', 'Skrivare', 'Super', 'Öberg'].reverse(),
  )
  const refused = await world.call(world.people.manager, 'POST', '/user/search', { body: {} })
  expect(refused.statusCode).toBe(403)
})

test('what finds people stands in the body: every word in the name or the address, whatever its case and composition', async () => {
  const { superAdmin, administrator } = world.people
  const search = (text: string) => names(superAdmin, '', text)
  expect(await search('öberg MÄRTA')).toEqual(['Öberg'])
  expect(await search('ma\u0308rta')).toEqual(['Öberg'])
  expect(await search(superAdmin.email.slice(0, 8))).toEqual(['Super'])
  for (const wild of ['%', '_', "'"]) expect(await search(wild)).toEqual([])
  expect(await names(administrator, '', 'Främling')).toEqual([])
  const refused = await world.call(superAdmin, 'POST', '/user/search?search=anna', { body: {} })
  expect(refused.statusCode).toBe(400)
})

test.each(personSortFields)('the server sorts by %s', async sort => {
  const items = (await world.list(world.people.superAdmin, `?sort=${sort}`)).items
  const texts = items.map(item => String(item[sort] ?? '\uffff').padStart(4))
  const collator = new Intl.Collator('sv', { numeric: sort !== 'email' })
  expect(items).toHaveLength(6)
  if (sort !== 'lastLoginAt') expect(texts).toEqual([...texts].sort((one, other) => collator.compare(one, other)))
})

test('filters by activity, title, permission and place, the place with all below it', async () => {
  const { superAdmin, administrator } = world.people
  const { own, far } = world.places
  const gone = await world.make({ lastName: 'Borta', active: false, roles: [world.role(2, 'READ', 'department')] })
  const filtered = (query: string) => names(superAdmin, `?${query}`)
  expect(await filtered('active=inactive')).toEqual(['Borta'])
  expect(await filtered('active=active')).not.toContain('Borta')
  expect(await filtered('jobTitleId=1')).toEqual(['Främling', 'Öberg'])
  expect(await filtered('permission=6')).toEqual(['Adminsson', 'Läsare', 'Skrivare'])
  expect(await filtered(`unitId=${own.unit}`)).toEqual(['Öberg'])
  expect(await filtered(`departmentId=${own.department}`)).toEqual(['Borta', 'Öberg'])
  expect(await filtered(`municipalityId=${far.municipality}`)).toEqual(['Främling'])
  expect(await filtered(`countyId=${own.county}&permission=2`)).toEqual(['Adminsson', 'Borta', 'Öberg'])
  expect(await names(administrator, `?municipalityId=${far.municipality}`)).toEqual([])
  for (const absent of ['9999999999', '999999'])
    expect(await filtered(`unitId=${absent}&permission=1&jobTitleId=0&state=none`)).toEqual([])
  await world.owner('DELETE FROM app_user WHERE id = $1', [gone.id])
})

test('filters by how far the invitation is, and says so', async () => {
  const { administrator, manager } = world.people
  await world.database.asUser(administrator.id, t =>
    t.query("SELECT invite_person($1, 'sv', $2)", [manager.id, world.clock.now]),
  )
  expect(await names(administrator, '?state=waiting')).toEqual(['Öberg'])
  expect(await names(administrator, '?state=sent')).toEqual([])
  expect(await names(administrator, '?state=none')).toEqual(['Adminsson', 'Läsare', 'Skrivare'])
  expect((await world.record(administrator, manager.id)).invitation).toMatchObject({ state: 'waiting' })
})

test('finds who is active, has never signed in and was never invited', async () => {
  const { superAdmin, reader, writer } = world.people
  const gone = await world.make({ lastName: 'Borta', active: false, roles: [world.role(2, 'READ', 'unit')] })
  await world.owner('UPDATE app_user SET last_login_at = $2, login_count = 1 WHERE id = $1', [
    reader.id,
    world.clock.now,
  ])
  await world.database.asUser(superAdmin.id, t =>
    t.query("SELECT invite_person($1, 'sv', $2)", [writer.id, world.clock.now]),
  )
  const toDo = async () => accountsToDo.parse(await world.succeed(superAdmin, 'GET', '/user/to-do'))
  expect(await names(superAdmin, '?state=none')).toEqual(expect.arrayContaining(['Borta', 'Läsare']))
  const uninvited = await names(superAdmin, '?state=uninvited')
  expect(uninvited).toEqual(['Främling'])
  expect(await toDo()).toEqual({ waiting: 0, uninvited: 1, failed: 0, expired: 0, total: 1 })
  await world.owner("UPDATE invitation SET failure = 'address' WHERE user_id = $1", [writer.id])
  await world.owner('UPDATE app_user SET last_login_at = NULL WHERE id = $1', [writer.id])
  expect(await toDo()).toMatchObject({ uninvited: 1, failed: 1, total: 2 })
  await world.owner('DELETE FROM app_user WHERE id = $1', [gone.id])
})

test('pages, with the total of all of them', async () => {
  const made = []
  for (let count = 0; count < 12; count++)
    made.push(await world.make({ lastName: `Zorn ${count}`, roles: [world.role(2, 'READ', 'unit', 'near')] }))
  const page = await world.list(world.people.superAdmin, '?page=2&pageSize=10', 'zorn')
  expect([page.total, page.items.map(({ lastName }) => lastName)]).toEqual([12, ['Zorn 10', 'Zorn 11']])
  await world.owner('DELETE FROM app_user WHERE id = ANY($1)', [made.map(({ id }) => id)])
})

test.each(['sort=password', 'active=yes', 'jobTitleId=7', 'permission=0', 'unitId=x', 'pageSize=1000', 'state=gone'])(
  '%s is refused',
  async query => {
    const answer = await world.call(world.people.superAdmin, 'POST', `/user/search?${query}`, { body: {} })
    expect(answer.statusCode).toBe(400)
  },
)

test('the units in reach are counted within the places of the person who asks, active ones only', async () => {
  const { superAdmin, administrator } = world.people
  const wide = await world.make({
    lastName: 'Vidsträckt',
    roles: [world.role(2, 'READ', 'county'), world.role(3, 'READ', 'unit'), world.role(2, 'READ', 'department', 'far')],
  })
  const unitsOf = async (user: typeof superAdmin) => (await world.record(user, wide.id)).units
  expect([await unitsOf(superAdmin), await unitsOf(administrator)]).toEqual([8, 3])
  await world.owner('UPDATE unit SET active = false WHERE id = $1', [world.places.sibling.unit])
  expect([await unitsOf(superAdmin), await unitsOf(administrator)]).toEqual([7, 2])
  await world.owner('UPDATE unit SET active = true WHERE id = $1', [world.places.sibling.unit])
  expect((await world.record(superAdmin, superAdmin.id)).units).toBe(9)
  await world.owner('DELETE FROM app_user WHERE id = $1', [wide.id])
})

test('a sign-up is in no list before an administrator takes it up', async () => {
  await world.app.inject({
    method: 'POST',
    url: '/api/auth/signup',
    payload: {
      firstName: 'Ny',
      lastName: 'Sökande',
      email: 'ny@prov.example',
      phone: '070-1234567',
      password: 'Vintergatan-2026!',
    },
  })
  expect(await names(world.people.superAdmin, '', 'sökande')).toEqual([])
})
