import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/journey'
import { makePlace, rolesOn } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { recordCalls } from '../../fixtures/stub'
import { UsersPage } from '../../pages/users-page'
import { mixedRoles, openUsers } from './users-world'

const maj = { firstName: 'Maj', lastName: 'Ek' }
const asa = { firstName: 'Åsa', lastName: 'Öberg' }

test('R-407 /users is the list of users for those who hold the permission', async ({ page }) => {
  const { users } = await openUsers(page)
  await users.ready()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Användare')
  await expect(users.rows().getByRole('rowheader').filter({ hasText: 'Öberg, Åsa' })).toBeVisible()
})

test('who holds Users sees Administration with Users only, and no list of places', async ({ page }) => {
  const place = await makePlace()
  const person = await control.makeUser({ jobTitleId: 0, roles: rolesOn(place, [6], 'READ'), defaultUnitId: null })
  await enter(page, { person, place }, '/users')
  const users = new UsersPage(page)
  await users.ready()
  await expect(users.add()).toHaveCount(0)
  await page.goto('/units')
  await expect(page.getByText('Du saknar behörighet att visa den här sidan')).toBeVisible()
})

test('the server searches, and what is typed to find people stands in no address', async ({ page }) => {
  const { users } = await openUsers(page, { people: [maj, asa] })
  await users.ready()
  const calls = recordCalls(page)
  await users.search().fill('öberg')
  await expect(users.rows()).toHaveCount(1)
  await expect(page).toHaveURL(/\/users$/)
  expect(calls.map(call => decodeURIComponent(call)).filter(call => /öberg/i.test(call))).toEqual([])
  await users.search().fill('finns inte')
  await page.getByRole('button', { name: 'Rensa sökning och filter' }).click()
  await expect(users.rows()).toHaveCount(3)
})

test('filters stand in the address and hold after a reload', async ({ page }) => {
  const { users } = await openUsers(page, {
    people: [
      { ...maj, jobTitleId: 4 },
      { ...asa, jobTitleId: 1 },
    ],
  })
  await users.ready()
  await users.choose(page.getByLabel('Befattning'), 'Ekonom')
  await expect(users.rows()).toHaveCount(1)
  await expect(page).toHaveURL(/jobTitleId=4/)
  await page.reload()
  await expect(users.row('Ek, Maj')).toBeVisible()
  await expect(users.rows()).toHaveCount(1)
})

test('R-421 a user has a created date and a last login, which changes when the user logs in', async ({ page }) => {
  const { users, made } = await openUsers(page)
  await users.ready()
  await expect(users.columnHead('Skapad')).toBeVisible()
  const row = users.row('Öberg')
  await expect(row).toContainText('Aldrig')
  const [person] = made
  if (person === undefined) throw new Error('nobody was made')
  const context = await page.context().browser()?.newContext()
  const other = await context?.newPage()
  if (other === undefined) throw new Error('no other page')
  await enter(other, { person })
  await page.reload()
  await users.ready()
  await expect(row).not.toContainText('Aldrig')
  await context?.close()
})

test('what a user can do stands beside the roles, with the role that gives it', async ({ page }) => {
  const place = await makePlace()
  const { users } = await openUsers(page, { place, people: [{ ...maj, roles: mixedRoles(place) }] })
  await users.ready()
  await users.open('Ek')
  const outcome = users.outcome()
  await expect(outcome).toContainText('Gör, ändrar och låser budgetar')
  await expect(outcome).toContainText(`i 1 enhet, genom rollen på ${place.departmentName}`)
  await expect(outcome).toContainText(`Ser prognosen`)
  // Why may she approve here?
  await users.choose(outcome.getByLabel('Var'), new RegExp(`^${place.unitName},`))
  await expect(outcome).toContainText(`genom rollen på ${place.departmentName}`)
  await users.choose(outcome.getByLabel('Var'), new RegExp(`^${place.municipalityName},`))
  await expect(outcome).not.toContainText('låser budgetar')
  await expect(outcome).toContainText('Ser prognosen')
})
