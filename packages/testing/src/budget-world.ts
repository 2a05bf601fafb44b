import { randomUUID } from 'node:crypto'
import { createApp, createDatabase } from '@veckovis/api'
import { type RoleItem } from '@veckovis/contracts/access'
import {
  needsBudget,
  needsBudgetList,
  resourceBudget,
  resourceBudgetList,
  type NeedsBudget,
  type NewNeedsBudget,
  type NewResourceBudget,
  type ResourceBudget,
} from '@veckovis/contracts/budget'
import { comprehensiveForecast } from '@veckovis/contracts/forecast'
import { tokenPair } from '@veckovis/contracts/session'
import type { MadeUser } from './control-contract'
import { makePerson, makePlaces, makeStaffMember } from './make-data'
import { ownerOf } from './owner-of'
import { createTestApp, usualTestTime, type TestApp } from './test-app'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Ask = {
  readonly body?: object
  /** A body as it goes over the wire, for what JSON.stringify would not write */
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Another server on the same database */
  readonly app?: TestApp['app']
}

/** Shares of the worked budget example. */
export const exampleShares = [9, 8, 8, 8, 8, 8, 9, 9, 8, 8, 8, 9]

/** The needs budget of the worked budget example; a test changes what it is about. */
export const newNeedsBody = (changes: Partial<NewNeedsBudget> = {}): NewNeedsBudget => ({
  requestId: randomUUID(),
  year: 2026,
  name: 'Behov 2026',
  comment: '',
  timeType: 'granted',
  zones: [
    { zone: 'urban-area', hours: 900, period: 'month', quota: 1 },
    { zone: 'countryside', hours: 150, period: 'month', quota: 0.95 },
  ],
  rooms: [{ roomType: 'dementia', rooms: 10, quota: 0.7 }],
  efficiency: 85,
  monthlyShares: exampleShares,
  ...changes,
})

/** The resource budget of the worked budget example. */
export const newResourceBody = (
  needsBudgetId: number,
  changes: Partial<NewResourceBudget> = {},
): NewResourceBudget => ({
  requestId: randomUUID(),
  year: 2026,
  needsBudgetId,
  name: 'Resurser 2026',
  budgetTypes: [
    { type: 'fixed', amount: 1_000_000 },
    { type: 'per-hour', amount: 420 },
    { type: 'per-room', amount: 450_000 },
  ],
  staffTypes: [
    { type: 'group-leader', annualWorkers: 1 },
    { type: 'scheduler', annualWorkers: 0.5 },
    { type: 'substitutes', annualWorkers: 1.5 },
  ],
  obUsk: 350_000,
  monthlyShares: exampleShares,
  ...changes,
})

const makeUnits = async ({ database }: TestApp) => {
  const { counties } = await makePlaces(database, {
    counties: [
      {
        name: 'Län',
        municipalities: [
          { name: 'Egen kommun', departments: [{ name: 'Avdelning', units: ['Egen enhet', 'Utan personal'] }] },
          { name: 'Annan kommun', departments: [{ name: 'Avdelning', units: ['Annan enhet'] }] },
        ],
      },
    ],
  })
  const [own, other] = counties[0]?.municipalities ?? []
  if (own === undefined || other === undefined) throw new Error('Two municipalities were asked for')
  const idOf = ({ departments }: typeof own, index = 0) => departments[0]?.units[index]?.id ?? Number.NaN
  return { own, other, units: { own: idOf(own), withoutStaff: idOf(own, 1), other: idOf(other) } }
}

const insertSettings = ({ database }: TestApp, municipalityId: number) =>
  database.asSystem(transaction =>
    transaction.query(
      `INSERT INTO dated_setting (municipality_id, key, valid_from, value) VALUES
         ($1, 'full-time-hours', '2020-01-01', 37), (NULL, 'payroll-overhead', '2023-01-01', 44.53)`,
      [municipalityId],
    ),
  )

const makePeople = async (
  { database, clock, hash }: TestApp,
  { own, other }: Awaited<ReturnType<typeof makeUnits>>,
) => {
  const role = (id: number, level: 'READ' | 'WRITE' | 'APPROVE', place = own): RoleItem => ({
    id,
    levels: [level],
    scope: { kind: 'municipality', id: place.id },
  })
  const person = (roles: RoleItem[], jobTitleId = 1) =>
    makePerson(database, { roles, jobTitleId }, { at: clock.now, hash })
  return {
    writer: await person([role(3, 'WRITE'), role(5, 'WRITE')]),
    approver: await person([role(3, 'APPROVE'), role(2, 'WRITE'), role(5, 'WRITE')]),
    reader: await person([role(3, 'READ')]),
    stranger: await person([role(3, 'APPROVE', other)]),
    economist: await person([role(3, 'APPROVE')], 4),
    superAdmin: await person([], 999),
  }
}

type People = Awaited<ReturnType<typeof makePeople>>

/**
 * A municipality with 37 hours a week and payroll overhead 44.53, a unit with one member at 30 000 kronor and one
 * without staff, people with different rights on budgets, and short ways to call the API as one of them.
 */
