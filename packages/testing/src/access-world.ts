import type { RoleItem } from '@veckovis/contracts/access'
import {
  jobTitleIds,
  permissionIds,
  placeKinds,
  type PermissionLevel,
  type Place,
  type PlaceKind,
} from '@veckovis/domain/access'
import type { MadeTree } from './control-contract'
import { changePerson, makePerson, makePlaces } from './make-data'
import { ownerOf } from './owner-of'
import { createTestApp, type TestApp } from './test-app'

/**
 * Places by how they lie to the caller's own; `absent` is no place at all. Closed is a unit of its own department,
 * or the department that it lies in.
 */
export const wheres = [
  'own',
  'sibling',
  'other department',
  'other municipality',
  'other county',
  'unlicensed',
  'closed',
  'in a closed department',
  'absent',
] as const
export type Where = (typeof wheres)[number]

type Holder = { readonly jobTitleId: number | null; readonly roles: RoleItem[] }

const planning = [1, 2, 3, 4, 5]

const rolesOn = (
  places: readonly Required<Place>[],
  kind: PlaceKind,
  ids: readonly number[],
  level: PermissionLevel,
): RoleItem[] =>
  places.flatMap(place =>
    ids.map(id => ({ id, levels: [level], scope: { kind, id: place[`${kind}Id`] ?? Number.NaN } })),
  )

/** Each holds what its name says on its own place and on one without licences. */
const holdersOf = (lineages: Readonly<Record<Where, Required<Place>>>) => {
  const both = [lineages.own, lineages.unlicensed]
  const on = (kind: PlaceKind, ids: readonly number[], level: PermissionLevel) => rolesOn(both, kind, ids, level)
  const everywhere = [...planning, permissionIds.users].map(id => ({ id, levels: ['WRITE' as const] }))
  const { unitManager, economist, superAdmin } = jobTitleIds
  return {
    stranger: { jobTitleId: unitManager, roles: [] },
    'unit reader': { jobTitleId: unitManager, roles: on('unit', planning, 'READ') },
    'unit writer': { jobTitleId: unitManager, roles: on('unit', planning, 'WRITE') },
    'unit approver': { jobTitleId: economist, roles: on('unit', planning, 'APPROVE') },
    'holder of users': { jobTitleId: null, roles: on('unit', [permissionIds.users], 'WRITE') },
    'department writer': { jobTitleId: null, roles: on('department', planning, 'WRITE') },
    'municipality approver': { jobTitleId: unitManager, roles: on('municipality', planning, 'APPROVE') },
    economist: { jobTitleId: economist, roles: on('municipality', [permissionIds.budget], 'APPROVE') },
    'county reader': { jobTitleId: unitManager, roles: rolesOn([lineages.own], 'county', planning, 'READ') },
    'writer everywhere': { jobTitleId: unitManager, roles: everywhere },
    'super admin': { jobTitleId: superAdmin, roles: [] },
    'super admin by a role': {
      jobTitleId: unitManager,
      roles: [{ id: permissionIds.superAdmin, scope: { kind: 'unit', id: lineages.own.unitId ?? Number.NaN } }],
    },
  } satisfies Record<string, Holder>
}

export type Who = keyof ReturnType<typeof holdersOf>

const absentId = 9_999_999_999

const lineageIn = (made: MadeTree, path: readonly [number, number, number, number]): Required<Place> => {
  const [countyIndex, municipalityIndex, departmentIndex, unitIndex] = path
  const county = made.counties[countyIndex]
  const municipality = county?.municipalities[municipalityIndex]
  const department = municipality?.departments[departmentIndex]
  const unit = department?.units[unitIndex]
  if (!county || !municipality || !department || !unit) throw new Error(`No unit was made at ${path.join('/')}`)
  return { countyId: county.id, municipalityId: municipality.id, departmentId: department.id, unitId: unit.id }
}

const makeLineages = async ({ database }: TestApp, licences: string[]): Promise<Record<Where, Required<Place>>> => {
  const departments = [
    { name: 'A', units: ['Egen', 'Granne', 'Stängd'] },
    { name: 'B', units: ['Annan avdelning'] },
    { name: 'Stängd', units: ['I stängd avdelning'] },
  ]
  const made = await makePlaces(database, {
    counties: [
      {
        name: 'Län A',
        municipalities: [
          { name: 'Kommun A1', licences, departments },
          { name: 'Kommun A2', licences, departments },
          { name: 'Kommun utan licens', licences: [], departments },
        ],
      },
      { name: 'Län B', municipalities: [{ name: 'Kommun B1', licences, departments }] },
    ],
  })
  return {
    own: lineageIn(made, [0, 0, 0, 0]),
    sibling: lineageIn(made, [0, 0, 0, 1]),
    'other department': lineageIn(made, [0, 0, 1, 0]),
    'other municipality': lineageIn(made, [0, 1, 0, 0]),
    'other county': lineageIn(made, [1, 0, 0, 0]),
    unlicensed: lineageIn(made, [0, 2, 0, 0]),
    closed: lineageIn(made, [0, 0, 0, 2]),
    'in a closed department': lineageIn(made, [0, 0, 2, 0]),
    absent: { countyId: absentId, municipalityId: absentId, departmentId: absentId, unitId: absentId },
  }
}

const closePlaces = ({ database }: TestApp) =>
  ownerOf(database).asSystem(async transaction => {
    await transaction.query("UPDATE unit SET active = false WHERE name = 'Stängd'")
    await transaction.query("UPDATE department SET active = false WHERE name = 'Stängd'")
  })

/** Whether a call that addresses the place of this kind there finds it closed. */
export const isClosed = (where: Where, kind: PlaceKind): boolean =>
  (where === 'closed' && kind === 'unit') ||
  (where === 'in a closed department' && (kind === 'unit' || kind === 'department'))

const signIn = async ({ app }: TestApp, { email, password }: { email: string; password: string }) => {
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  return (answer.json() as { access_token: string }).access_token
}

type Person = Holder & { readonly id: number; readonly token: string }

/** One place of every kind of neighbourhood, and callers who hold something of every kind there, signed in. */
export const createAccessWorld = async (licences: string[]) => {
  const suite = await createTestApp()
  const { database, clock, hash } = suite
  const lineages = await makeLineages(suite, licences)
  await closePlaces(suite)
  const make = async (holder: Holder): Promise<Person> => {
    const made = await makePerson(database, holder, { at: clock.now, hash })
    return { ...holder, id: made.id, token: await signIn(suite, made) }
  }
  const holders = Object.entries(holdersOf(lineages)) as [Who, Holder][]
  const people = {} as Record<Who, Person>
  for (const [who, holder] of holders) people[who] = await make(holder)
  const deactivated = await make(people['unit writer'])
  await changePerson(database, { id: deactivated.id, active: false })
  const now = clock.now
  clock.now = new Date(now.getTime() - 3_600_000)
  const expired = await make(people['unit writer'])
  clock.now = now
  /** The place of a kind there: the unit itself, or what it lies in. */
  const placeOf = (where: Where, kind: PlaceKind): Place => {
    const above = placeKinds.slice(0, placeKinds.indexOf(kind) + 1)
    return Object.fromEntries(above.map(each => [`${each}Id`, lineages[where][`${each}Id`]]))
  }
  return { suite, lineages, placeOf, make, people, refused: { deactivated, expired }, close: suite.close }
}

export type AccessWorld = Awaited<ReturnType<typeof createAccessWorld>>
