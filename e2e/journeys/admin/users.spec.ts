import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/journey'
import { makePlace, rolesOn } from '../../fixtures/places'
import { enterNext, signInByApi } from '../../fixtures/session'
import { recordCalls } from '../../fixtures/stub'
import { mixedRoles, openUsers } from './users-world'

test('R-407 R-421 /users is the list of users for those who hold the permission: found, filtered, looked at and only read', async ({
  page,
}) => {
  const place = await makePlace()
  const { users, made } = await openUsers(page, {
    place,
    people: [
      { firstName: 'Maj', lastName: 'Ek', jobTitleId: 4, roles: mixedRoles(place) },
      { firstName: 'Åsa', lastName: 'Öberg', jobTitleId: 1 },
    ],
  })

  await test.step('R-407 the list', async () => {
    await users.ready()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Användare')
    await expect(users.rows().getByRole('rowheader').filter({ hasText: 'Öberg, Åsa' })).toBeVisible()
  })
  await test.step('R-421 a created date and a last login, which changes when the user logs in', async () => {
    await expect(users.columnHead('Skapad')).toBeVisible()
    const row = users.row('Öberg')
    await expect(row).toContainText('Aldrig')
    const [, person] = made
    if (person === undefined) throw new Error('nobody was made')
    await signInByApi(person)
    await page.reload()
    await users.ready()
    await expect(row).not.toContainText('Aldrig')
  })
  await test.step('what is typed to find people stands in no address', async () => {
    const calls = recordCalls(page)
    await users.search().fill('öberg')
    await expect(users.rows()).toHaveCount(1)
    await expect(page).toHaveURL(/\/users$/)
    expect(calls.map(call => decodeURIComponent(call)).filter(call => /öberg/i.test(call))).toEqual([])
    await users.search().fill('finns inte')
    await page.getByRole('button', { name: 'Rensa sökning och filter' }).click()
    await expect(users.rows()).toHaveCount(3)
  })
  await test.step('filters stand in the address and hold after a reload', async () => {
    await users.choose(page.getByLabel('Befattning'), 'Ekonom')
    await expect(users.rows()).toHaveCount(1)
    await expect(page).toHaveURL(/jobTitleId=4/)
    await page.reload()
    await expect(users.row('Ek, Maj')).toBeVisible()
    await expect(users.rows()).toHaveCount(1)
  })
  await test.step('what a user can do stands beside the roles, with the role that gives it', async () => {
    await users.open('Ek')
    const outcome = users.outcome()
    await expect(outcome).toContainText('Skapar, ändrar och låser budgetar')
    await expect(outcome).toContainText(`i 1 enhet, genom rollen på ${place.departmentName}`)
    await expect(outcome).toContainText(`Ser prognosen`)
    // Why may she approve here?
    await users.choose(outcome.getByLabel('Var'), new RegExp(`^${place.unitName},`))
    await expect(outcome).toContainText(`genom rollen på ${place.departmentName}`)
    await users.choose(outcome.getByLabel('Var'), new RegExp(`^${place.municipalityName},`))
    await expect(outcome).not.toContainText('låser budgetar')
    await expect(outcome).toContainText('Ser prognosen')
  })
  await test.step('who only reads them adds nobody, and sees no list of places', async () => {
    const roles = rolesOn(place, [6], 'READ')
    const person = await control.makeUser({ jobTitleId: 0, roles, defaultUnitId: null })
    await enterNext(page, { person, place }, '/users')
    await users.ready()
    await expect(users.add()).toHaveCount(0)
    await page.goto('/units')
    await expect(page.getByText('Du saknar behörighet att visa den här sidan')).toBeVisible()
  })
})
