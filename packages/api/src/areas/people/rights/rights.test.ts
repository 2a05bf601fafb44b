import { createPeopleWorld, type PeopleWorld } from '@veckovis/testing/people-world'
import type { RoleItem } from '@veckovis/contracts/access'

let world: PeopleWorld
beforeAll(async () => {
  world = await createPeopleWorld()
}, 60_000)
afterAll(() => world.close())

type User = PeopleWorld['people']['administrator']

const change = (user: User, id: number, body: object) => world.call(user, 'PATCH', `/user/${id}`, { body })
const codeOf = async (answer: ReturnType<typeof change>) => {
  const { statusCode, body } = await answer
  return statusCode === 200 ? 'done' : (JSON.parse(body) as { code: string }).code
}
const rolesOf = async (id: number) =>
  (await world.record(world.people.superAdmin, id)).roles.map(({ id: area, levels, scope }) => ({
    id: area,
    levels,
    scope,
  }))

test('R-418 roles become those of the call within the own places, and those elsewhere stay (A-173)', async () => {
  const { administrator } = world.people
  const elsewhere = world.role(2, 'WRITE', 'unit', 'far')
  const person = await world.make({ roles: [world.role(2, 'READ', 'unit'), world.role(3, 'READ', 'unit'), elsewhere] })
  const wanted = [
    world.role(3, 'READ', 'unit'),
    world.role(2, 'WRITE', 'department'),
    world.role(2, 'WRITE', 'department'),
  ]
  expect(await codeOf(change(administrator, person.id, { roles: wanted }))).toBe('done')
  expect(await rolesOf(person.id)).toEqual([elsewhere, wanted[1], wanted[0]])
  const audited = await world.owner<{ action: string; details: object }>(
    'SELECT action, details FROM audit_event WHERE subject = $1 ORDER BY id',
    [`user/${person.id}`],
  )
  const { county: countyId, municipality: municipalityId, department: departmentId, unit: unitId } = world.places.own
  const above = { countyId, municipalityId, departmentId }
  expect(audited).toEqual([
    { action: 'role-given', details: { permissionId: 2, level: 'WRITE', ...above } },
    { action: 'role-taken', details: { permissionId: 2, level: 'READ', ...above, unitId } },
  ])
  const version = (await world.record(administrator, person.id)).version
  expect(await codeOf(change(administrator, person.id, { roles: wanted }))).toBe('done')
  expect((await world.record(administrator, person.id)).version).toBe(version)
})

test('a role that one does not hold cannot be taken either, and then nothing is', async () => {
  const { administrator } = world.people
  const roles = [world.role(2, 'READ', 'unit'), world.role(2, 'APPROVE', 'unit', 'sibling')]
  const person = await world.make({ roles })
  expect(await codeOf(change(administrator, person.id, { roles: [] }))).toBe('not-yours-to-grant')
  expect(await rolesOf(person.id)).toEqual(roles)
})

test('R-475 title and role of a super admin come and go together, given by super admins only (A-172)', async () => {
  const { superAdmin, administrator } = world.people
  const person = await world.make({ jobTitleId: 1, roles: [world.role(2, 'READ', 'unit')] })
  expect(await codeOf(change(administrator, person.id, { jobTitleId: 999 }))).toBe('super-admin-only')
  expect(await codeOf(change(superAdmin, person.id, { jobTitleId: 999 }))).toBe('done')
  expect((await rolesOf(person.id)).map(({ id }) => id)).toEqual([2, 999])
  expect(await codeOf(change(superAdmin, person.id, { roles: [world.role(2, 'READ', 'unit')] }))).toBe('done')
  expect((await world.record(superAdmin, person.id)).jobTitleId).toBeNull()
  expect(await codeOf(change(superAdmin, person.id, { roles: [{ id: 999 }], jobTitleId: 1 }))).toBe('bad-request')
  expect(await codeOf(change(superAdmin, person.id, { roles: [{ id: 999 }] }))).toBe('done')
  expect((await world.record(superAdmin, person.id)).jobTitleId).toBe(999)
  expect(await codeOf(change(superAdmin, person.id, { jobTitleId: 4 }))).toBe('done')
  expect(await rolesOf(person.id)).toEqual([])
})

