import { randomUUID } from 'node:crypto'
import { prepareFailingSteps, type FailingSteps } from '@veckovis/testing/failing-steps'
import { createPeopleWorld, type PeopleWorld } from '@veckovis/testing/people-world'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Change = () => Promise<{ readonly statusCode: number }>
type Made = { readonly id: number }

let world: PeopleWorld
let steps: FailingSteps
beforeAll(async () => {
  world = await createPeopleWorld()
  steps = await prepareFailingSteps(world.database)
  // Signed in before anything fails.
  await succeed('GET', '/user/me')
}, 60_000)
afterAll(() => world.close())
beforeEach(async () => {
  await steps.failAt(null)
  await world.forgetLimits()
})

const ask = (method: Method, path: string, body?: object) =>
  world.call(world.people.superAdmin, method, path, body === undefined ? {} : { body })
const succeed = async (method: Method, path: string, body?: object) =>
  (await world.succeed(world.people.superAdmin, method, path, body === undefined ? {} : { body })) as Made

const name = () => `Nytt ${randomUUID()}`
const newPerson = (changes = {}) => ({
  requestId: randomUUID(),
  email: `${randomUUID()}@prov.example`,
  firstName: 'Ny',
  lastName: 'Person',
  roles: [world.role(2, 'WRITE', 'unit'), world.role(3, 'READ', 'department')],
  jobTitleId: 1,
  invite: false,
  ...changes,
})
const person = () => succeed('POST', '/user', newPerson())

const places = {
  county: () => ({ name: name(), code: null }),
  municipality: () => ({
    countyId: world.places.own.county,
    name: name(),
    code: '1',
    type: 'SCHOOL',
    pauseMinutes: 30,
  }),
  department: () => ({ municipalityId: world.places.own.municipality, name: name(), active: false }),
  unit: () => ({ departmentId: world.places.own.department, name: name(), active: false }),
}
const kinds = ['county', 'municipality', 'department', 'unit'] as const
const place = (kind: (typeof kinds)[number]) =>
  succeed('POST', `/${kind}`, { requestId: randomUUID(), ...places[kind]() })

const ofPlaces = Object.fromEntries(
  kinds.flatMap((kind): [string, () => Promise<Change>][] => [
    [
      `a ${kind} that is made`,
      async () => {
        const body = { requestId: randomUUID(), ...places[kind]() }
        return () => ask('POST', `/${kind}`, body)
      },
    ],
    [
      `a ${kind} that changes`,
      async () => {
        const { id } = await place(kind)
        const body = { name: name() }
        return () => ask('PATCH', `/${kind}/${id}`, body)
      },
    ],
    [
      `a ${kind} that is deleted`,
      async () => {
        const { id } = await place(kind)
        return () => ask('DELETE', `/${kind}/${id}`)
      },
    ],
  ]),
)

const changes: Readonly<Record<string, () => Promise<Change>>> = {
  ...ofPlaces,
  'units that move': async () => {
    const unitIds = [(await place('unit')).id, (await place('unit')).id]
    const { id: departmentId } = await place('department')
    return () => ask('POST', '/unit/move', { unitIds, departmentId })
  },
  'units that are opened': async () => {
    const unitIds = [(await place('unit')).id, (await place('unit')).id]
    return () => ask('POST', '/unit/activity', { unitIds, active: true })
  },

  'a person who is made and invited': async () => {
    const body = newPerson({ invite: true })
    return () => ask('POST', '/user', body)
  },
  'a sign-up that is taken up': async () => {
    const body = newPerson()
    const { email, firstName, lastName } = body
    const signUp = { email, firstName, lastName, phone: '0701234567', password: 'Tulpanlok-44-gata!' }
    await world.app.inject({ method: 'POST', url: '/api/auth/signup', payload: signUp })
    return () => ask('POST', '/user', body)
  },
  'a person whose roles, title, address and activity change': async () => {
    const { id } = await person()
    const body = {
      email: `${randomUUID()}@prov.example`,
      roles: [world.role(2, 'READ', 'unit', 'far'), world.role(6, 'APPROVE', 'county')],
      jobTitleId: 4,
      active: false,
    }
    return () => ask('PATCH', `/user/${id}`, body)
  },
  'a super admin who is made': async () => {
    const { id } = await person()
    return () => ask('PATCH', `/user/${id}`, { jobTitleId: 999 })
  },
  'a super admin who is one no more': async () => {
    const { id } = await person()
    await succeed('PATCH', `/user/${id}`, { jobTitleId: 999 })
    return () => ask('PATCH', `/user/${id}`, { jobTitleId: null })
  },
  'a person who is deactivated': async () => {
    const { id, email, password } = await world.make({ roles: [world.role(2, 'READ', 'unit')] })
    await world.signIn({ email, password })
    return () => ask('PATCH', `/user/${id}`, { active: false })
  },
  'a person who is deleted': async () => {
    const { id } = await person()
    return () => ask('DELETE', `/user/${id}`)
  },
  'a role for one of several': async () => {
    const { id } = await person()
    return () => ask('POST', '/user/roles/give', { userIds: [id], role: world.role(4, 'READ', 'unit') })
  },

  'a password that is changed while signed in': async () => {
    const user = await world.make()
    await world.call(user, 'GET', '/user/me')
    const body = { currentPassword: user.password, password: 'Tulpanlok-44-gata!' }
    return () => world.call(user, 'POST', '/user/me/password', { body })
  },
  'sessions that are ended': async () => {
    const user = await world.make()
    await world.call(user, 'GET', '/user/me')
    await world.signIn(user)
    return () => world.call(user, 'DELETE', '/user/me/session')
  },
}

test.each(Object.keys(changes))('%s is whole or not at all, whichever of its steps fails', async what => {
  const change = await changes[what]?.()
  if (change === undefined) throw new Error(`Nothing says how to make ${what}`)
  // Each try is counted, the failed ones too.
  const unlimited = async () => {
    await world.forgetLimits()
    return change()
  }
  const [done, ...failed] = (await steps.failAtEach(unlimited, world.mails)).toReversed()
  expect(failed.filter(each => each.statusCode !== 503 || each.isChanged || each.mails > 0)).toEqual([])
  expect(done).toMatchObject({ statusCode: 200, isChanged: true })
  expect(failed.length).toBeGreaterThan(1)
})
