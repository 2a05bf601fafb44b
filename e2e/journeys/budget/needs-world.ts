import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { NeedsBudget, NewNeedsBudget } from '@veckovis/contracts/budget'
import { control } from '../../fixtures/control'
import { makePlace, rolesOn, type Person, type Place } from '../../fixtures/places'
import { callApi, enter, signInByApi } from '../../fixtures/session'
import { NeedsPage } from '../../pages/needs-page'

/** The worked budget example. */
const usual: Omit<NewNeedsBudget, 'requestId'> = {
  year: 2026,
  name: 'Needs 2026',
  comment: '',
  timeType: 'granted',
  zones: [
    { zone: 'urban-area', hours: 900, period: 'month', quota: 1 },
    { zone: 'countryside', hours: 150, period: 'month', quota: 0.95 },
  ],
  rooms: [{ roomType: 'dementia', rooms: 10, quota: 0.7 }],
  efficiency: 85,
  monthlyShares: [9, 8, 8, 8, 8, 8, 9, 9, 8, 8, 8, 9],
}

const approverOf = (place: Place, level: 'READ' | 'WRITE' | 'APPROVE' = 'APPROVE') =>
  control.makeUser({ jobTitleId: 1, roles: rolesOn(place, [3, 2, 1], level), defaultUnitId: place.unitId })

export const ask = async (person: Person, path: string, init: RequestInit = {}) =>
  callApi(await signInByApi(person), path, init)

/** A needs budget of the unit, made through the API. */
export const addNeeds = async (person: Person, place: Place, changes: Partial<NewNeedsBudget> = {}) => {
  const body = JSON.stringify({ ...usual, ...changes, requestId: randomUUID() })
  const answer = await ask(person, `/need/unit/${place.unitId}`, { method: 'POST', body })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.json()) as NeedsBudget
}

export const advance = async (person: Person, { id }: { id: number }, ...steps: ('activate' | 'lock')[]) => {
  for (const step of steps) {
    // A body-less POST carries no content type.
    const answer = await ask(person, `/need/${id}/${step}`, { method: 'POST', headers: {}, body: '{}' })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  }
}

type OpenOptions = {
  language?: 'sv' | 'en'
  level?: 'READ' | 'WRITE' | 'APPROVE'
  /** Without staff there is no budget. */
  staff?: boolean
  path?: string
  before?: (place: Place, person: Person) => Promise<unknown>
}

/** A unit with one staff member, 37 hours as full time by default, and a person who opens its needs budgets. */
export const openNeeds = async (page: Page, options: OpenOptions = {}) => {
  const { language = 'en', level = 'APPROVE', staff = true, path = '/needs' } = options
  const place = await makePlace()
  if (staff) await control.makeStaffMember({ unitId: place.unitId, salary: 30_000, weeklyHours: 37 })
  const approver = await approverOf(place)
  await options.before?.(place, approver)
  const person = level === 'APPROVE' ? approver : await approverOf(place, level)
  await enter(page, { person, place, language }, path)
  return { needs: new NeedsPage(page), place, person, approver }
}

/** The municipality of the worked budget example has 37 hours a week. */
export const setFullTimeHours = async (place: Place, value = 37) => {
  const admin = await control.makeUser({ jobTitleId: 999, roles: [], defaultUnitId: place.unitId })
  const body = JSON.stringify({ key: 'full-time-hours', validFrom: '2020-01-01', value, basedOn: null })
  const answer = await ask(admin, `/settings/budget/municipality/${place.municipalityId}`, { method: 'POST', body })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
}
