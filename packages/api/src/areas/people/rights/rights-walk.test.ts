import { randomUUID } from 'node:crypto'
import { holdsLevel, isSuperAdmin, mayGrant, placeKinds, type Place, type RoleHolder } from '@veckovis/domain/access'
import { createPeopleWorld, type PeoplePlace, type PeopleWorld } from '@veckovis/testing/people-world'
import fc from 'fast-check'
import { loadPerson } from '../person-repository'
import { keyOf } from './change-roles'
import type { StoredPerson } from '../stored-person'

/** The same walk each time; WALK_SEED and WALK_STEPS make another one. */
const seed = Number(process.env['WALK_SEED'] ?? 20261122)
const steps = Number(process.env['WALK_STEPS'] ?? 150)

let world: PeopleWorld
type User = PeopleWorld['people']['superAdmin']
let everybody: User[] = []

beforeAll(async () => {
  world = await createPeopleWorld()
  const { role, make, people } = world
  const more = [
    await make({ jobTitleId: 999 }),
    await make({ jobTitleId: 4, roles: [role(6, 'APPROVE', 'county'), role(3, 'APPROVE', 'county')] }),
    await make({ roles: [role(6, 'APPROVE', 'department'), role(2, 'APPROVE', 'municipality')] }),
    await make({ roles: [role(6, 'APPROVE'), role(2, 'WRITE')] }),
    await make({ roles: [role(6, 'WRITE', 'unit'), role(2, 'READ', 'unit', 'far')] }),
  ]
  everybody = [...Object.values(people), ...more]
}, 60_000)
afterAll(() => world.close())

const names: readonly PeoplePlace[] = ['own', 'sibling', 'boende', 'near', 'far']
const roles = fc.record({
  id: fc.constantFrom(1, 2, 3, 4, 5, 6, 6, 999),
  level: fc.constantFrom('READ' as const, 'WRITE' as const, 'APPROVE' as const),
  kind: fc.constantFrom(undefined, ...placeKinds),
  where: fc.constantFrom(...names),
})
const titles = fc.constantFrom(null, 0, 1, 4, 999)

const moves = fc.record({
  actor: fc.nat(),
  target: fc.nat(),
  what: fc.constantFrom('roles', 'roles', 'title', 'active', 'email', 'give', 'activity', 'make', 'remove' as const),
  roles: fc.array(roles, { maxLength: 3 }),
  keeps: fc.boolean(),
  title: titles,
  active: fc.boolean(),
})
type Move = typeof moves extends fc.Arbitrary<infer T> ? T : never

const wireRoles = (move: Move) => move.roles.map(({ id, level, kind, where }) => world.role(id, level, kind, where))

/** What of the target the caller sees, as it would be sent back unchanged. */
const kept = (target: StoredPerson, move: Move) =>
  move.keeps ? target.roles.map(({ id, levels, place }) => ({ id, levels: [...levels], ...scoped(place) })) : []
const scoped = (place: Place) => {
  const kind = placeKinds.findLast(each => place[`${each}Id`] !== undefined)
  return kind === undefined ? {} : { scope: { kind, id: place[`${kind}Id`] } }
}

const call = (actor: User, target: StoredPerson, move: Move) => {
  const path = `/user/${target.userId}`
  const userIds = [target.userId]
  const patch = (body: object) => world.call(actor, 'PATCH', path, { body })
  const person = { requestId: randomUUID(), email: `${randomUUID()}@prov.example`, firstName: 'Ny', lastName: 'Ny' }
  const works = {
    roles: () => patch({ roles: [...kept(target, move), ...wireRoles(move)] }),
    title: () => patch({ jobTitleId: move.title }),
    active: () => patch({ active: move.active, roles: wireRoles(move) }),
    email: () => patch({ email: `${randomUUID()}@prov.example`, firstName: 'Annan' }),
    give: () =>
      world.call(actor, 'POST', '/user/roles/give', {
        body: { userIds, role: world.role(2, 'READ', 'unit'), ...(move.roles[0] && { role: wireRoles(move)[0] }) },
      }),
    activity: () => world.call(actor, 'POST', '/user/activity', { body: { userIds, active: move.active } }),
    make: () =>
      world.call(actor, 'POST', '/user', {
        body: { ...person, jobTitleId: move.title, roles: wireRoles(move), active: move.active, invite: move.active },
      }),
    remove: () => world.call(actor, 'DELETE', path),
  }
  return works[move.what]()
}

const everyone = async (): Promise<Map<number, StoredPerson>> => {
  const rows = await world.owner<{ id: number }>('SELECT id FROM app_user ORDER BY id')
  const found = await Promise.all(rows.map(({ id }) => world.database.asSystem(({ query }) => loadPerson(query, id))))
  return new Map(
    found.flatMap(person =>
      person === undefined ? [] : [[person.userId, { ...person, lastLoginAt: null, loginCount: 0 }]],
    ),
  )
}

