import { type RoleItem } from '@veckovis/contracts/access'
import { tokenPair } from '@veckovis/contracts/session'
import type { MakeTree } from './control-contract'
import { makePerson, makePlaces } from './make-data'
import { createTestApp, type TestApp } from './test-app'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Ask = { readonly body?: object; readonly ifMatch?: string; readonly as?: string; readonly language?: string }

/** Ids of places by their names, which a test therefore chooses differently. */
type Ids = Readonly<Record<'county' | 'municipality' | 'department' | 'unit', (name: string) => number>>

const idsOf = (found: ReadonlyMap<string, number>): Ids => {
  const idOf = (kind: string) => (name: string) => {
    const id = found.get(`${kind} ${name}`)
    if (id === undefined) throw new Error(`No ${kind} was made with the name ${name}`)
    return id
  }
  return {
    county: idOf('county'),
    municipality: idOf('municipality'),
    department: idOf('department'),
    unit: idOf('unit'),
  }
}

const makeByName = async ({ database }: TestApp, tree: MakeTree): Promise<Ids> => {
  const { counties } = await makePlaces(database, tree)
  const found = new Map<string, number>()
  for (const county of counties) {
    found.set(`county ${county.name}`, county.id)
    for (const municipality of county.municipalities) {
      found.set(`municipality ${municipality.name}`, municipality.id)
      for (const department of municipality.departments) {
        found.set(`department ${department.name}`, department.id)
        for (const unit of department.units) found.set(`unit ${unit.name}`, unit.id)
      }
    }
  }
  return idsOf(found)
}

/** Places by name, a super admin, and short ways to call the API of places as that one or another. */
export const createPlacesWorld = async (tree: MakeTree) => {
  const suite = await createTestApp()
  const { app, database, clock, hash } = suite
  const ids = await makeByName(suite, tree)
  const signIn = async ({ email, password }: { email: string; password: string }) => {
    const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
    return tokenPair.parse(answer.json()).access_token
  }
  const person = async (
    roles: RoleItem[],
    extra: { jobTitleId?: number; firstName?: string; lastName?: string } = {},
  ) => {
    const made = await makePerson(database, { roles, ...extra }, { at: clock.now, hash })
    return { id: made.id, token: await signIn(made) }
  }
  const admin = await person([], { jobTitleId: 999, firstName: 'Ada', lastName: 'Admin' })
  const call = (method: Method, url: string, { body, ifMatch, as = admin.token, language = 'sv' }: Ask = {}) =>
    app.inject({
      method,
      url: `/api${url}`,
      headers: {
        authorization: `Bearer ${as}`,
        'accept-language': language,
        ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      },
      ...(body !== undefined && { payload: body }),
    })
  const make = (more: MakeTree) => makeByName(suite, more)
  return { suite, ids, make, person, admin, call, close: suite.close }
}

export type PlacesWorld = Awaited<ReturnType<typeof createPlacesWorld>>
