import type { Page } from '@playwright/test'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/journey'
import { makePlace, rolesOn } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { FramePage } from '../../pages/frame-page'

const open = async (page: Page, ids: number[], path = '/help', language: 'sv' | 'en' = 'en') => {
  const place = await makePlace({ licences: ['forecast'] })
  const person = await control.makeUser({ jobTitleId: 1, roles: rolesOn(place, ids), defaultUnitId: place.unitId })
  await enter(page, { person, place, language }, path)
  const frame = new FramePage(page)
  await expect(frame.entry(language === 'en' ? 'Help' : 'Hjälp')).toBeVisible()
  return frame
}

const ofSuperAdmins = [
  ['Counties', '/counties'],
  ['Municipalities', '/municipalities'],
  ['Departments', '/departments'],
  ['Units', '/units'],
] as const

test('R-084 Admin shows with Users as its only child to who holds Users', async ({ page }) => {
  const frame = await open(page, [6])
  await frame.parent('Admin').click()
  await expect(frame.entry('Users')).toBeVisible()
  for (const [name] of ofSuperAdmins) await expect(frame.entry(name)).toHaveCount(0)
})

test('R-085 Admin shows to a super admin and to nobody with the other areas', async ({ page, browser }) => {
  const frame = await open(page, [999])
  await expect(frame.parent('Admin')).toBeVisible()
  const other = await browser.newPage()
  const without = await open(other, [1, 2, 3, 5])
  await expect(without.parent('Admin')).toHaveCount(0)
  await other.close()
})

test('R-086 the four lists of places lead to their pages, without a licence', async ({ page }) => {
  const frame = await open(page, [999])
  await frame.parent('Admin').click()
  for (const [name, path] of ofSuperAdmins) {
    await frame.entry(name).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(frame.title()).toHaveText(name)
  }
})

test('R-087 Users needs permission 6 and leads to /users', async ({ page, browser }) => {
  const frame = await open(page, [6])
  await frame.parent('Admin').click()
  await frame.entry('Users').click()
  await expect(page).toHaveURL(/\/users$/)
  await expect(frame.title()).toHaveText('Users')
  const other = await browser.newPage()
  const without = await open(other, [1, 2, 3, 5])
  await expect(without.entry('Users')).toHaveCount(0)
  await other.close()
})

test('the page of places is shut to who may only see people', async ({ page }) => {
  await open(page, [6], '/counties')
  await expect(page).toHaveURL(/\/unauthorized$/)
})

test('R-479 the page of people needs Users, and shows their list with it', async ({ page, browser }) => {
  await open(page, [6], '/users')
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible()
  const other = await browser.newPage()
  await open(other, [1, 2, 3, 5], '/users', 'sv')
  await expect(other).toHaveURL(/\/unauthorized$/)
  await other.close()
})
