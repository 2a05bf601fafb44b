import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { NeedsBudget, NewNeedsBudget, NewResourceBudget, ResourceBudget } from '@veckovis/contracts/budget'
import { control } from '../../fixtures/control'
import { makePlace, rolesOn, type Person, type Place } from '../../fixtures/places'
import { callApi, enter, signInByApi, type Tokens } from '../../fixtures/session'
import { ResourcesPage } from '../../pages/resources-page'

/** Shares of the worked budget example. */
export const exampleShares = [9, 8, 8, 8, 8, 8, 9, 9, 8, 8, 8, 9]

const needsBody = (changes: Partial<NewNeedsBudget>): NewNeedsBudget => ({
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

const resourceBody = (needsBudgetId: number, changes: Partial<NewResourceBudget>): NewResourceBudget => ({
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

const callerOf = (tokens: Tokens) => ({
  /** The answer as it is, for what has to be refused. */
  ask: (method: string, path: string, body?: object) =>
    callApi(tokens, path, { method, body: JSON.stringify(body ?? {}) }),
  succeed: async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await callApi(tokens, path, {
      method,
      // A call without a body must not name a type for it.
      ...(body === undefined ? { headers: { 'content-type': 'text/plain' } } : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  },
})

/** Short ways to make budgets of a unit through the API, as somebody who may lock. */
const budgetsOf = (place: Place, { succeed }: ReturnType<typeof callerOf>) => {
  const { unitId } = place
  const needs = (changes: Partial<NewNeedsBudget> = {}) =>
    succeed<NeedsBudget>('POST', `/need/unit/${unitId}`, needsBody(changes))
  const resource = (needsBudgetId: number, changes: Partial<NewResourceBudget> = {}) =>
    succeed<ResourceBudget>('POST', `/budget/unit/${unitId}`, resourceBody(needsBudgetId, changes))
  return {
    needs,
    lockedNeeds: async (changes: Partial<NewNeedsBudget> = {}) => {
      const { id } = await needs(changes)
      await succeed('POST', `/need/${id}/activate`)
      return succeed<NeedsBudget>('POST', `/need/${id}/lock`)
    },
    resource,
    activate: (id: number) => succeed<ResourceBudget>('POST', `/budget/${id}/activate`),
    lock: (id: number) => succeed<ResourceBudget>('POST', `/budget/${id}/lock`),
    activeResource: async (needsBudgetId: number, changes: Partial<NewResourceBudget> = {}) => {
      const { id } = await resource(needsBudgetId, changes)
      return succeed<ResourceBudget>('POST', `/budget/${id}/activate`)
    },
  }
}

/** 37 hours a week and payroll overhead 44.53, as in the worked budget example. */
const setSettings = async ({ municipalityId }: Place) => {
  const admin = callerOf(await signInByApi(await control.makeUser({ jobTitleId: 999, roles: [] })))
  for (const [key, value] of [
    ['full-time-hours', 37],
    ['payroll-overhead', 44.53],
  ] as const)
    await admin.succeed('POST', `/settings/budget/municipality/${municipalityId}`, {
      key,
      validFrom: '2020-01-01',
      value,
      basedOn: null,
    })
}

const personOf = (place: Place, level: 'READ' | 'WRITE' | 'APPROVE', seesSalaries = true): Promise<Person> =>
  control.makeUser({
    jobTitleId: 1,
    roles: [
      ...rolesOn(place, [3], level),
      ...rolesOn(place, [2], 'WRITE'),
      ...rolesOn(place, [5], seesSalaries ? 'WRITE' : 'READ'),
    ],
    defaultUnitId: place.unitId,
  })

/** A unit with one member at 30 000 kronor, and somebody who may lock its budgets. */
export const makeBudgetPlace = async ({ hasStaff = true }: { hasStaff?: boolean } = {}) => {
  const place = await makePlace()
  await setSettings(place)
  if (hasStaff) await control.makeStaffMember({ unitId: place.unitId, salary: 30_000, weeklyHours: 37 })
  const approver = await personOf(place, 'APPROVE')
  const api = callerOf(await signInByApi(approver))
  return { place, approver, ask: api.ask, ...budgetsOf(place, api) }
}

export type BudgetPlace = Awaited<ReturnType<typeof makeBudgetPlace>>

type OpenOptions = {
  language?: 'sv' | 'en'
  level?: 'READ' | 'WRITE' | 'APPROVE'
  hasStaff?: boolean
  /** Who may not reads the staff without their pay */
  seesSalaries?: boolean
  path?: string
  /** What is there before the page is opened; a locked needs budget where nothing is said. */
  before?: (world: BudgetPlace) => Promise<unknown>
}

/** Opens the resource budgets of a unit of its own. */
export const openResources = async (page: Page, options: OpenOptions = {}) => {
  const { language = 'sv', level = 'APPROVE', seesSalaries = true, hasStaff = true, path = '/resources' } = options
  const world = await makeBudgetPlace({ hasStaff })
  await (options.before ?? (({ lockedNeeds }) => lockedNeeds()))(world)
  const isMaker = level === 'APPROVE' && seesSalaries
  const person = isMaker ? world.approver : await personOf(world.place, level, seesSalaries)
  await enter(page, { person, place: world.place, language }, path)
  return { ...world, person, resources: new ResourcesPage(page) }
}