test('the last super admin who can sign in is neither demoted nor deactivated, also by another who never took up the invitation', async () => {
  const { superAdmin } = world.people
  const invited = await world.make({ jobTitleId: 999 })
  const token = await world.signIn(invited)
  await world.owner('UPDATE app_user SET email_proven = false, by_administrator = true WHERE id = $1', [invited.id])
  const ask = (body: object) =>
    world.app.inject({
      method: 'PATCH',
      url: `/api/user/${superAdmin.id}`,
      headers: { authorization: `Bearer ${token}` },
      payload: body,
    })
  expect((await ask({ active: false })).json()).toMatchObject({ code: 'last-super-admin' })
  expect((await ask({ jobTitleId: 4 })).json()).toMatchObject({ code: 'last-super-admin' })
  const byRole = await world.make({ roles: [world.role(999, 'READ')] })
  expect((await ask({ active: false })).statusCode).toBe(200)
  expect(await codeOf(change(byRole, superAdmin.id, { active: true }))).toBe('done')
  world.forgetSession(superAdmin)
  await world.owner('DELETE FROM app_user WHERE id = ANY($1)', [[invited.id, byRole.id]])
})

test('what somebody holds counts at their next call, and a deactivation ends their sessions for good (A-174)', async () => {
  const { administrator, manager } = world.people
  const token = await world.signIn(manager)
  const me = async (bearer = token) =>
    (await world.app.inject({ url: '/api/user/me', headers: { authorization: `Bearer ${bearer}` } })).statusCode
  expect(await me()).toBe(200)
  const before = (await world.record(administrator, manager.id)).roles
  const roles: RoleItem[] = before.map(({ id, levels, scope }) => ({
    id,
    ...(levels && { levels }),
    ...(scope && { scope }),
  }))
  expect(
    await codeOf(change(administrator, manager.id, { roles: [...roles, world.role(2, 'READ', 'unit', 'boende')] })),
  ).toBe('done')
  expect(await me()).toBe(401)
  const fresh = await world.signIn(manager)
  expect(await me(fresh)).toBe(200)
  expect(await codeOf(change(administrator, manager.id, { active: false }))).toBe('done')
  expect(await me(fresh)).toBe(401)
  expect(await codeOf(change(administrator, manager.id, { active: true }))).toBe('done')
  expect(await me(fresh)).toBe(401)
  const [open] = await world.owner<{ open: number }>(
    'SELECT count(*)::int AS open FROM session_family WHERE user_id = $1 AND revoked_at IS NULL',
    [manager.id],
  )
  expect(open).toEqual({ open: 0 })
  const kinds = await world.owner<{ kind: string; details: object }>(
    "SELECT kind, details FROM security_event WHERE subject = $1 AND kind <> 'role-changed' ORDER BY id",
    [`user/${manager.id}`],
  )
  expect(kinds).toEqual([
    { kind: 'account-changed', details: { active: false } },
    { kind: 'session-ended', details: { reason: 'deactivated' } },
    { kind: 'account-changed', details: { active: true } },
  ])
})

test('of a grant and the loss of the right to it at the same moment one comes first, and no grant stands on a lost right', async () => {
  const { superAdmin } = world.people
  const granting = [world.role(6, 'APPROVE', 'municipality'), world.role(2, 'WRITE', 'municipality')]
  const outcomes: string[] = []
  for (let round = 0; round < 12; round++) {
    const [granter, target] = [
      await world.make({ roles: granting }),
      await world.make({ roles: [world.role(2, 'READ', 'unit')] }),
    ]
    await world.signIn(granter)
    await world.list(granter)
    const [given, lost] = await Promise.all([
      codeOf(change(granter, target.id, { roles: [world.role(2, 'WRITE', 'unit')] })),
      codeOf(change(superAdmin, granter.id, { roles: [] })),
    ])
    expect(lost).toBe('done')
    outcomes.push(given)
    const [order] = await world.owner<{ stands: boolean }>(
      `SELECT coalesce((SELECT min(id) FROM audit_event WHERE user_id = $1 AND action = 'role-given')
         < (SELECT min(id) FROM audit_event WHERE subject = 'user/' || $1 AND action = 'role-taken'), true) AS stands`,
      [granter.id],
    )
    expect(order).toEqual({ stands: true })
  }
  expect(outcomes.filter(code => !['done', 'forbidden', 'unauthenticated'].includes(code))).toEqual([])
})

