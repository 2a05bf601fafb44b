import { areas } from '@veckovis/api'
import { type RoleItem } from '@veckovis/contracts/access'
import { comprehensiveForecast, type ComprehensiveForecast } from '@veckovis/contracts/forecast'
import { tokenPair } from '@veckovis/contracts/session'
import type { MadeUser } from './control-contract'
import { makeForecast, makePerson, makePlaces } from './make-data'
import { createTestApp, type TestApp } from './test-app'

type Answer = {
  readonly status: number
  readonly body: string
  readonly json: () => Record<string, unknown>
  readonly etag: string | undefined
}

export type Ask = {
  readonly body?: unknown
  /** A body as it goes over the wire, for what JSON.stringify would not write */
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
}

const forecastRole = (level: 'READ' | 'WRITE' | 'APPROVE', kind: 'unit' | 'municipality', id: number): RoleItem => ({
  id: 2,
  levels: [level],
  scope: { kind, id },
})

const makeUnits = async ({ database }: TestApp) => {
  const { counties } = await makePlaces(database, {
    counties: [
      {
        name: 'Län A',
        municipalities: [
          { name: 'Egen', departments: [{ name: 'Hemtjänst', units: ['Egen enhet', 'Systerenhet', 'Utan år'] }] },
          { name: 'Främmande', departments: [{ name: 'Hemtjänst', units: ['Främmande enhet'] }] },
          { name: 'Utan licens', licences: ['diary'], departments: [{ name: 'Hemtjänst', units: ['Utan licens'] }] },
        ],
      },
    ],
  })
  const units = counties.flatMap(c => c.municipalities.flatMap(m => m.departments.flatMap(d => d.units)))
  const idOf = (name: string): number => {
    const id = units.find(unit => unit.name === name)?.id
    if (id === undefined) throw new Error(`No unit ${name}`)
    return id
  }
  const municipalityId = counties[0]?.municipalities[0]?.id ?? NaN
  return {
    municipalityId,
    own: idOf('Egen enhet'),
    sibling: idOf('Systerenhet'),
    empty: idOf('Utan år'),
    foreign: idOf('Främmande enhet'),
    unlicensed: idOf('Utan licens'),
  }
}

/** Units with and without years, people with different rights, and short ways to call the API as one of them. */
export const createForecastWorld = async (options: { now?: string } = {}) => {
  const testApp = await createTestApp(options)
  const { app, database, clock, dependencies } = testApp
  const units = await makeUnits(testApp)
  const at = clock.now
  const forecasts = {
    own2026: await makeForecast(database, { unitId: units.own, year: 2026 }, at),
    own2025: await makeForecast(database, { unitId: units.own, year: 2025 }, at),
    own2027: await makeForecast(database, { unitId: units.own, year: 2027 }, at),
    sibling2026: await makeForecast(database, { unitId: units.sibling, year: 2026 }, at),
    siblingUnlocked2027: await makeForecast(database, { unitId: units.sibling, year: 2027, locked: false }, at),
    foreign2026: await makeForecast(database, { unitId: units.foreign, year: 2026 }, at),
  }
  const { hash } = areas.session.passwordHasher(dependencies.passwordCost)
  const person = (roles: RoleItem[]) => makePerson(database, { roles, jobTitleId: 1 }, { at, hash })
  const people = {
    writer: await person([
      forecastRole('WRITE', 'municipality', units.municipalityId),
      { id: 2, levels: ['WRITE'], scope: { kind: 'unit', id: units.unlicensed } },
    ]),
    approver: await person([forecastRole('APPROVE', 'unit', units.own)]),
    reader: await person([forecastRole('READ', 'unit', units.own)]),
    diaryOnly: await person([{ id: 1, levels: ['WRITE'], scope: { kind: 'unit', id: units.own } }]),
    nobody: await person([]),
  }

  const signIn = async ({ email, password }: MadeUser): Promise<string> => {
    const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
    return tokenPair.parse(answer.json()).access_token
  }
  /** Signed in again whenever the clock was moved, because tokens end. */
  const sessions = new Map<string, Promise<string>>()
  const tokenOf = (user: MadeUser): Promise<string> => {
    const key = `${user.email} ${clock.now.toISOString()}`
    const session = sessions.get(key) ?? signIn(user)
    sessions.set(key, session)
    return session
  }

  const call = async (
    user: MadeUser,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    ask: Ask = {},
  ): Promise<Answer> => {
    const payload = ask.text ?? (ask.body === undefined ? undefined : JSON.stringify(ask.body))
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      headers: {
        authorization: `Bearer ${await tokenOf(user)}`,
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...ask.headers,
      },
      ...(payload === undefined ? {} : { payload }),
    })
    const { etag } = answer.headers
    return { status: answer.statusCode, body: answer.body, json: () => answer.json(), etag }
  }

  return {
    ...testApp,
    units,
    forecasts,
    people,
    dependencies,
    get: (user: MadeUser, path: string, headers?: Record<string, string>) =>
      call(user, 'GET', path, headers === undefined ? {} : { headers }),
    post: (user: MadeUser, path: string, ask: Ask) => call(user, 'POST', path, ask),
    patch: (user: MadeUser, path: string, ask: Ask) => call(user, 'PATCH', path, ask),
    delete: (user: MadeUser, path: string, ask: Ask = {}) => call(user, 'DELETE', path, ask),
    /** The comprehensive answer, checked against the contract. */
    comprehensive: async (unitId: number, year: number): Promise<ComprehensiveForecast> => {
      const answer = await call(people.writer, 'GET', `/forecast/unit/${unitId}/${year}/comprehensive`)
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`)
      return comprehensiveForecast.parse(answer.json())
    },
  }
}

export type ForecastWorld = Awaited<ReturnType<typeof createForecastWorld>>

/** A save that holds nothing, to be filled. */
export const noChanges = { absences: [], substitutes: [], myForecast: [] }
