import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/journey'
import { makePlace, rolesOn } from '../../fixtures/places'
import { enter, enterNext } from '../../fixtures/session'
import { FramePage } from '../../pages/frame-page'

const ofSuperAdmins = [
  ['Counties', '/counties'],
  ['Municipalities', '/municipalities'],
  ['Departments', '/departments'],
  ['Units', '/units'],
  ['Licences', '/licences'],
] as const

test('R-084 R-085 R-086 R-087 R-479 Admin shows Users to who holds them, the lists of places and the licences to super admins, and nothing to others', async ({
  page,
}) => {
  const frame = new FramePage(page)
  const place = await makePlace({ licences: ['forecast'] })
  const makePerson = async (ids: number[]) => ({
    person: await control.makeUser({ jobTitleId: 1, roles: rolesOn(place, ids), defaultUnitId: place.unitId }),
    place,
    language: 'en' as const,
  })

  await test.step('R-084 R-087 R-479 who holds Users', async () => {
    await enter(page, await makePerson([6]), '/help')
    await frame.parent('Admin').click()
    await expect(frame.entry('Users')).toBeVisible()
    for (const [name] of ofSuperAdmins) await expect(frame.entry(name)).toHaveCount(0)
    await frame.entry('Users').click()
    await expect(page).toHaveURL(/\/users$/)
    await expect(frame.title()).toHaveText('Users')
    await expect(page.getByRole('table', { name: 'Users' })).toBeVisible()
    await page.goto('/counties')
    await expect(page).toHaveURL(/\/unauthorized$/)
  })
  await test.step('R-085 R-087 R-479 who holds the other areas', async () => {
    await enterNext(page, await makePerson([1, 2, 3, 5]), '/help')
    await expect(frame.entry('Help')).toBeVisible()
    await expect(frame.parent('Admin')).toHaveCount(0)
    await expect(frame.entry('Users')).toHaveCount(0)
    await page.goto('/users')
    await expect(page).toHaveURL(/\/unauthorized$/)
  })
  await test.step('R-085 R-086 a super admin, also without a licence', async () => {
    await enterNext(page, await makePerson([999]), '/help')
    await frame.parent('Admin').click()
    for (const [name, path] of ofSuperAdmins) {
      await frame.entry(name).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(frame.title()).toHaveText(name)
    }
  })
})
