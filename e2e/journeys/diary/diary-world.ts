import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { control } from '../../fixtures/control'
import { makePlace, rolesOn } from '../../fixtures/places'
import { callApi, enter, signInByApi } from '../../fixtures/session'
import { DiaryPage } from '../../pages/diary-page'

/** What is entered of an entry beside its request. */
type Entered = Readonly<Record<string, unknown>>

/** An absence of five days in August. */
export const vacationOf = (staffId: number, changes: Entered = {}): Entered => ({
  category: 'ABSENCE',
  reason: 2,
  staffId,
  from: '2026-08-10',
  to: '2026-08-14',
  hours: { perDay: 8 },
  ...changes,
})

type World = {
  readonly level?: 'READ' | 'WRITE' | 'APPROVE'
  readonly language?: 'sv' | 'en'
  readonly years?: number[]
  /** Permission ids of the person who looks */
  readonly ids?: number[]
  /** What stands in the diary, made of the unit's one staff member */
  readonly path?: string
  /** First names of the staff, in place of the one member */
  readonly staff?: readonly string[]
  readonly entries?: (staffId: number) => readonly Entered[]
}

/** What the one staff member of such a place is called. */
export const staffName = 'Prov Medarbetare'

const makeStaff = async (unitId: number, [first, ...others]: readonly string[] = []) => {
  const made = await control.makeStaffMember({ unitId, ...(first !== undefined && { firstName: first }) })
  const rest = []
  for (const firstName of others) rest.push(await control.makeStaffMember({ unitId, firstName }))
  return [made, ...rest] as const
}

/** Opens the diary of a place of its own, with one staff member and entries. */
export const openDiary = async (
  page: Page,
  { level = 'APPROVE', language = 'sv', years = [2026], ids = [1], entries, path = '/diary', staff }: World = {},
) => {
  const place = await makePlace({ years, licences: ['diary', 'forecast'] })
  const person = await control.makeUser({
    jobTitleId: 1,
    roles: rolesOn(place, ids, level),
    defaultUnitId: place.unitId,
  })
  const [{ id: staffId }] = await makeStaff(place.unitId, staff)
  const maker = await control.makeUser({ jobTitleId: 1, roles: rolesOn(place, [1]), defaultUnitId: place.unitId })
  const tokens = await signInByApi(maker)
  for (const entry of entries?.(staffId) ?? []) {
    const body = { requestId: randomUUID(), ...entry }
    const answer = await callApi(tokens, `/diary/unit/${place.unitId}`, { method: 'POST', body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  }
  await enter(page, { person, place, language }, path)
  return { place, staffId, person, diary: new DiaryPage(page) }
}
