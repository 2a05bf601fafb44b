import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { control } from '../../fixtures/control'
import { makeManager, makePlace, rolesOn } from '../../fixtures/places'
import { callApi, enter, signInByApi } from '../../fixtures/session'
import { paths } from '../../fixtures/stub'
import { ForecastPage } from '../../pages/forecast-page'
import { unitSwitchOf } from '../../pages/frame-page'
import { SignInPage } from '../../pages/sign-in-page'

const view = /\/forecast\?year=2026&startWeek=18&endWeek=22&tab=details/

const refuse = (page: Page, path: RegExp) =>
  page.route(path, route =>
    route.fulfill({ status: 401, json: { statusCode: 401, code: 'token-invalid', message: 'X' } }),
  )

test('R-065 a session that ends by itself during a save says why, and the same person goes on where she was', async ({
  page,
}) => {
  // A manager of two units edits the one that is not the default.
  const [usual, other] = [await makePlace({ years: [2026] }), await makePlace({ years: [2026] })]
  const person = await control.makeUser({
    jobTitleId: 1,
    roles: [...rolesOn(usual, [2, 3]), ...rolesOn(other, [2, 3])],
    defaultUnitId: usual.unitId,
  })
  await enter(page, { person, place: other }, '/forecast?year=2026&startWeek=18&endWeek=22&tab=details')
  const forecast = new ForecastPage(page)
  await forecast.ready()
  await forecast.type('absences-2', 20, '8')
  await refuse(page, paths.refresh)
  await refuse(page, paths.save)
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/login$/)
  await page.unrouteAll()
  await expect(page.getByText(/Du har loggats ut eftersom inloggningen inte gäller längre/)).toBeVisible()
  await expect(page.getByText(/Osparade ändringar i prognos och budget finns kvar/)).toBeVisible()
  await new SignInPage(page).signIn(person)
  await expect(page).toHaveURL(view)
  await expect(unitSwitchOf(page)).toContainText(other.unitName)
  await page.getByRole('button', { name: 'Återställ' }).click()
  await forecast.expectCell('absences-2', 20, '8')
  // Once: a later visit to the sign-in page leads where the index does.
  await page.goto('/help')
  await page.goto('/login')
  await expect(page).toHaveURL(/\/forecast/)
  await expect(page).not.toHaveURL(view)
})

test('a session that was ended from another device says so at the sign-in', async ({ page }) => {
  const place = await makePlace({ years: [2026] })
  const person = await makeManager(place)
  await enter(page, { person, place }, '/help')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hjälp')
  const answer = await callApi(await signInByApi(person), '/user/me/session', { method: 'DELETE' })
  expect(answer.status).toBe(200)
  await page.reload()
  await expect(page.getByText(/avslutades av dig i en annan flik eller på en annan dator eller telefon/)).toBeVisible()
  await new SignInPage(page).signIn(person)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hjälp')
})

test('the other tabs of a remembered session say it too, and follow the sign-in back', async ({ page }) => {
  const second = await page.context().newPage()
  const place = await makePlace({ years: [2026] })
  const person = await makeManager(place)
  await enter(page, { person, place }, '/help')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hjälp')
  await second.goto('/settings')
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Inställningar')
  await refuse(page, paths.refresh)
  await refuse(page, paths.me)
  await page.reload()
  for (const tab of [page, second])
    await expect(tab.getByText(/Du har loggats ut eftersom inloggningen inte gäller längre/)).toBeVisible()
  await page.unrouteAll()
  await new SignInPage(page).signIn(person, { remember: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hjälp')
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Inställningar')
})
