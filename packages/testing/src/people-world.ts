import type { RoleItem } from '@veckovis/contracts/access'
import { personList, personRecord, type PersonList, type PersonRecord } from '@veckovis/contracts/people'
import { tokenPair } from '@veckovis/contracts/session'
import type { PermissionLevel, PlaceKind } from '@veckovis/domain/access'
import type { MadeUser, MakeUser } from './control-contract'
import { makePerson, makePlaces } from './make-data'
import { ownerOf } from './owner-of'
import { createTestApp, type TestApp } from './test-app'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Ask = { readonly body?: object; readonly headers?: Readonly<Record<string, string>> }

const makeWorldPlaces = async (database: TestApp['database']) => {
  const departments = [
    { name: 'Hemtjänst', units: ['Enhet 1', 'Enhet 2'] },
    { name: 'Boende', units: ['Enhet 3'] },
  ]
  const { counties } = await makePlaces(database, {
    counties: [
      {
        name: 'Län A',
        municipalities: [
          { name: 'Egen kommun', departments },
          { name: 'Grannkommun', departments },
        ],
      },
      { name: 'Län B', municipalities: [{ name: 'Fjärran kommun', departments }] },
    ],
  })
  const lineageOf = (county: number, municipality: number, department = 0, unit = 0) => {
    const c = counties[county]
    const m = c?.municipalities[municipality]
    const d = m?.departments[department]
    const u = d?.units[unit]
    if (!c || !m || !d || !u) throw new Error('These places were asked for')
    return { county: c.id, municipality: m.id, department: d.id, unit: u.id }
  }
  return {
    own: lineageOf(0, 0),
    sibling: lineageOf(0, 0, 0, 1),
    boende: lineageOf(0, 0, 1),
    near: lineageOf(0, 1),
    far: lineageOf(1, 0),
  }
}

export type PeoplePlace = keyof Awaited<ReturnType<typeof makeWorldPlaces>>

/** Three municipalities of two counties, people who administer some of them, and short ways to call the API as one of them. */
export const createPeopleWorld = async () => {
  const testApp = await createTestApp()
  const { app, database, clock, hash } = testApp
  const places = await makeWorldPlaces(database)
  const role = (id: number, level: PermissionLevel, kind?: PlaceKind, where: PeoplePlace = 'own'): RoleItem => ({
    id,
    levels: [level],
    ...(kind && { scope: { kind, id: places[where][kind] } }),
  })
  const make = (person: Partial<MakeUser> = {}): Promise<MadeUser> =>
    makePerson(database, { roles: [], ...person }, { at: clock.now, hash })
  const planning = (level: PermissionLevel, kind: PlaceKind, where: PeoplePlace = 'own') =>
    [1, 2, 3, 4, 5].map(id => role(id, level, kind, where))
  const people = {
    superAdmin: await make({ jobTitleId: 999, firstName: 'Sara', lastName: 'Super' }),
    administrator: await make({
      jobTitleId: 0,
      firstName: 'Alva',
      lastName: 'Adminsson',
      roles: [role(6, 'APPROVE', 'municipality'), ...planning('WRITE', 'municipality')],
    }),
    writer: await make({ jobTitleId: 0, lastName: 'Skrivare', roles: [role(6, 'WRITE', 'municipality')] }),
    reader: await make({ jobTitleId: 0, lastName: 'Läsare', roles: [role(6, 'READ', 'municipality')] }),
    manager: await make({ jobTitleId: 1, firstName: 'Märta', lastName: 'Öberg', roles: planning('WRITE', 'unit') }),
    stranger: await make({ jobTitleId: 1, lastName: 'Främling', roles: planning('WRITE', 'unit', 'far') }),
  }
  const sessions = new Map<string, Promise<string>>()
  const signIn = async ({ email, password }: Pick<MadeUser, 'email' | 'password'>): Promise<string> => {
    const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
    return tokenPair.parse(answer.json()).access_token
  }
  const tokenOf = (user: MadeUser): Promise<string> => {
    const session = sessions.get(user.email) ?? signIn(user)
    sessions.set(user.email, session)
    return session
  }
  const call = async (user: MadeUser, method: Method, path: string, { body, headers = {} }: Ask = {}) =>
    app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${await tokenOf(user)}`, 'accept-language': 'en', ...headers },
      ...(body === undefined ? {} : { payload: body }),
    })
  const succeed = async (...asked: Parameters<typeof call>): Promise<unknown> => {
    const answer = await call(...asked)
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
    return answer.json()
  }
  return {
    ...testApp,
    places,
    people,
    role,
    planning,
    make,
    signIn,
    call,
    succeed,
    /** The next call signs in again: rights have changed, or the clock was moved. */
    forgetSession: (user: MadeUser) => void sessions.delete(user.email),
    /** As the owner of the database, who may do everything. */
    owner: async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
      (await ownerOf(database).read<Row>(sql, values)).rows,
    list: async (user: MadeUser, query = '', search = ''): Promise<PersonList> =>
      personList.parse(await succeed(user, 'POST', `/user/search${query}`, { body: { search } })),
    record: async (user: MadeUser, id: number): Promise<PersonRecord> =>
      personRecord.parse(await succeed(user, 'GET', `/user/${id}`)),
  }
}

export type PeopleWorld = Awaited<ReturnType<typeof createPeopleWorld>>