test('a grant that waits for the loss of the granter’s right finds it lost', async () => {
  const granter = await world.make({
    roles: [world.role(6, 'APPROVE', 'municipality'), world.role(2, 'WRITE', 'municipality')],
  })
  const target = await world.make({ roles: [world.role(2, 'READ', 'unit')] })
  await world.list(granter)
  const { superAdmin } = world.people
  let grant: ReturnType<typeof codeOf> | undefined
  await world.database.asUser(superAdmin.id, async transaction => {
    await transaction.query(
      'SELECT take_roles($1, ARRAY(SELECT id FROM user_role WHERE user_id = $1 AND permission_id = 6))',
      [granter.id],
    )
    grant = codeOf(change(granter, target.id, { roles: [world.role(2, 'WRITE', 'unit')] }))
    // It waits for the row that this transaction holds, until the end of it.
    let waits = false
    for (let tries = 0; tries < 1_000 && !waits; tries++)
      waits =
        (
          await world.owner(
            "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%hold_people%'",
          )
        ).length > 0
    expect(waits).toBe(true)
  })
  expect(await grant).toBe('forbidden')
  expect(await rolesOf(target.id)).toEqual([world.role(2, 'READ', 'unit')])
})

describe('many at once', () => {
  const bulk = (user: User, path: string, body: object) => world.call(user, 'POST', path, { body })

  test('are activated or deactivated each for themselves, and each is told', async () => {
    const { administrator, stranger, manager } = world.people
    const one = await world.make({ roles: [world.role(2, 'READ', 'unit')] })
    const userIds = [one.id, stranger.id, administrator.id, 9_999_999_999, manager.id]
    const answer = await bulk(administrator, '/user/activity', { userIds, active: false })
    expect(answer.json()).toMatchObject({
      items: [
        { id: one.id, done: true },
        { id: stranger.id, done: false, code: 'not-found' },
        {
          id: administrator.id,
          done: false,
          code: 'own-roles',
          message: 'You cannot change your own roles. Ask someone else with permission.',
        },
        { id: 9_999_999_999, done: false, code: 'not-found' },
        { id: manager.id, done: true },
      ],
    })
    await bulk(administrator, '/user/activity', { userIds: [one.id, manager.id], active: true })
    expect((await world.record(administrator, manager.id)).active).toBe(true)
  })

  test('get a role beside what they have; anyone who has it stays as they are', async () => {
    const { administrator } = world.people
    const role = world.role(3, 'WRITE', 'unit')
    const [without, having] = [
      await world.make({ roles: [world.role(2, 'READ', 'unit')] }),
      await world.make({ roles: [role] }),
    ]
    const answer = await bulk(administrator, '/user/roles/give', { userIds: [without.id, having.id], role })
    expect(answer.json()).toMatchObject({ items: [{ done: true }, { done: true, version: 1 }] })
    expect(await rolesOf(without.id)).toEqual([world.role(2, 'READ', 'unit'), role])
    expect(await rolesOf(having.id)).toEqual([role])
    const foreign = await bulk(administrator, '/user/roles/give', {
      userIds: [without.id],
      role: world.role(3, 'APPROVE', 'unit'),
    })
    expect(foreign.json()).toMatchObject({ items: [{ done: false, code: 'not-yours-to-grant' }] })
    const superRole = await bulk(administrator, '/user/roles/give', { userIds: [without.id], role: { id: 999 } })
    expect(superRole.json()).toMatchObject({ items: [{ done: false, code: 'super-admin-only' }] })
  })

  test('are two hundred at most, and nobody twice', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1_000_000)
    for (const path of ['/user/activity', '/user/roles/give'])
      for (const userIds of [[], [1, 1], ids(201), [0], ['1'], [1.5]]) {
        const body = path.endsWith('give') ? { userIds, role: { id: 2 } } : { userIds, active: true }
        expect([userIds.length, (await bulk(world.people.administrator, path, body)).statusCode]).toEqual([
          userIds.length,
          400,
        ])
      }
    const answer = await bulk(world.people.administrator, '/user/activity', { userIds: ids(200), active: false })
    expect((answer.json() as { items: object[] }).items).toHaveLength(200)
  })
})