export const createBudgetWorld = async (options: { now?: string } = {}) => {
  const testApp = await createTestApp(options)
  const { database, clock, dependencies } = testApp
  const places = await makeUnits(testApp)
  const { own, units } = places
  await insertSettings(testApp, own.id)
  await makeStaffMember(database, { unitId: units.own, salary: 30_000, weeklyHours: 37 })
  await makeStaffMember(database, { unitId: units.other, salary: 30_000, weeklyHours: 37 })
  const people: People = await makePeople(testApp, places)
  const closing: (() => Promise<void>)[] = []

  const sessions = new Map<string, Promise<string>>()
  const signIn = async ({ email, password }: MadeUser): Promise<string> => {
    const payload = { email, password }
    const answer = await testApp.app.inject({ method: 'POST', url: '/api/auth/login', payload })
    return tokenPair.parse(answer.json()).access_token
  }
  const tokenOf = (user: MadeUser): Promise<string> => {
    // Signed in again whenever the clock was moved, because tokens end.
    const key = `${user.email} ${clock.now.toISOString()}`
    const session = sessions.get(key) ?? signIn(user)
    sessions.set(key, session)
    return session
  }
  const call = async (user: MadeUser, method: Method, path: string, ask: Ask = {}) => {
    const payload = ask.text ?? (ask.body === undefined ? undefined : JSON.stringify(ask.body))
    return (ask.app ?? testApp.app).inject({
      method,
      url: `/api${path}`,
      headers: {
        authorization: `Bearer ${await tokenOf(user)}`,
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...ask.headers,
      },
      ...(payload === undefined ? {} : { payload }),
    })
  }
  const succeed = async (...asked: Parameters<typeof call>): Promise<unknown> => {
    const answer = await call(...asked)
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
    return answer.json()
  }
  const { approver, writer } = people
  const needsAs = async (path: string, method: Method, body?: object): Promise<NeedsBudget> =>
    needsBudget.parse(await succeed(approver, method, path, body === undefined ? {} : { body }))
  const resourceAs = async (path: string, method: Method, body?: object): Promise<ResourceBudget> =>
    resourceBudget.parse(await succeed(approver, method, path, body === undefined ? {} : { body }))

  return {
    ...testApp,
    units,
    people,
    municipalities: { own: own.id, other: places.other.id },
    call,
    succeed,
    /** `units.own` is a new unit with one member from now on, and the clock stands where it began. */
    startAfresh: async (): Promise<void> => {
      clock.now = new Date(usualTestTime)
      const { rows } = await database.asSystem(transaction =>
        transaction.query<{ id: number }>(
          `INSERT INTO unit (department_id, municipality_id, name)
                 SELECT id, municipality_id, $2 FROM department WHERE id = $1 RETURNING id`,
          [own.departments[0]?.id, randomUUID()],
        ),
      )
      units.own = rows[0]?.id ?? Number.NaN
      await makeStaffMember(database, { unitId: units.own, salary: 30_000, weeklyHours: 37 })
    },
    /** Another server process would look the same to the database: its own app and its own connections. */
    secondApp: async (): Promise<TestApp['app']> => {
      const second = createDatabase({ url: testApp.url })
      const app = await createApp({ ...dependencies, database: second })
      closing.push(async () => {
        await app.close()
        await second.close()
      })
      return app
    },
    close: async (): Promise<void> => {
      for (const end of closing) await end()
      await testApp.close()
    },
    createNeeds: (changes: Partial<NewNeedsBudget> = {}) =>
      needsAs(`/need/unit/${units.own}`, 'POST', newNeedsBody(changes)),
    lockedNeeds: async (changes: Partial<NewNeedsBudget> = {}): Promise<NeedsBudget> => {
      const { id } = await needsAs(`/need/unit/${units.own}`, 'POST', newNeedsBody(changes))
      await needsAs(`/need/${id}/activate`, 'POST')
      return needsAs(`/need/${id}/lock`, 'POST')
    },
    createResource: (needsBudgetId: number, changes: Partial<NewResourceBudget> = {}) =>
      resourceAs(`/budget/unit/${units.own}`, 'POST', newResourceBody(needsBudgetId, changes)),
    needsOfUnit: async () => needsBudgetList.parse(await succeed(writer, 'GET', `/need/unit/${units.own}`)),
    resourcesOfUnit: async () => resourceBudgetList.parse(await succeed(writer, 'GET', `/budget/unit/${units.own}`)),
    forecast: async (year: number) =>
      comprehensiveForecast.parse(await succeed(approver, 'GET', `/forecast/unit/${units.own}/${year}/comprehensive`)),
    audits: async (action: string) => {
      const { rows } = await ownerOf(database).asSystem(transaction =>
        transaction.query<{ subject: string; details: Record<string, unknown>; user_id: number }>(
          'SELECT subject, details, user_id FROM audit_event WHERE action = $1 AND unit_id = $2 ORDER BY id',
          [action, units.own],
        ),
      )
      return rows
    },
  }
}

export type BudgetWorld = Awaited<ReturnType<typeof createBudgetWorld>>
