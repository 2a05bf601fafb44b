import { randomUUID } from 'node:crypto'
import { type RoleItem } from '@veckovis/contracts/access'
import { comprehensiveForecast } from '@veckovis/contracts/forecast'
import { tokenPair } from '@veckovis/contracts/session'
import {
  scheduleWeeks,
  scheduleYear,
  staffFile,
  staffList,
  staffMemberWithTerms,
  type NewStaffMemberRequest,
  type StaffMemberWithTerms,
} from '@veckovis/contracts/staff'
import type { MadeUser } from './control-contract'
import { makePerson, makePlaces } from './make-data'
import { ownerOf } from './owner-of'
import { createTestApp, usualTestTime } from './test-app'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Ask = { readonly body?: object; readonly headers?: Readonly<Record<string, string>> }

/** A body that is accepted; a test changes what it is about. */
export const newStaffMemberBody = (changes: Partial<NewStaffMemberRequest> = {}): NewStaffMemberRequest => ({
  requestId: randomUUID(),
  firstName: 'Åsa',
  lastName: 'Öberg',
  birthday: '1985-05-15',
  gender: 'FEMALE',
  employedFrom: '2024-01-01',
  salary: 30_000,
  weeklyHours: 40,
  ordinaryService: { grade: 1, reason: null },
  actualService: { grade: 1, reason: null },
  ...changes,
})

const makeUnits = async (database: Parameters<typeof makePlaces>[0]) => {
  const { counties } = await makePlaces(database, {
    counties: [
      {
        name: 'Län',
        municipalities: [
          { name: 'Egen kommun', departments: [{ name: 'Avdelning', units: ['Egen enhet'] }] },
          { name: 'Annan kommun', departments: [{ name: 'Avdelning', units: ['Annan enhet'] }] },
        ],
      },
    ],
  })
  const [own, other] = counties[0]?.municipalities ?? []
  if (own === undefined || other === undefined) throw new Error('Two municipalities were asked for')
  const unitOf = ({ departments }: typeof own) => departments[0]?.units[0]?.id ?? Number.NaN
  return { own, other, units: { own: unitOf(own), other: unitOf(other) } }
}

/** Two municipalities with a unit each, people with different rights on the staff of one, and short ways to call the staff's API as one of them. */
export const createStaffWorld = async () => {
  const testApp = await createTestApp()
  const { app, database, clock, hash } = testApp
  const { own, other, units } = await makeUnits(database)
  const role = (id: number, level: 'READ' | 'WRITE', place = own): RoleItem => ({
    id,
    levels: [level],
    scope: { kind: 'municipality', id: place.id },
  })
  const person = (roles: RoleItem[]) => makePerson(database, { roles, jobTitleId: 1 }, { at: clock.now, hash })
  const people = {
    writer: await person([role(5, 'WRITE'), role(4, 'READ'), role(2, 'READ')]),
    reader: await person([role(5, 'READ')]),
    stranger: await person([role(5, 'WRITE', other)]),
  }
  const sessions = new Map<string, Promise<string>>()
  const signIn = async ({ email, password }: MadeUser): Promise<string> => {
    const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
    return tokenPair.parse(answer.json()).access_token
  }
  const tokenOf = (user: MadeUser): Promise<string> => {
    // Signed in again whenever the clock was moved, because tokens end.
    const key = `${user.email} ${clock.now.toISOString()}`
    const session = sessions.get(key) ?? signIn(user)
    sessions.set(key, session)
    return session
  }
  const call = async (user: MadeUser, method: Method, path: string, { body, headers = {} }: Ask = {}) =>
    app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${await tokenOf(user)}`, ...headers },
      ...(body === undefined ? {} : { payload: body }),
    })
  const succeed = async (...asked: Parameters<typeof call>): Promise<unknown> => {
    const answer = await call(...asked)
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
    return answer.json()
  }
  return {
    ...testApp,
    units,
    people,
    /** `units.own` is a new unit without staff from now on, and the clock stands where it began. */
    startAfresh: async (): Promise<void> => {
      clock.now = new Date(usualTestTime)
      // A sign-in of a later day has removed those that had ended by then.
      sessions.clear()
      const { rows } = await database.asSystem(transaction =>
        transaction.query<{ id: number }>(
          `INSERT INTO unit (department_id, municipality_id, name)
                 SELECT id, municipality_id, $2 FROM department WHERE id = $1 RETURNING id`,
          [own.departments[0]?.id, randomUUID()],
        ),
      )
      units.own = rows[0]?.id ?? Number.NaN
    },
    call,
    /** Answers of the writer, checked against the contract. */
    create: async (changes: Partial<NewStaffMemberRequest> = {}): Promise<StaffMemberWithTerms> =>
      staffMemberWithTerms.parse(
        await succeed(people.writer, 'POST', `/staff/unit/${units.own}`, { body: newStaffMemberBody(changes) }),
      ),
    change: async (id: number, body: object): Promise<StaffMemberWithTerms> =>
      staffMemberWithTerms.parse(await succeed(people.writer, 'PATCH', `/staff/${id}`, { body })),
    read: async (id: number): Promise<StaffMemberWithTerms> =>
      staffMemberWithTerms.parse(await succeed(people.writer, 'GET', `/staff/${id}`)),
    list: async (query = '', { user = people.writer, search = '' } = {}) =>
      staffList.parse(
        await succeed(user, 'POST', `/staff/unit/${units.own}/search${query}`, {
          body: search === '' ? {} : { search },
        }),
      ),
    file: async (query = '', { user = people.writer, search = '' } = {}) =>
      staffFile.parse(await succeed(user, 'POST', `/staff/unit/${units.own}/export${query}`, { body: { search } })),
    schedule: async (year: number) =>
      scheduleYear.parse(await succeed(people.writer, 'GET', `/schedule/unit/${units.own}/${year}`)),
    searchSchedule: async (query: string, search = '') =>
      scheduleWeeks.parse(
        await succeed(people.writer, 'POST', `/schedule/unit/${units.own}/search?${query}`, { body: { search } }),
      ),
    scheduledOfForecast: async (year: number) =>
      comprehensiveForecast.parse(
        await succeed(people.writer, 'GET', `/forecast/unit/${units.own}/${year}/comprehensive`),
      ).staffing.scheduled,
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

export type StaffWorld = Awaited<ReturnType<typeof createStaffWorld>>