const holderOf = ({ jobTitleId, roles: held }: StoredPerson): RoleHolder => ({
  jobTitleId,
  roles: held.map(({ id, levels, place }) => ({ id, levels: [...levels], ...(scoped(place) as object) })),
})

const rowsOf = async (table: 'audit_event' | 'security_event') =>
  Number((await world.owner<{ rows: string }>(`SELECT count(*) AS rows FROM ${table}`))[0]?.rows)

/** What nobody may have brought about, whatever was called. */
const wrongsOf = (by: StoredPerson, before: Map<number, StoredPerson>, after: Map<number, StoredPerson>): string[] => {
  const granter = holderOf(by)
  const wrongs: string[] = []
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(id), after.get(id)]
    const [old, now] = [was?.roles ?? [], is?.roles ?? []]
    const changed = [
      ...now.filter(role => !old.some(each => keyOf(each) === keyOf(role))),
      ...(is === undefined ? [] : old.filter(role => !now.some(each => keyOf(each) === keyOf(role)))),
    ]
    for (const role of changed) if (!mayGrant(granter, role, role.place)) wrongs.push(`role ${keyOf(role)} of ${id}`)
    const isOther = changed.length > 0 || was?.jobTitleId !== is?.jobTitleId || was?.active !== is?.active
    if (isOther && id === by.userId) wrongs.push('own rights')
    if (
      [was, is].some(person => person && isSuperAdmin(holderOf(person))) &&
      JSON.stringify(was) !== JSON.stringify(is) &&
      !isSuperAdmin(granter)
    )
      wrongs.push(`super admin ${id}`)
    if (was && is && (was.active !== is.active || was.email !== is.email))
      for (const role of was.roles.filter(
        each => !holdsLevel(granter, 6, 'WRITE', each.place) && now.some(one => keyOf(one) === keyOf(each)),
      ))
        wrongs.push(`whole person ${id} beside ${keyOf(role)}`)
  }
  if (![...after.values()].some(person => person.active && person.emailProven && isSuperAdmin(holderOf(person))))
    wrongs.push('no super admin')
  return wrongs
}

test('whatever administrators do to each other, nobody gives or takes beyond their own, changes themselves, or leaves nobody in charge', async () => {
  let done = 0
  const found: string[] = []
  for (const move of fc.sample(moves, { numRuns: steps, seed })) {
    const before = await everyone()
    const actor = everybody[move.actor % everybody.length]
    const target = [...before.values()][move.target % before.size]
    const by = actor && before.get(actor.id)
    if (!actor || !target || !by) continue
    const told = (await rowsOf('audit_event')) + (await rowsOf('security_event'))
    world.forgetSession({ ...actor, email: by.email })
    // Anyone who was deactivated signs in no more.
    if (!by.active) continue
    await world.forgetLimits()
    const answer = await call({ ...actor, email: by.email }, target, move)
    const after = await everyone()
    const isChanged = JSON.stringify([...before]) !== JSON.stringify([...after])
    const wrongs = wrongsOf(by, before, after)
    if (answer.statusCode >= 500) wrongs.push(String(answer.statusCode))
    if (answer.statusCode >= 400 && isChanged) wrongs.push(`${answer.statusCode} that changed something`)
    if (isChanged && (await rowsOf('audit_event')) + (await rowsOf('security_event')) <= told + 1)
      wrongs.push('nothing written down')
    if (wrongs.length > 0)
      found.push(
        `${JSON.stringify(move)} by ${by.userId} on ${target.userId}: ${wrongs.join(', ')} ${answer.body.slice(0, 200)}`,
      )
    if (answer.statusCode === 200 && isChanged) done += 1
  }
  expect(found).toEqual([])
  expect(done).toBeGreaterThan(steps / 10)
}, 120_000)

test('super admins who take each other out at the same moment leave one in charge, and no call fails', async () => {
  for (let round = 0; round < 4; round += 1) {
    await world.owner('UPDATE app_user SET active = false WHERE job_title_id = 999')
    await world.owner('DELETE FROM user_role WHERE permission_id = 999')
    const admins = await Promise.all(Array.from({ length: 4 }, () => world.make({ jobTitleId: 999 })))
    await world.forgetLimits()
    for (const admin of admins) await world.call(admin, 'GET', '/user/me')
    const bodies = [{ active: false }, { jobTitleId: null }, { jobTitleId: 1, active: false }]
    const answers = await Promise.all(
      admins.flatMap((admin, index) =>
        admins.map((other, at) =>
          world.call(admin, 'PATCH', `/user/${other.id}`, { body: bodies[(index + at) % bodies.length] ?? {} }),
        ),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode >= 500).map(({ body }) => body)).toEqual([])
    const left = await world.owner('SELECT id FROM app_user WHERE id = ANY($1) AND active AND job_title_id = 999', [
      admins.map(({ id }) => id),
    ])
    expect(left.length).toBeGreaterThan(0)
  }
})
