import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { NewStaffMemberRequest } from '@veckovis/contracts/staff'
import { makeManager, makePlace, type Place } from '../../fixtures/places'
import { callApi, enter, signInByApi } from '../../fixtures/session'
import { StaffPage } from '../../pages/staff-page'

type Member = Partial<Omit<NewStaffMemberRequest, 'requestId'>>

const usual = {
  firstName: 'Åsa',
  lastName: 'Öberg',
  birthday: '1984-05-17',
  gender: 'FEMALE',
  notes: 'Körkort',
  employedFrom: '2024-01-01',
  salary: 31_500,
  weeklyHours: 37,
  ordinaryService: { grade: 1, reason: null },
  actualService: { grade: 0.75, reason: 'PARENTAL_LEAVE' },
} satisfies Member

type Tokens = Awaited<ReturnType<typeof signInByApi>>

/** Adds a member through the API, as somebody who may. */
const addMember = async (place: Place, tokens: Tokens, member: Member): Promise<number> => {
  const body = { ...usual, ...member, requestId: randomUUID() }
  const path = `/staff/unit/${place.unitId}`
  const answer = await callApi(tokens, path, { method: 'POST', body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { id: number }).id
}

type OpenOptions = {
  language?: 'sv' | 'en'
  level?: 'READ' | 'WRITE'
  members?: Member[]
  search?: string
  /** Permission ids of the person who looks. */
  ids?: number[]
  path?: '/staff' | '/schedule'
  before?: (place: Place) => Promise<void>
}

/** A unit with staff of its own, and a person of it who opens one of the two pages. */
export const openStaff = async (page: Page, options: OpenOptions = {}) => {
  const { language = 'sv', level = 'WRITE', members = [{}], search = '', ids = [4, 5], path = '/staff' } = options
  const place = await makePlace()
  const writer = await makeManager(place)
  const made = []
  const tokens = await signInByApi(writer)
  for (const member of members) made.push(await addMember(place, tokens, member))
  const person = await makeManager(place, ids, level)
  await options.before?.(place)
  await enter(page, { person, place, language }, `${path}${search}`)
  return { staff: new StaffPage(page), place, person, writer, made }
}
