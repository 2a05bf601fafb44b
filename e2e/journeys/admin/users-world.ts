import type { Page } from '@playwright/test'
import type { RoleItem } from '@veckovis/contracts/access'
import { control } from '../../fixtures/control'
import { makePlace, rolesOn, unique, type Place } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { UsersPage } from '../../pages/users-page'

/** An administrator of the place's municipality, as the preset makes one. */
const makeAdministrator = (place: Place, level: 'READ' | 'WRITE' | 'APPROVE' = 'APPROVE') =>
  control.makeUser({
    jobTitleId: 0,
    firstName: 'Ada',
    lastName: `Admin ${unique()}`,
    roles: [...rolesOn(place, [1, 2, 3, 4, 5]), ...rolesOn(place, [6], level)],
    defaultUnitId: place.unitId,
  })

/** Approves budgets in the department, and reads forecasts in the county. */
export const mixedRoles = (place: Place): RoleItem[] => [
  { id: 3, levels: ['APPROVE'], scope: { kind: 'department', id: place.departmentId } },
  ...rolesOn(place, [2], 'READ'),
]

type OpenOptions = {
  language?: 'sv' | 'en'
  level?: 'READ' | 'WRITE' | 'APPROVE'
  search?: string
  /** A place of its own unless said. */
  place?: Place
  people?: { firstName: string; lastName: string; jobTitleId?: number | null; roles?: RoleItem[] }[]
}

/** A place of its own with some people, seen by its administrator. */
export const openUsers = async (page: Page, options: OpenOptions = {}) => {
  const { language = 'sv', level, search = '', people, place = await makePlace() } = options
  const person = await makeAdministrator(place, level)
  const made = []
  for (const each of people ?? [{ firstName: 'Åsa', lastName: 'Öberg' }])
    made.push(await control.makeUser({ jobTitleId: 1, roles: rolesOn(place, [2, 5]), ...each }))
  await enter(page, { person, place, language }, `/users${search}`)
  return { users: new UsersPage(page), place, person, made }
}
